/** The steps of a search in words: one line each, in files and on the command line. */
import { assertNever } from '../lib/assertNever'
import type { Run } from '../run'
import { follow, type Trail } from '../search/follow'
import { won } from '../search/gameTree'
import { createSearch } from '../search/search'
import { type Snapshot, standAt } from '../search/snapshot'
import { type StepKind, unpackStep } from '../step'
import { csvLines } from './path'

/** One step: its number, counted from 0, and how deep the search stands after it. */
export interface StepLine {
  readonly k: number
  readonly kind: StepKind
  readonly move: string
  readonly depth: number
}

/** Steps in a row, and the search as it stood before them. */
export interface Chunk extends Trail {
  readonly base: Snapshot
}

/**
 * What gives the lines of a run's steps, chunk by chunk: those of numbers `from … to − 1`, as far as the chunk has
 * them. Chunks that follow each other are the quickest.
 */
export function makeStepLister(run: Run): (chunk: Chunk, from: number, to?: number) => StepLine[] {
  const { puzzle, params, strategy } = run
  // Goes along with the steps: only it knows how deep one ends.
  const follower = createSearch(puzzle.position(params, strategy), strategy)
  return (chunk, from, to = Infinity) => {
    const { base, steps } = chunk
    if (follower.steps !== base.steps) standAt(follower, base)
    const first = Math.min(steps.length, Math.max(0, from - base.steps))
    const end = Math.min(steps.length, to - base.steps)
    let at = follow(follower, chunk, 0, first, 0)
    const lines: StepLine[] = []
    for (let i = first; i < end; i++) {
      at = follow(follower, chunk, i, i + 1, at)
      lines.push({ k: base.steps + i, ...stepTexts(run, steps[i] as number), depth: follower.frames.depth })
    }
    return lines
  }
}

/** Steps that carry no move of the puzzle carry a number: of the solution, of the node, or the new limit. */
function stepTexts({ puzzle, params }: Run, packed: number): { kind: StepKind; move: string } {
  const { kind, move } = unpackStep(packed)
  switch (kind) {
    case 'visit':
    case 'backtrack':
    case 'refuse':
    case 'meet':
    case 'find':
      return { kind, move: puzzle.moveText(params, move, 'en') }
    case 'solve':
    case 'take':
    case 'deepen':
    case 'cut':
      return { kind, move: `#${move}` }
    case 'value':
      return { kind, move: valueText(move - won) }
    default:
      return assertNever(kind)
  }
}

/** What a position of a game is worth to who is to move: won or lost in so many plies, or a draw. */
function valueText(value: number): string {
  if (value === 0) return '='
  return `${value > 0 ? '+' : '-'}${won - Math.abs(value)}`
}

export const stepFormats = ['csv', 'ndjson'] as const
export type StepFormat = (typeof stepFormats)[number]

/** What stands before the first line of a file; `bom` as in `path.ts`. */
export const stepsHead = (format: StepFormat, bom: boolean): string =>
  format === 'csv' ? `${bom ? '\uFEFF' : ''}${csvLines([['k', 'kind', 'move', 'depth']])}` : ''

/** Lines as they stand in a file: JSON objects, one a line, or rows of CSV. */
export const stepsPiece = (format: StepFormat, lines: readonly StepLine[]): string =>
  format === 'csv'
    ? csvLines(lines.map(({ k, kind, move, depth }) => [k, kind, move, depth]))
    : lines.map((line) => `${JSON.stringify(line)}\n`).join('')
