/** What was played by hand as text, in the forms of a path that a search has found. */
import type { Params } from '../form/field'
import type { Hand } from '../hand'
import { assertNever } from '../lib/assertNever'
import { bad, type Outcome } from '../lib/outcome'
import { toSvg } from '../picture/svg'
import type { Puzzle, ReadPath } from '../puzzle'
import { type Run, runText } from '../run'
import type { Move } from '../step'
import { readPathFile } from './check'
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
  const { lang, palette, svg } = options
  if (!puzzle.hand) return ''
  if (format === 'svg') {
    const picture = puzzle.hand.draw(params, { hand, held: undefined, hinted: [], lang })
    return toSvg(picture, palette, svg)
  }
  const line = puzzle.hand.line(params, hand)
  if (!line) return ''
  return exportLine(format, run, line, puzzle.hand.isSolved(params, hand), options)
}

/** A line that no search has found, in the forms of one that a search has. */
export function exportLine(
  format: Exclude<PathFormat, 'svg'>,
  run: Run,
  line: readonly Move[],
  isSolved: boolean,
  { lang, bom }: Pick<ExportOptions, 'lang' | 'bom'>,
): string {
  const { puzzle, params } = run
  const { text, header, rows, path } = puzzle.pathTexts(params, line, format === 'json' ? 'en' : lang)
  switch (format) {
    case 'text':
      return text
    case 'csv':
      return `${bom ? '\uFEFF' : ''}${csvLines([header, ...rows])}`
    case 'json': {
      const outcome = isSolved ? 'solved' : 'stopped'
      const record = { run: runText(run), puzzle: puzzle.id, params, outcome, played: true, path } as const
      return `${JSON.stringify(record satisfies PlayedRecord)}\n`
    }
    default:
      return assertNever(format)
  }
}

/**
 * Reads what was played, to be gone on with: a path of this puzzle in any form, all moves of which are allowed. It need
 * not be at its end. `params` fills in what the text does not say. Never throws.
 */
export function readPlayed(puzzle: Puzzle, text: string, params: Params): Outcome<ReadPath> {
  const read = readPathFile(puzzle, text, params)
  if (!read.ok) return read
  if (read.value.moves.length === 0) return bad('record.none')
  const at = firstForbidden(puzzle, read.value)
  if (at === undefined) return read
  return { ok: false, message: puzzle.fault(read.value.params, read.value.moves, at) }
}

/** Where the first move stands that is not allowed where it is made; undefined where all are. */
function firstForbidden(puzzle: Puzzle, { params, moves }: ReadPath): number | undefined {
  const position = puzzle.position(params)
  const candidates = new Int32Array(Math.max(1, position.maxMoves))
  for (const [at, move] of moves.entries()) {
    const allowed = candidates.subarray(0, position.moves(candidates, 0))
    if (!allowed.includes(move) || position.refuse(move) !== 0) return at
    position.play(move)
  }
  return undefined
}
