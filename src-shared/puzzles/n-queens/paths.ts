/** Boards of queens as text: written, and what is wrong with one. Reading is in `read.ts`. */
import type { Message } from '../../lib/message'
import type { PathTexts } from '../../puzzle'
import { attackValues } from './explain'
import { attackOn, conflictOf, givenAttack, type QueensParams } from './model'

/** The columns on one line, then the board with a Q for a queen and dots. */
export function pathTexts({ n }: QueensParams, line: readonly number[]): PathTexts {
  return {
    path: line,
    text: `${line.join(' ')}\n\n${boardOf(n, line)}\n`,
    header: ['row', 'column'],
    rows: line.map((column, row) => [row, column]),
  }
}

function boardOf(n: number, line: readonly number[]): string {
  const squares = Array.from({ length: n }, (_, i) => i)
  return squares
    .map((row) => squares.map((column) => (line[row] === column ? 'Q' : '.')).join(' '))
    .join('\n')
}

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `n-queens.fault.${key}`,
  values,
})

/** See `Puzzle.fault`. */
export function fault({ n, given }: QueensParams, line: readonly number[], at: number): Message {
  const column = line[at]
  if (column === undefined) return say('short', { r: at, n })
  if (column < 0 || column >= n) return say('outside', { r: at, j: column, last: n - 1 })
  if (attackOn(line, at, column)) return say('attacked', attackValues(line, at, column))
  const wanted = given[at] ?? -1
  if (wanted >= 0 && wanted !== column) return say('given', { r: at, j: column, wanted })
  const other = givenAttack(given, at, column)
  return other === undefined
    ? conflictMessage(given)
    : say('given-attacks', { r: at, j: column, i: other, q: given[other] as number })
}

/** Two queens that are given attack each other, so that no board holds both. */
export function conflictMessage(given: readonly number[]): Message {
  const [a, b] = conflictOf(given) ?? [0, 0]
  return {
    key: 'n-queens.impossible.given',
    values: { a, b, p: given[a] as number, q: given[b] as number },
  }
}
