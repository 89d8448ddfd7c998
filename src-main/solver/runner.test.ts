import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Params } from '@shared/form/field'
import { type Limits, raised } from '@shared/ipc/limits'
import type { FromSolver, Progress, ToSolver } from '@shared/ipc/solver'
import type { Puzzle } from '@shared/puzzle'
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { advance, createSearch } from '@shared/search/search'
import { afterEach, expect, test } from 'vitest'
import { makeRunner } from './runner'

const noLimit: Limits = { steps: null, seconds: null, bytes: null }
const limitedTo = (limits: Partial<Limits>): Limits => ({ ...noLimit, ...limits })
const endless = 'knights-tour/blind?size=8x8&start=1'

/** The window's end of a channel whose other end is a real solver: what it says waits until it is asked for. */
class Line {
  readonly said: FromSolver[] = []
  readonly #port: MessagePort
  readonly #far: MessagePort
  readonly #hear: (message: ToSolver) => void
  #wake: () => void = () => {}

  constructor(among: readonly Puzzle[] = puzzles) {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    this.#far = port2
    this.#hear = makeRunner(among, (message) => port2.postMessage(message))
    port2.on('message', this.#hear)
    port1.on('message', (message: FromSolver) => {
      this.said.push(message)
      this.#wake()
    })
  }

  tell(message: ToSolver): void {
    this.#port.postMessage(message)
  }

  start(run: string, limits = noLimit): void {
    this.tell({ kind: 'run', run, limits })
  }

  /** The first message, of those said and to be said, that passes; it and those before it are taken. */
  async next<Kind extends FromSolver>(passes: (message: FromSolver) => message is Kind): Promise<Kind> {
    for (;;) {
      const at = this.said.findIndex(passes)
      if (at >= 0) return this.said.splice(0, at + 1).at(-1) as Kind
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  progress(state?: Progress['state']): Promise<Progress> {
    return this.next(
      (said): said is Progress => said.kind === 'progress' && (state ?? said.state) === said.state,
    )
  }

  window(request: number) {
    return this.next(
      (said): said is Extract<FromSolver, { kind: 'window' }> =>
        said.kind === 'window' && said.request === request,
    )
  }

  answer<Kind extends 'found' | 'detail' | 'looking'>(kind: Kind, request: number) {
    return this.next(
      (said): said is Extract<FromSolver, { kind: Kind }> =>
        said.kind === kind && 'request' in said && said.request === request,
    )
  }

  refused() {
    return this.next((said): said is Extract<FromSolver, { kind: 'refused' }> => said.kind === 'refused')
  }

  /** A run still under way would go on searching beside the next test. */
  close(): void {
    this.#hear({ kind: 'pause' })
    this.#port.close()
    this.#far.close()
  }
}

const lines: Line[] = []

function open(among?: readonly Puzzle[]): Line {
  const line = new Line(among)
  lines.push(line)
  return line
}

afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})

/** The steps of a run, made without any solver. */
function stepsOf(text: string, count: number): Int32Array {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new Error(run.message.key)
  const { puzzle, params, strategy } = run.value
  const steps = new Int32Array(count)
  const made = advance(createSearch(puzzle.position(params as Params), strategy), count, false, steps)
  return steps.subarray(0, made)
}

test('a tour is said to be solved by the very first message', async () => {
  const line = open()
  line.start('knights-tour/bound-2?size=8x8&start=20')
  const first = await line.progress()
  expect(first).toMatchObject({
    state: 'solved',
    counts: { steps: 64, visits: 63, backtracks: 0, refusals: 0, solutions: 1, depth: 63 },
  })
  expect(first.solvedAt).toEqual(Float64Array.of(64))
  expect(first.overview).toMatchObject({ width: 1, length: 64 })
  expect(first.bytes).toBeGreaterThan(0)
  expect(first.stepsPerSecond).toBeGreaterThan(0)
})

test('the blind search exhausts 4×4 from the corner after 2,222 placements', async () => {
  const line = open()
  line.start('knights-tour/blind?size=4x4&start=1')
  const end = await line.progress('exhausted')
  expect(end.counts).toMatchObject({ visits: 2222, backtracks: 2222, solutions: 0, depth: 0 })
})

test('a solution found with the last step of all is found, though nothing is left to go on to', async () => {
  const line = open()
  // The farthest of the twelve boards of 2×2 is the last that breadth first comes to.
  line.start('sliding-tiles/breadth-first?size=2x2&start=0,3,2,1&goal=1,2,3,0')
  expect(await line.progress('exhausted')).toMatchObject({ found: true, counts: { solutions: 1, depth: 6 } })
})

test('going on finds every solution: 304 tours of 5×5 from a corner', async () => {
  const line = open()
  line.start('knights-tour/blind?size=5x5&start=1')
  const places: number[] = [...(await line.progress('solved')).solvedAt]
  line.tell({ kind: 'go', all: false, limits: noLimit })
  const second = await line.progress('solved')
  expect(second.counts.solutions).toBe(2)
  places.push(...second.solvedAt)

  line.tell({ kind: 'go', all: true, limits: noLimit })
  let latest: Progress
  do {
    latest = await line.progress()
    places.push(...latest.solvedAt)
  } while (latest.state === 'running')
  expect(latest).toMatchObject({ state: 'exhausted', counts: { solutions: 304 } })
  expect(places).toHaveLength(304)
  expect(places).toEqual([...places].sort((a, b) => a - b))

  line.tell({ kind: 'go', all: false, limits: noLimit })
  expect((await line.progress()).state).toBe('exhausted')
})

test('a run stops at its limit and goes on from there when the limit grows', async () => {
  const line = open()
  line.start(endless, limitedTo({ steps: 1000 }))
  const first = await line.progress()
  expect(first).toMatchObject({ state: 'limit', limit: 'steps', limits: { steps: 1000 } })
  expect(first.counts.steps).toBe(1000)
  line.tell({ kind: 'go', all: false, limits: limitedTo({ steps: 1000 }) })
  expect(await line.progress()).toMatchObject({ state: 'limit', counts: { steps: 1000 } })
  line.tell({ kind: 'go', all: false, limits: limitedTo({ steps: 250_000 }) })
  const going = await line.progress()
  if (going.state === 'running') expect(going.limit).toBeUndefined()
  const second = going.state === 'limit' ? going : await line.progress('limit')
  expect(second.counts.steps).toBe(250_000)
})

test('a run that goes on from its limit to a solution no longer stands at the limit', async () => {
  const line = open()
  line.start('knights-tour/bound-2?size=8x8&start=20', limitedTo({ steps: 10 }))
  expect(await line.progress()).toMatchObject({ state: 'limit', limit: 'steps' })
  line.tell({ kind: 'go', all: false, limits: noLimit })
  expect(await line.progress()).toMatchObject({ state: 'solved', limit: undefined, limits: noLimit })
})

test('a limit of time counts the time of searching, not of pauses', async () => {
  const line = open()
  const limits = limitedTo({ seconds: 0.5 })
  line.start(endless, limits)
  while ((await line.progress('running')).seconds < 0.1);
  line.tell({ kind: 'pause' })
  const paused = await line.progress('paused')
  const until = performance.now() + 600
  for (let request = 0; performance.now() < until; request++) {
    line.tell({ kind: 'window', request, from: 0, count: 1 })
    await line.window(request)
  }
  line.tell({ kind: 'go', all: false, limits })
  const going = await line.progress('running')
  expect(going.seconds - paused.seconds).toBeLessThan(0.3)
  const end = await line.progress('limit')
  expect(end.limit).toBe('seconds')
  expect(end.seconds).toBeGreaterThanOrEqual(0.5)
  expect(end.seconds).toBeLessThan(1)
})

test('a limit of memory stops a run soon after it is reached, and raised lets it go on', async () => {
  const line = open()
  const limits = limitedTo({ bytes: 2_000_000 })
  line.start(endless, limits)
  const full = await line.progress('limit')
  expect(full.limit).toBe('bytes')
  expect(full.bytes).toBeGreaterThanOrEqual(2_000_000)
  expect(full.bytes).toBeLessThan(3_000_000)
  const { counts, seconds, bytes } = full
  line.tell({ kind: 'go', all: false, limits: raised(limits, { steps: counts.steps, seconds, bytes }) })
  expect(await line.progress('running')).toMatchObject({ limits: { bytes: 4_000_000 }, limit: undefined })
})

test('a paused run stands still, answers, and goes on where it stood', async () => {
  const line = open()
  line.start(endless)
  await line.progress('running')
  line.tell({ kind: 'pause' })
  const paused = await line.progress('paused')

  line.tell({ kind: 'window', request: 1, from: paused.counts.steps - 10, count: 100 })
  expect((await line.window(1)).window.steps).toHaveLength(10)
  line.tell({ kind: 'go', all: false, limits: noLimit })
  expect((await line.progress('running')).counts.steps).toBeGreaterThan(paused.counts.steps)
})

test('windows asked for during the search come in order and are the true steps', async () => {
  const line = open()
  line.start(endless)
  while ((await line.progress('running')).counts.steps < 300_000);
  const truth = stepsOf(endless, 300_000)
  for (const [request, from] of [0, 299_000, 12_345, 150_000].entries()) {
    line.tell({ kind: 'window', request, from, count: 1000 })
    const { window } = await line.window(request)
    expect(window.base.steps).toBe(from)
    expect(window.steps).toEqual(truth.slice(from, from + 1000))
  }
  const requests = [7, 8, 9]
  for (const request of requests) line.tell({ kind: 'window', request, from: 0, count: 1 })
  line.said.length = 0
  await line.window(9)
  expect(line.said.some((said) => said.kind === 'window')).toBe(false)
})

test('a searching solver answers within 20 ms, also after many a pause', async () => {
  const line = open()
  line.start(endless)
  while ((await line.progress('running')).counts.steps < 100_000);
  for (let i = 0; i < 10; i++) {
    line.tell({ kind: 'pause' })
    line.tell({ kind: 'go', all: false, limits: noLimit })
  }
  const waits: number[] = []
  for (let request = 0; request < 21; request++) {
    const asked = performance.now()
    line.tell({ kind: 'window', request, from: 4096 * request, count: 4096 })
    await line.window(request)
    waits.push(performance.now() - asked)
  }
  // The middle one: on a busy machine any single one may have waited for its turn on the processor.
  expect(waits.sort((a, b) => a - b)[10]).toBeLessThan(20)
})

test('progress comes at a bounded rate, with counts that only grow', async () => {
  const line = open()
  line.start(endless)
  const times: number[] = []
  let steps = 0
  for (let i = 0; i < 6; i++) {
    const { counts, state } = await line.progress()
    times.push(performance.now())
    expect(state).toBe('running')
    expect(counts.steps).toBeGreaterThan(steps)
    steps = counts.steps
  }
  // Five gaps of at least 50 ms, less what a late arrival of the first may take off.
  expect((times[5] as number) - (times[0] as number)).toBeGreaterThan(5 * 50 - 30)
})

test('the rate is about what was made in the time', async () => {
  const line = open()
  line.start(endless)
  const began = performance.now()
  let latest = await line.progress()
  while (performance.now() - began < 300) latest = await line.progress()
  const overall = latest.counts.steps / ((performance.now() - began) / 1000)
  expect(latest.stepsPerSecond / overall).toBeGreaterThan(0.5)
  expect(latest.stepsPerSecond / overall).toBeLessThan(2)
})

test.each([
  ['nothing/at-all', 'run.puzzle'],
  ['knights-tour/none', 'run.strategy'],
  ['knights-tour/bound-2?size=0x8', 'form.size.range'],
  ['knights-tour/as-printed?size=5x6', 'knights-tour.check.square'],
  ['', 'run.puzzle'],
])('the run %j is refused: %s', async (run, key) => {
  const line = open()
  line.start(run)
  expect((await line.refused()).message.key).toBe(key)
})

test('a mistake in a puzzle is said, with its run, and ends the run', async () => {
  const [tour] = puzzles
  if (!tour) throw new Error('no puzzle')
  const faulty: Puzzle = {
    ...tour,
    position(params) {
      const position = tour.position(params)
      let left = 5000
      const play = position.play.bind(position)
      position.play = (move) => {
        if (left-- === 0) throw new Error('the board fell off the table')
        play(move)
      }
      return position
    },
  }
  const line = open([faulty])
  line.start(endless)
  const { message } = await line.refused()
  expect(message).toEqual({
    key: 'main.solver.broke',
    values: { run: endless, text: 'Error: the board fell off the table' },
  })
})

test('a second run on the same line is a mistake', () => {
  const hear = makeRunner(puzzles, () => {})
  hear({ kind: 'run', run: 'knights-tour/bound-2', limits: noLimit })
  expect(() => hear({ kind: 'run', run: 'knights-tour/bound-2', limits: noLimit })).toThrow('one run')
})

test('moments are found, forwards and backwards, while the search goes on', async () => {
  const line = open()
  line.start(endless)
  await line.progress()
  line.tell({ kind: 'find', request: 1, target: { kind: 'deep', depth: 40 }, from: 0, forwards: true })
  const { k } = await line.answer('found', 1)
  line.tell({
    kind: 'find',
    request: 2,
    target: { kind: 'deep', depth: 40 },
    from: (k ?? 0) + 1,
    forwards: false,
  })
  expect((await line.answer('found', 2)).k).toBe(k)
  line.tell({ kind: 'find', request: 3, target: { kind: 'deep', depth: 40 }, from: k ?? 0, forwards: false })
  expect((await line.answer('found', 3)).k).toBeUndefined()
})

test('a long look says how far it is, and can be cancelled', async () => {
  const line = open()
  line.start(endless, limitedTo({ steps: 20_000_000 }))
  await line.progress('limit')
  const never = { kind: 'move', move: 64, level: 1 } as const
  line.tell({ kind: 'find', request: 1, target: never, from: 0, forwards: true })
  const { share } = await line.answer('looking', 1)
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(1)
  line.tell({ kind: 'cancel', request: 1 })
  // Told in turn: once this is answered, the cancelled one would have gone on.
  line.tell({ kind: 'find', request: 2, target: { kind: 'deep', depth: 5 }, from: 0, forwards: true })
  expect((await line.answer('found', 2)).k).toBe(5)
  expect(line.said.filter((said) => said.kind === 'found')).toEqual([])
})

test('a part of the run is drawn in detail', async () => {
  const line = open()
  line.start(endless, limitedTo({ steps: 1_000_000 }))
  await line.progress('limit')
  line.tell({ kind: 'detail', request: 7, from: 500_000, to: 500_100, buckets: 400 })
  const { from, overview } = await line.answer('detail', 7)
  expect([from, overview.width, overview.length]).toEqual([500_000, 1, 100])
})
