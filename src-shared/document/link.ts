/** A run as a link that the system hands to the app: `retrace:knights-tour/bound-2?size=8x8&start=20#10`. */
import { bad, good, type Outcome } from '../lib/outcome'

/** The link's scheme, without the colon. */
const linkScheme = 'retrace'

/** A run and a step, not yet known to exist. */
export interface LinkedMoment {
  readonly run: string
  readonly k: number
}

const scheme = new RegExp(`^${linkScheme}:(//)?`, 'i')
/** Longer than any run's text and its step; what is longer still is no link of ours. */
const longestLink = 100_100

export const isLink = (text: string): boolean => scheme.test(text)

/** The run is what stands between scheme and `#`; the step behind it may be left out. Never throws. */
export function readLink(text: string): Outcome<LinkedMoment> {
  if (text.length > longestLink || !isLink(text)) return bad('document.link')
  const [run = '', step = '0'] = text.replace(scheme, '').split('#', 2)
  const k = /^\d+$/.test(step) ? Number(step) : Number.NaN
  if (run === '' || !Number.isSafeInteger(k)) return bad('document.link')
  return good({ run, k })
}

/** The link to a run, its text as somebody typed it; a step may follow it after a `#`. */
export const linkTo = (run: string): string => (isLink(run) ? run : `${linkScheme}:${run}`)

/** The link to a run's step, which `readLink` reads again. */
export const writeLink = ({ run, k }: LinkedMoment): string => `${linkScheme}:${run}#${k}`
