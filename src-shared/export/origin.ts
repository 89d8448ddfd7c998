/** Which run a picture shows, and which step of it: a short text that the picture carries and can be asked for. */

export interface Origin {
  /** The run's text. */
  readonly run: string
  /** The step shown; absent where the picture is of the whole run. */
  readonly step?: number
}

const prefix = 'retrace:'
/** A run that carries a whole puzzle in its text has some thousand letters; longer texts are no runs. */
const longestRun = 32 * 1024

/** `retrace:knights-tour/bound-2?size=8x8&start=20#64`: printable ASCII only, as run texts are. */
export const originText = ({ run, step }: Origin): string =>
  `${prefix}${run}${step === undefined ? '' : `#${step}`}`

/**
 * Reads what `originText` writes, wherever in the text it stands. The run's text is not checked to name a run: that is
 * for `parseRun`, as with any text from outside.
 */
export function parseOrigin(text: string): Origin | undefined {
  const found = /retrace:([a-z0-9-]{1,100}\/[a-z0-9-]{1,100}(?:\?[^\s#<>"]*)?)(?:#(\d{1,16}))?/.exec(text)
  const run = found?.[1]
  if (run === undefined || run.length > longestRun) return undefined
  const step = found?.[2] === undefined ? undefined : Number(found[2])
  if (step === undefined) return { run }
  return Number.isSafeInteger(step) ? { run, step } : undefined
}
