/** What the search has just done and what it does next, in the article's letters: row r, column j, Q[i]. */
import type { Message } from '../../lib/message'
import type { Moment } from '../../puzzle'
import { attackOn, type QueensParams, type QueensPosition } from './model'

export type QueensMoment = Moment<QueensParams, QueensPosition>

const say = (key: string, values: Message['values'] = {}): Message => ({ key: `n-queens.why.${key}`, values })

export function explain(moment: QueensMoment): readonly Message[] {
  return [...happened(moment), ...next(moment)]
}

function happened({ step, position, counts }: QueensMoment): readonly Message[] {
  const { row, n, given } = position
  switch (step?.kind) {
    case undefined:
      return [given.some((column) => column >= 0) ? say('start-given') : say('start', { n })]
    case 'visit':
      return [say('placed', { r: row - 1, j: step.move })]
    case 'refuse':
      return [say('refused', attackValues(position.queens, row, step.move))]
    case 'backtrack':
      return [say('taken', { r: row, j: step.move })]
    case 'solve':
      return [say('solved', { n, count: counts.solutions })]
    default:
      return []
  }
}

function next({ step, position, candidates, tried, exhausted, counts }: QueensMoment): readonly Message[] {
  const { row, n } = position
  // Given queens that attack each other leave nothing to try from the start.
  const isOver = exhausted || (row === 0 && tried === candidates.length)
  if (isOver) return [say('exhausted', { count: counts.solutions })]
  if (row === n) return [step?.kind === 'solve' ? say('go-on', { above: n - 1 }) : say('full', { n })]
  if (tried === candidates.length) return [say('none-left', { r: row, above: row - 1 })]
  return [say('next', { r: row, j: candidates[tried] as number })]
}

/** What the sentences about an attacked square need. The square in that row and column must be attacked. */
export function attackValues(
  queens: ArrayLike<number>,
  r: number,
  j: number,
): Record<string, string | number> {
  const attack = attackOn(queens, r, j)
  if (!attack) throw new RangeError(`row ${r}, column ${j} is not attacked`)
  return { r, j, i: attack.row, q: queens[attack.row] as number, line: attack.line }
}
