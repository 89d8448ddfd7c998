/**
 * The classic zebra puzzle solved and proved to have one solution, by everything we have and by logic-solver, by turns in
 * one process; and how long a new puzzle takes. CPU time of this thread; prints one JSON object.
 */
import { puzzles } from '@shared/puzzles/index'
import { classic } from '@shared/puzzles/zebra/classic'
import { type MakeOptions, makeZebra } from '@shared/puzzles/zebra/make/makeZebra'
import { solveByPlaces } from '@shared/puzzles/zebra/solve/byPlaces'
import { countBySat } from '@shared/puzzles/zebra/solve/bySat'
import { count, makeSolver } from '@shared/puzzles/zebra/solve/solve'
import { parseRun } from '@shared/run'
import { advance, createSearch } from '@shared/search/search'

function cpuUs(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

const solver = makeSolver(classic)

/** The search engine over a position of the app, to its end; its run is read beforehand. */
function watched(strategy: string): () => number {
  const read = parseRun(`zebra/${strategy}?puzzle=classic`, puzzles)
  if (!read.ok) throw new Error(`no such run: ${strategy}`)
  const { puzzle, params, strategy: way } = read.value
  return () => {
    const search = createSearch(puzzle.position(params, way), way)
    while (!search.exhausted) advance(search, 1_000_000, false)
    return search.solutions
  }
}

/** Each finds the number of solutions, with how often it runs in a round. */
const ways: Readonly<Record<string, readonly [runs: number, solve: () => number]>> = {
  'solve, compiled before': [1000, () => count(solver, 2)],
  'solve, with compiling': [1000, () => count(makeSolver(classic), 2)],
  'placing one by one': [100, () => solveByPlaces(classic, 2).length],
  'propagation, watched': [100, watched('propagation')],
  'inference, watched': [20, watched('inference')],
  'exhaustive, watched': [20, watched('exhaustive')],
  'logic-solver': [20, () => countBySat(classic)],
}

/** Mean µs a run, the median of five rounds after one to warm up. */
function solving(): Record<string, number> {
  const rounds = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]))
  for (let round = 0; round < 6; round++)
    for (const [name, [runs, solve]] of Object.entries(ways)) {
      const began = cpuUs()
      for (let run = 0; run < runs; run++)
        if (solve() !== 1) throw new Error(`${name}: the classic has one solution`)
      if (round > 0) rounds.get(name)?.push((cpuUs() - began) / runs)
    }
  return Object.fromEntries([...rounds].map(([name, times]) => [name, median(times)]))
}

const plain = { theme: 'street', kinds: 'all', difficulty: 'any', extra: 0 } as const

/** Milliseconds for each of the seeds from 0 on, after as many others to warm up where that is quick. */
function making(houses: number, attributes: number, options: Partial<MakeOptions> = {}) {
  const isQuick = houses * attributes < 90
  const times: number[] = []
  let clues = 0
  for (let seed = isQuick ? -50 : 0; seed < 50; seed++) {
    const began = cpuUs()
    const puzzle = makeZebra({ houses, attributes, ...plain, ...options }, seed < 0 ? 1000 - seed : seed)
    if (seed < 0) continue
    times.push((cpuUs() - began) / 1000)
    clues += (puzzle?.clues.length ?? 0) / 50
  }
  return { median: median(times), worst: Math.max(...times), clues }
}

console.log(
  JSON.stringify({
    solving: solving(),
    making: {
      '4×4': making(4, 4),
      '5×5': making(5, 5),
      '5×5, clues of the article': making(5, 5, { kinds: 'classic' }),
      '6×6': making(6, 6),
      '7×7': making(7, 7),
      '8×8': making(8, 8),
      '8×8, easy': making(8, 8, { difficulty: 'easy' }),
      '12×7': making(12, 7),
      '12×12': making(12, 12),
    },
  }),
)
