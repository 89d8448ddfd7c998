/**
 * Sliding tiles: the two 3×3 boards farthest from the goal, and random 4×4 boards. `hardest` or `fifteen` is the
 * argument; prints one JSON array. Times are by the clock, from the making of the search to its solution.
 */
import { puzzles } from '@shared/puzzles/index'
import { orderedBoard, scrambledBoard } from '@shared/puzzles/sliding-tiles/scramble'
import { parseRun } from '@shared/run'
import { advance, createSearch } from '@shared/search/search'

const farthest = ['8,6,7,2,5,4,3,0,1', '6,4,7,8,5,0,3,2,1']
/** Seeds of the random boards: 1 to this. */
const boards = 20
const chunk = 65_536

function solve(run: string) {
  const read = parseRun(run, puzzles)
  if (!read.ok) throw new Error(`no such run: ${run}`)
  const { puzzle, params, strategy } = read.value
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const search = createSearch(puzzle.position(params), strategy)
  while (search.solutions === 0 && !search.exhausted) advance(search, chunk, true)
  const used = process.cpuUsage(cpu)
  return {
    run,
    ms: performance.now() - began,
    cpuMs: (used.user + used.system) / 1000,
    moves: search.frames.depth,
    steps: search.steps,
    /** Boards looked at, those refused as known with them. */
    nodes: search.visits + search.meets + search.found,
  }
}

const runOf = (strategy: string, size: string, start: string, goal: readonly number[]) =>
  `sliding-tiles/${strategy}?size=${size}&start=${start}&goal=${goal.join()}`

const measurements: Readonly<Record<string, () => unknown>> = {
  hardest: () =>
    ['ida-star', 'a-star'].flatMap((strategy) =>
      farthest.map((start) => solve(runOf(strategy, '3x3', start, orderedBoard([3, 3])))),
    ),
  fifteen() {
    const goal = orderedBoard([4, 4])
    return Array.from({ length: boards }, (_, i) =>
      solve(runOf('ida-star', '4x4', scrambledBoard([4, 4], goal, i + 1).join(), goal)),
    )
  },
}

const measure = measurements[process.argv[2] ?? '']
if (!measure) throw new Error(`measurements: ${Object.keys(measurements).join(', ')}`)
process.stdout.write(JSON.stringify(measure()))
