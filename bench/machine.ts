/**
 * The search machine and the ways back into a long search. One measurement a process (its name is the argument), as
 * one solver process serves one run; prints one JSON object. Times are CPU time of this thread, in nanoseconds.
 */
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { advance, createSearch } from '@shared/search/search'
import { makeMapScene } from '@shared/trace/mapPicture'
import { makeCursor, momentAt } from '@shared/trace/moment'
import { overviewBytes } from '@shared/trace/overview'
import { goOn, type Recording, record, windowOf } from '@shared/trace/recording'
import { explore } from '@shared/trace/space'
import { distancesToGoal, factsOf } from '@shared/trace/spaceFacts'

const queens = 'n-queens/place-queens?n=13'
const knight = 'knights-tour/bound-2?size=8x8&start=1'
const blind = 'knights-tour/blind?size=8x8&start=1'
/** Longer than any search measured here. */
const long = 'n-queens/place-queens?n=20'

/** As many steps as a window of the solver's. */
const chunk = 65_536

function parse(run: string) {
  const read = parseRun(run, puzzles)
  if (!read.ok) throw new Error(`no such run: ${run}`)
  return read.value
}

function cpuNs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) * 1000
}

/** Nanoseconds a step of the bare machine, over about `steps` steps after warming up. */
function machine(run: string, emits: boolean, steps = 60_000_000): number {
  const { puzzle, params, strategy } = parse(run)
  const sink = emits ? new Int32Array(chunk) : undefined
  // The app's solver has two searches of its run; so has this.
  for (let i = 0; i < 2; i++) advance(createSearch(puzzle.position(params), strategy), 3_000_000, false, sink)
  const search = createSearch(puzzle.position(params), strategy)
  const began = cpuNs()
  let made = 0
  while (made < steps && !search.exhausted) made += advance(search, chunk, false, sink)
  return (cpuNs() - began) / made
}

/** The same tests and turns of 13 queens, written by hand for them alone. */
function byHand(n = 13): number {
  count(n, 3_000_000)
  const began = cpuNs()
  const made = count(n, Infinity)
  return (cpuNs() - began) / made
}

/** Steps made: tests, placements, and as many taken back. */
function count(n: number, budget: number): number {
  const taken = new Int32Array(n + 1)
  let [row, column, columns, rising, falling, made, solutions] = [0, 0, 0, 0, 0, 0, 0]
  while (made < budget) {
    if (row < n && column < n) {
      const j = column++
      if (
        (columns & (1 << j)) === 0 &&
        (rising & (1 << (j + row))) === 0 &&
        (falling & (1 << (j - row + n))) === 0
      ) {
        taken[row] = j
        columns |= 1 << j
        rising |= 1 << (j + row)
        falling |= 1 << (j - row + n)
        column = 0
        if (++row === n) {
          solutions++
          made++
        }
      }
    } else if (row > 0) {
      const j = taken[--row] as number
      columns &= ~(1 << j)
      rising &= ~(1 << (j + row))
      falling &= ~(1 << (j - row + n))
      column = j + 1
    } else {
      if (n === 13 && solutions !== 73_712)
        throw new Error(`13 queens have 73,712 solutions, not ${solutions}`)
      return made
    }
    made++
  }
  return made
}

/** A recording of so many steps, with the time it took. */
function recorded(run: string, steps: number): { recording: Recording; ns: number } {
  const { puzzle, params, strategy } = parse(run)
  const recording = record(puzzle, params, strategy)
  const began = cpuNs()
  for (let made = 0; made < steps; ) {
    const more = goOn(recording, Math.min(1_000_000, steps - made), false)
    if (more === 0) throw new Error(`${run} ends after ${made} steps`)
    made += more
  }
  return { recording, ns: (cpuNs() - began) / steps }
}

/** Milliseconds by the clock: a person waits for them. */
function quantiles(times: number[]) {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] as number
  return { median: at(0.5), p95: at(0.95), worst: times.at(-1) as number }
}

function clocked(count: number, act: (i: number) => void) {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    act(i)
    times.push(performance.now() - began)
  }
  return quantiles(times)
}

/** The moment at 1,000 random ks of a long run (the same ks every time), and one step back from each. */
function seeks(run: string, steps: number) {
  const { recording, ns } = recorded(run, steps)
  const { puzzle, params, search } = recording
  const cursor = makeCursor(puzzle, params, search.strategy)
  let seed = 12_345
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return seed / 2 ** 32
  }
  const ks = Array.from({ length: 1000 }, () => Math.floor(random() * steps))
  const reach = (k: number) => momentAt(cursor, windowOf(recording, Math.max(0, k - 64), 128), k)
  for (const k of ks.slice(0, 100)) reach(k)
  const seek = clocked(ks.length, (i) => reach(ks[i] as number))
  const windows = ks.slice(0, 200).map((k) => ({ k, window: windowOf(recording, Math.max(0, k - 64), 128) }))
  const back = clocked(windows.length, (i) => {
    const { k, window } = windows[i] as (typeof windows)[number]
    // The cursor comes from another window, so this is the step back at its dearest.
    momentAt(cursor, window, Math.max(window.base.steps, k - 1))
  })
  const kept = recording.ladder.bytes + overviewBytes(recording.overview)
  return { seek, back, ns, keptMB: kept / 1e6, rssMB: process.memoryUsage().rss / 1e6 }
}

/** Milliseconds by the clock of the first time, and the least of many; `states` are gone through each time. */
function firstAndLeast(act: () => number) {
  const once = () => {
    const began = performance.now()
    const states = act()
    return { ms: performance.now() - began, states }
  }
  const first = once()
  let least = first.ms
  for (let i = 0; i < 60; i++) least = Math.min(least, once().ms)
  return { first: first.ms, least, states: first.states }
}

const article = 'bottles/memo?bottles=8,8,3&drinkers=4,4,4,4&start=8,8,0&goal=0,0,0,4,4,4,4'
/** Instances of the same kind with more states. */
const larger = 'bottles/memo?bottles=24,21,13&drinkers=8,8,8,8&start=24,21,0&goal=0,0,0,8,8,8,8'
const tiles = 'sliding-tiles/a-star?size=3x3'

/** The facts of a whole space by the puzzle's own way. */
function facts(run: string) {
  const { puzzle, params } = parse(run)
  return firstAndLeast(() => puzzle.facts?.(params)?.reachable ?? 0)
}

/** The same by way of the map: every state, every way between them, and how far each is from the goal. */
function mapped(run: string) {
  const { puzzle, params } = parse(run)
  return firstAndLeast(() => {
    const space = explore(puzzle.position(params))
    return factsOf(space, distancesToGoal(space)).reachable
  })
}

/** The picture of the map, as when its host has another size. */
function drawn(run: string) {
  const { puzzle, params } = parse(run)
  const space = explore(puzzle.position(params))
  const toGoal = distancesToGoal(space)
  return firstAndLeast(() => makeMapScene(space, toGoal, 820, 330).space.count)
}

const measurements: Readonly<Record<string, () => unknown>> = {
  hand: () => byHand(),
  queens: () => machine(queens, false),
  'queens-emitting': () => machine(queens, true),
  knight: () => machine(knight, false),
  'knight-emitting': () => machine(knight, true),
  blind: () => machine(blind, false),
  bare: () => machine(long, false, 1e9),
  recorded: () => recorded(long, 1e9).ns,
  'facts-article': () => facts(article),
  'facts-larger': () => facts(larger),
  'map-article': () => mapped(article),
  'map-larger': () => mapped(larger),
  'map-tiles': () => mapped(tiles),
  'draw-article': () => drawn(article),
  'draw-tiles': () => drawn(tiles),
  'queens-1e8': () => seeks(long, 1e8),
  'queens-1e9': () => seeks(long, 1e9),
  'queens-1e10': () => seeks(long, 1e10),
  'knight-1e9': () => seeks(blind, 1e9),
}

const measure = measurements[process.argv[2] ?? '']
if (!measure) throw new Error(`measurements: ${Object.keys(measurements).join(', ')}`)
process.stdout.write(JSON.stringify(measure()))
