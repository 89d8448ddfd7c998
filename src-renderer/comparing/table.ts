/** What is compared, and what of it stands in the table. */

import { type Counts, noCounts } from '@shared/counts'
import type { ComparedRow } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import { type Run, runText } from '@shared/run'
import type { Variants } from '@shared/variants'
import type { Comparison } from './comparer'

/** A run of a table; `refused`: it cannot be made. */
interface Candidate {
  readonly name: Message
  readonly run: Run
  readonly note?: Message | undefined
  readonly refused: boolean
}

export interface Group {
  readonly id: string
  readonly title: Message
  readonly about: Message | undefined
  /** What is counted: one of the puzzle's counters, where all rows have the same; otherwise steps. */
  readonly counter: string | undefined
  readonly candidates: readonly Candidate[]
}

/** The strategies on this board, and whatever else its puzzle offers. */
export function groupsOf(run: Run): readonly Group[] {
  const { puzzle, params, strategy } = run
  const strategies: Group = {
    id: 'strategies',
    title: { key: 'compare.strategies' },
    about: { key: 'compare.strategies.about' },
    counter: undefined,
    candidates: puzzle.strategies.map((each) => {
      const refusal = puzzle.check?.(params, each)
      const name = { key: `${puzzle.id}.strategy.${each.id}` }
      return { name, run: { ...run, strategy: each }, note: refusal?.message, refused: refusal !== undefined }
    }),
  }
  const variants = puzzle.variants?.(params, strategy) ?? []
  return [strategies, ...variants.map((each) => variantGroup(run, each))]
}

function variantGroup(run: Run, { id, title, about, rows, strategy: wanted }: Variants): Group {
  const strategy = run.puzzle.strategies.find((each) => each.id === wanted)
  if (!strategy) throw new Error(`${run.puzzle.id} has no strategy ${wanted}`)
  const candidates = rows.map(({ name, params, note }) => ({
    name,
    run: { puzzle: run.puzzle, strategy, params },
    note,
    refused: false,
  }))
  const [first] = candidates
  return { id, title, about, counter: first && counterOf(first.run), candidates }
}

/** The first counter that is one number. */
function counterOf({ puzzle, params, strategy }: Run): string | undefined {
  const counters = Object.entries(puzzle.counters(noCounts, { params, strategy }))
  return counters.find(([, value]) => typeof value === 'number')?.[0]
}

/** What a run is known to take; `beyond`: more than the limit; `none`: there is no solution. */
export type Cell = number | 'beyond' | 'none' | undefined

export interface Row {
  readonly candidate: Candidate
  readonly first: Cell
  readonly total: Cell
  readonly ms: number | undefined
  readonly runs: number | undefined
}

export const runsOf = ({ candidates }: Group): readonly string[] =>
  candidates.filter(({ refused }) => !refused).map(({ run }) => runText(run))

/** One for each candidate, in their order; `comparison` may be of another group still. */
export function rowsOf(group: Group, comparison: Comparison | undefined): readonly Row[] {
  const places = new Map(comparison?.runs.map((text, at) => [text, at]))
  return group.candidates.map((candidate) => {
    const at = candidate.refused ? undefined : places.get(runText(candidate.run))
    const row = at === undefined ? undefined : comparison?.counted[at]
    const timed = at === undefined ? undefined : comparison?.timed[at]
    return { candidate, ...cellsOf(group, candidate, row), ms: timed?.ms, runs: timed?.runs }
  })
}

function cellsOf(
  { counter }: Group,
  { run }: Candidate,
  row: ComparedRow | undefined,
): { readonly first: Cell; readonly total: Cell } {
  if (!row) return { first: undefined, total: undefined }
  const value = (counts: Counts) => countIn(run, counts, counter)
  const { first, total } = row
  return {
    first: first ? value(first) : total ? 'none' : 'beyond',
    total: total ? value(total) : 'beyond',
  }
}

function countIn({ puzzle, params, strategy }: Run, counts: Counts, counter: string | undefined): number {
  const counted =
    counter === undefined ? counts.steps : puzzle.counters(counts, { params, strategy })[counter]
  return typeof counted === 'number' ? counted : counts.steps
}

export type Column = 'name' | 'first' | 'total' | 'ms'

export interface Sorting {
  readonly by: Column
  readonly isDown: boolean
}

/** In place of a number, what is not known or beyond the limit comes last, whichever way; equals keep their order. */
export function sorted(
  rows: readonly Row[],
  { by, isDown }: Sorting,
  nameOf: (row: Row) => string,
  locale: string,
): readonly Row[] {
  const way = isDown ? -1 : 1
  if (by === 'name') {
    const collator = new Intl.Collator(locale, { numeric: true })
    return rows.toSorted((a, b) => way * collator.compare(nameOf(a), nameOf(b)))
  }
  const rank = (row: Row): number => {
    const value = row[by]
    return typeof value === 'number' ? way * value : Infinity
  }
  return rows.toSorted((a, b) => {
    const [p, q] = [rank(a), rank(b)]
    return p === q ? 0 : p - q
  })
}
