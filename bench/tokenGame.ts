/** The token game: all states at once, and the game trees. One measurement a process; prints one JSON object. */
import { puzzleOf } from '@shared/puzzles/index'
import { makePacking, type Rules, shared, stridesOf } from '@shared/puzzles/token-game/solve/packing'
import { advanceSweep, makeSweep, worthIn } from '@shared/puzzles/token-game/solve/sweep'
import { advanceValues, makeValues, valueIn } from '@shared/puzzles/token-game/solve/values'
import { advance, createSearch } from '@shared/search/search'

const rules = (n: number): Rules => ({ n, stuck: 'pass', finish: 'off' })

/** As many states as a slice of the app's own. */
const slice = 1_000_000

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Good states among every 1,009th pair, as bench/tokenSweep.cpp counts them. */
function sampled(n: number, isGood: (own: number, other: number) => boolean): number {
  const { ways, places, lines, finish } = makePacking(rules(n))
  const strides = stridesOf(n, finish)
  let good = 0
  for (let pair = 0; pair < ways * ways; pair += 1009) {
    const [own, other] = [Math.floor(pair / ways), pair % ways]
    const isState = Array.from({ length: n }).every((_, token) => {
      const place = places[own * n + token] as number
      return strides[(place << 8) | (lines[other * n + token] as number)] !== shared
    })
    if (isState && own + other < 2 * (ways - 1) && isGood(own, other)) good++
  }
  return good
}

function sweep(n: number) {
  const began = cpuMs()
  const made = makeSweep(rules(n))
  while (!advanceSweep(made, slice));
  const ms = cpuMs() - began
  const good = sampled(n, (own, other) => worthIn(made, own, other) === 1)
  return { ms, good, rssMB: process.memoryUsage().rss / 1e6 }
}

function values(n: number) {
  const began = cpuMs()
  const made = makeValues(rules(n))
  while (!advanceValues(made, slice));
  const ms = cpuMs() - began
  return { ms, good: sampled(n, (own, other) => valueIn(made, own, other).worth === 1) }
}

function tree(id: string, n: number, stuck = 'pass') {
  const puzzle = puzzleOf('token-game')
  const strategy = puzzle?.strategies.find((each) => each.id === id)
  if (!puzzle || !strategy) throw new Error(`no such strategy: ${id}`)
  const params = { n, stuck, finish: 'off', first: 'horizontal', start: [] }
  const began = cpuMs()
  const search = createSearch(puzzle.position(params), strategy)
  while (!search.exhausted) advance(search, slice, false)
  return { ms: cpuMs() - began, nodes: search.visits + 1, steps: search.steps }
}

const measurements: Readonly<Record<string, () => unknown>> = {
  'sweep-4': () => sweep(4),
  'sweep-5': () => sweep(5),
  'values-4': () => values(4),
  'table-4': () => tree('minimax-table', 4),
  'alpha-beta-4': () => tree('alpha-beta', 4),
  'minimax-3': () => tree('minimax', 3),
  'minimax-3-loses': () => tree('minimax', 3, 'loses'),
}

const measure = measurements[process.argv[2] ?? '']
if (!measure) throw new Error(`measurements: ${Object.keys(measurements).join(', ')}`)
process.stdout.write(JSON.stringify(measure()))
