/** What was played by hand as text, in the forms of a path that a search has found. */
import type { Params } from '../form/field'
import { assertNever } from '../lib/assertNever'
import { toSvg } from '../picture/svg'
import type { Hand } from '../puzzle'
import { type Run, runText } from '../run'
import { csvLines, type ExportOptions, type PathFormat } from './path'

/** A path that no search has found, so that it has no counters. `readPathFile` reads it back. */
interface PlayedRecord {
  /** The puzzle; the strategy in it is only the one on the table. */
  readonly run: string
  readonly puzzle: string
  readonly params: Params
  readonly outcome: 'solved' | 'stopped'
  readonly played: true
  readonly path: readonly unknown[]
}

/** True where the hand stands for a path; otherwise only its picture can be written. */
export const hasPlayedPath = ({ puzzle, params }: Run, hand: Hand): boolean =>
  puzzle.hand?.line(params, hand) !== undefined

/** Empty where there is nothing to write: a puzzle not played by hand, or a hand that is no path (see `hasPlayedPath`). */
export function exportPlayed(format: PathFormat, run: Run, hand: Hand, options: ExportOptions): string {
  const { puzzle, params } = run
  const { lang, palette, bom, svg } = options
  if (!puzzle.hand) return ''
  if (format === 'svg') {
    const picture = puzzle.hand.draw(params, { hand, held: undefined, hinted: [], lang })
    return toSvg(picture, palette, svg)
  }
  const line = puzzle.hand.line(params, hand)
  if (!line) return ''
  const { text, header, rows, path } = puzzle.pathTexts(params, line, format === 'json' ? 'en' : lang)
  switch (format) {
    case 'text':
      return text
    case 'csv':
      return `${bom ? '\uFEFF' : ''}${csvLines([header, ...rows])}`
    case 'json': {
      const outcome = puzzle.hand.isSolved(params, hand) ? 'solved' : 'stopped'
      const record = { run: runText(run), puzzle: puzzle.id, params, outcome, played: true, path } as const
      return `${JSON.stringify(record satisfies PlayedRecord)}\n`
    }
    default:
      return assertNever(format)
  }
}
