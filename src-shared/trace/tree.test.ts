import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Params } from '../form/field'
import { initialParams } from '../form/read'
import type { Puzzle, Strategy } from '../puzzle'
import { puzzles } from '../puzzles/index'
import { makeRun, runText } from '../run'
import { countsOf, createSearch } from '../search/search'
import { makeCursor, momentAt } from './moment'
import { goOn, type Recording, record, windowOf } from './recording'
import {
  cursorAt,
  EARLIER,
  FOUND,
  MET,
  movesTo,
  nodesAt,
  REFUSED,
  ROOT,
  type SearchTree,
  treeCovers,
  VISITED,
} from './tree'
import { treeOf } from './treeGrowth'
import { makeTreeReader, readTreeOn } from './treeReader'

const runs = puzzles.flatMap((puzzle) =>
  puzzle.strategies
    .map((strategy) => ({ puzzle, strategy, params: paramsFor(puzzle, strategy) }))
    .map((run) => ({ ...run, name: runText(run) })),
)

/** Those of the form, or else of the first preset that this strategy runs on. */
function paramsFor(puzzle: Puzzle, strategy: Strategy): Params {
  const all = [initialParams(puzzle.form), ...puzzle.form.presets.map(({ params }) => params)]
  return all.find((params) => !puzzle.check?.(params, strategy)) as Params
}

const most = 4000

function treeFrom(recording: Recording, from: number, to: number): SearchTree {
  const reader = makeTreeReader(recording, from, to)
  while (!readTreeOn(reader)) expect(reader.search.steps).toBeLessThan(reader.to)
  return treeOf(reader.growth)
}

function recorded(run: { puzzle: Puzzle; strategy: Strategy; params: Params }, steps = most): Recording {
  const recording = record(run.puzzle, run.params, run.strategy)
  goOn(recording, steps, false)
  return recording
}

const countKinds = ({ kind }: SearchTree, count: number, wanted: number): number =>
  kind.subarray(0, count).reduce((sum, each) => sum + (each === wanted ? 1 : 0), 0)

describe.each(runs)('$name', (run) => {
  const recording = recorded(run)
  const total = recording.search.steps
  const whole = treeFrom(recording, 0, total)
  const cursor = makeCursor(run.puzzle, run.params, run.strategy)
  const window = windowOf(recording, 0, total)

  test('at every step it holds what the search has counted, and the search stands on its line', () => {
    fc.assert(
      fc.property(fc.nat(total), (k) => {
        const { counts, line } = momentAt(cursor, window, k)
        const count = nodesAt(whole, k)
        const rounds = countKinds(whole, count, ROOT)
        if (whole.hasFrontier) {
          expect(countKinds(whole, count, FOUND)).toBe(counts.found)
        } else {
          expect(rounds).toBeGreaterThan(0)
          expect(countKinds(whole, count, VISITED)).toBe(counts.visits)
          expect(countKinds(whole, count, REFUSED)).toBe(counts.refusals)
          expect(countKinds(whole, count, MET)).toBe(counts.meets)
        }
        if (!whole.value) expect(whole.solved.filter((at) => at <= k).length).toBe(counts.solutions)
        expect(movesTo(whole, cursorAt(whole, k))).toEqual(line)
      }),
      { numRuns: 60 },
    )
  })

  test('made of fewer steps it is the beginning of the same', () => {
    fc.assert(
      fc.property(fc.nat(total), (k) => {
        const part = treeFrom(recording, 0, k)
        expect(part.count).toBe(nodesAt(whole, k))
        for (const name of ['parent', 'move', 'kind', 'born'] as const)
          expect(part[name]).toEqual(whole[name].subarray(0, part.count))
        expect(part.left).toEqual(whole.left.slice(0, part.count).map((at) => (at <= k ? at : 2 ** 31 - 1)))
      }),
      { numRuns: 20 },
    )
  })

  test('begun in the middle it has the same line, and the same beside it', () => {
    fc.assert(
      fc.property(fc.nat(total), fc.nat(total), (a, b) => {
        const [from, k] = [Math.min(a, b), Math.max(a, b)]
        const part = treeFrom(recording, from, total)
        expect(treeCovers(part, k)).toBe(true)
        const { line, tried, counts } = momentAt(cursor, window, k)
        const here = cursorAt(part, k - from)
        expect(movesTo(part, here)).toEqual(line)
        if (part.hasFrontier) return
        const beside = childrenOf(part, here, nodesAt(part, k - from))
        // What a cut leaves out counts as tried, and has no nodes.
        if (part.cut?.[here] === 2 ** 31 - 1 || !part.cut) expect(beside.length).toBe(tried)
        const gone = countKinds(part, nodesAt(part, k - from), VISITED)
        expect(gone).toBeGreaterThanOrEqual(counts.depth)
      }),
      { numRuns: 30 },
    )
  })
})

const childrenOf = ({ parent }: SearchTree, node: number, count: number): number[] =>
  Array.from(parent.subarray(0, count).keys()).filter((child) => parent[child] === node)

const run = (id: string, strategy: string, params: Record<string, string>) => {
  const made = makeRun(id, strategy, params, puzzles)
  if (!made.ok) throw new Error(made.message.key)
  return made.value
}

test('four queens: 17 calls, 60 candidates', () => {
  const recording = recorded(run('n-queens', 'place-queens', { n: '4' }))
  const tree = treeFrom(recording, 0, most)
  expect(countKinds(tree, tree.count, VISITED) + 1).toBe(17)
  expect(tree.count - 1).toBe(60)
  expect(tree.solved.filter((at) => at <= tree.to).length).toBe(2)
})

test('of what was tried before it begins, the refused can be told from the rest', () => {
  const recording = recorded(run('n-queens', 'place-queens', { n: '6' }))
  const whole = treeFrom(recording, 0, most)
  const from = 300
  const part = treeFrom(recording, from, from)
  const line = movesTo(whole, cursorAt(whole, from))
  expect(line.length).toBeGreaterThan(1)
  expect(countKinds(part, part.count, EARLIER)).toBeGreaterThan(0)
  // The same children at every level of the line, refused or not.
  let [at, same] = [0, 0]
  for (const move of [...line, -1]) {
    const kinds = (tree: SearchTree, node: number) =>
      childrenOf(tree, node, nodesAt(tree, from - tree.from)).map((child) => [
        tree.move[child],
        tree.kind[child] === REFUSED,
      ])
    expect(kinds(part, same)).toEqual(kinds(whole, at))
    at = childrenOf(whole, at, nodesAt(whole, from)).find((child) => whole.move[child] === move) ?? at
    same = childrenOf(part, same, part.count).find((child) => part.move[child] === move) ?? same
  }
})

test('a deepening search begins a tree each round', () => {
  const tiles = run('sliding-tiles', 'ida-star', { size: '3x3', start: '8,6,7,2,5,4,3,0,1' })
  const recording = recorded(tiles, 20_000)
  const tree = treeFrom(recording, 0, 20_000)
  expect(tree.roots.length).toBeGreaterThan(2)
  expect(countKinds(tree, tree.count, VISITED)).toBe(countsOf(recording.search).visits)
})

test('the value of a game stands at its root', () => {
  const game = run('token-game', 'minimax', { n: '1' })
  const recording = recorded(game, 1_000_000)
  const tree = treeFrom(recording, 0, 1_000_000)
  expect(createSearch(game.puzzle.position(game.params), game.strategy).game).toBeDefined()
  expect(tree.value?.[0]).toBe(recording.search.game?.best[0])
})
