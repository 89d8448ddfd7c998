/** A player over real recordings: an answer comes when the test lets it come. */
import { puzzles } from '@shared/puzzles/index'
import { parseRun, type Run } from '@shared/run'
import { makeCursor, type Window } from '@shared/trace/moment'
import { goOn, type Recording, record, windowOf } from '@shared/trace/recording'
import { describe, expect, test } from 'vitest'
import {
  changeTimeline,
  createPlayer,
  frameAt,
  isBehind,
  loadRun,
  reachStep,
  type Shown,
  takeWindow,
  windowFor,
} from './player'
import type { WindowRequest } from './requests'
import { unlimited } from './speed'
import { play, seek } from './timeline'
import { windowSteps } from './windows'

function runOf(text: string): Run {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new Error(run.message.key)
  return run.value
}

function recorded({ puzzle, params, strategy }: Run, steps: number): Recording {
  const recording = record(puzzle, params, strategy)
  goOn(recording, steps, false)
  return recording
}

function desk(run: Run, recording: Recording, speed = 60) {
  const asked: WindowRequest[] = []
  const { puzzle, params, strategy } = run
  const fresh = () => makeCursor(puzzle, params, strategy)
  const player = createPlayer(fresh(), speed, {
    ask: (request) => asked.push(request) > 0,
    changed: () => {},
  })
  const made = ({ from, count }: WindowRequest): Window => windowOf(recording, from, count)
  const answerAll = () => {
    for (const request of asked.splice(0)) takeWindow(player, request.request, made(request))
  }
  return { player, asked, fresh, made, answerAll }
}

/** All of a moment that can be seen. */
const seen = ({ k, moment }: Shown) =>
  JSON.stringify([k, moment.counts, moment.line, moment.step, moment.candidates, moment.tried, moment.solved])

/** Shows k as a person waiting for it sees it. */
function momentOf({ player, answerAll }: ReturnType<typeof desk>, k: number): string {
  changeTimeline(player, (timeline) => seek(timeline, k, 0))
  let shown = frameAt(player, 0)
  for (let i = 0; i < 3 && shown?.k !== k; i++) {
    answerAll()
    shown = frameAt(player, 0)
  }
  if (shown?.k !== k) throw new Error(`step ${k} never came`)
  return seen(shown)
}

const blind = runOf('knights-tour/blind?size=5x6&start=2')
const steps = 3 * windowSteps + 77

describe('the same moment at k', () => {
  const recording = recorded(blind, steps)
  const places = [
    0,
    1,
    2,
    500,
    windowSteps - 1,
    windowSteps,
    windowSteps + 1,
    2 * windowSteps,
    9000,
    steps - 1,
    steps,
  ]
  const open = () => {
    const opened = desk(blind, recording)
    reachStep(opened.player, steps, false)
    frameAt(opened.player, 0)
    return opened
  }
  const alone = places.slice(1).map((k) => momentOf(open(), k))

  test('forwards', () => {
    const here = open()
    expect(places.slice(1).map((k) => momentOf(here, k))).toEqual(alone)
  })

  test('backwards', () => {
    const here = open()
    expect(
      places
        .slice(1)
        .toReversed()
        .map((k) => momentOf(here, k)),
    ).toEqual(alone.toReversed())
  })

  test('by jumps to and fro', () => {
    const here = open()
    for (let i = 1; i < places.length; i++)
      for (const j of [places.length - i, i]) {
        if (here.player.timeline.k === places[j]) continue
        expect(momentOf(here, places[j] as number)).toBe(alone[j - 1])
      }
  })

  test('step by step over a seam, each way', () => {
    const here = open()
    const around = Array.from({ length: 9 }, (_, i) => windowSteps - 4 + i)
    const there = around.map((k) => momentOf(here, k))
    expect(new Set(there).size).toBe(around.length)
    expect(
      around.toReversed().map((k) => (k === here.player.timeline.k ? there.at(-1) : momentOf(here, k))),
    ).toEqual(there.toReversed())
  })
})

describe('windows asked for', () => {
  test('a board without a run shows step 0 and asks for nothing', () => {
    const { player, asked } = desk(blind, recorded(blind, 0))
    expect(frameAt(player, 0)?.k).toBe(0)
    changeTimeline(player, (timeline) => seek(play(timeline, 0), 5, 0))
    expect(frameAt(player, 10)).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('are asked for once, however many frames go by, and never more than two at a time', () => {
    const { player, asked } = desk(blind, recorded(blind, steps))
    reachStep(player, steps, false)
    for (const k of [1, 2, 5000, 5001, 9000, 12_000]) {
      changeTimeline(player, (timeline) => seek(timeline, k, 0))
      frameAt(player, 0)
      frameAt(player, 16)
    }
    expect(asked.map(({ from }) => from)).toEqual([0, windowSteps])
  })

  test('an answer on the way of a dragged playhead is shown; its own then follows', () => {
    const here = desk(blind, recorded(blind, steps))
    const { player } = here
    reachStep(player, steps, false)
    frameAt(player, 0)
    changeTimeline(player, (timeline) => seek(timeline, 5000, 0))
    frameAt(player, 0)
    changeTimeline(player, (timeline) => seek(timeline, 9000, 0))
    here.answerAll()
    expect(frameAt(player, 16)?.k).toBe(5000)
    expect(isBehind(player)).toBe(true)
    here.answerAll()
    expect(frameAt(player, 32)?.k).toBe(9000)
    expect(isBehind(player)).toBe(false)
  })

  test('a longer window replaces the one taken at the front of a running search', () => {
    const here = desk(blind, recorded(blind, steps))
    const { player, asked } = here
    reachStep(player, 100, true)
    changeTimeline(player, (timeline) => seek(timeline, 100, 0))
    frameAt(player, 0)
    takeWindow(player, asked.splice(0)[0]?.request ?? 0, here.made({ request: 0, from: 0, count: 100 }))
    expect(frameAt(player, 0)?.k).toBe(100)
    reachStep(player, 300, true)
    expect(momentOf(here, 300)).toContain('"steps":300')
  })

  test('the next window is asked for before playback needs it', () => {
    const here = desk(blind, recorded(blind, steps), 1000)
    reachStep(here.player, steps, false)
    changeTimeline(here.player, (timeline) => play(seek(timeline, windowSteps - 400, 0), 0))
    for (const ms of [0, 16, 32]) {
      frameAt(here.player, ms)
      here.answerAll()
    }
    let last = here.player.timeline.k
    for (let ms = 48; ms < 1000; ms += 16) {
      const shown = frameAt(here.player, ms)
      here.answerAll()
      expect(shown?.k).toBeGreaterThan(last)
      last = here.player.timeline.k
    }
    expect(last).toBeGreaterThan(windowSteps)
  })

  test('unlimited playback keeps showing though every answer comes a frame late', () => {
    const run = runOf('knights-tour/blind?size=8x8&start=1')
    const total = 2_000_000
    const here = desk(run, recorded(run, total), unlimited)
    reachStep(here.player, total, false)
    changeTimeline(here.player, (timeline) => play(timeline, 0))
    const drawn: number[] = []
    for (let ms = 16; ms < 3000; ms += 16) {
      const shown = frameAt(here.player, ms)
      if (shown) drawn.push(shown.k)
      here.answerAll()
    }
    expect(drawn.length).toBeGreaterThan(150)
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
    expect(drawn.at(-1)).toBeGreaterThan(500_000)
  })
})

test('without a solver nothing is waited for', async () => {
  const { puzzle, params, strategy } = blind
  const player = createPlayer(makeCursor(puzzle, params, strategy), 60, {
    ask: () => false,
    changed: () => {},
  })
  reachStep(player, steps, false)
  expect(await windowFor(player, 9000)).toBeUndefined()
  changeTimeline(player, (timeline) => seek(timeline, 9000, 0))
  frameAt(player, 0)
  expect(player.requests.outstanding.size).toBe(0)
})

describe('a new run', () => {
  test('ignores the answers of the one before', () => {
    const other = runOf('knights-tour/bound-2?size=8x8&start=20')
    const here = desk(blind, recorded(blind, steps))
    const { player, asked } = here
    reachStep(player, steps, false)
    changeTimeline(player, (timeline) => seek(timeline, 50, 0))
    frameAt(player, 0)
    const late = asked.splice(0)
    loadRun(player, makeCursor(other.puzzle, other.params, other.strategy))
    reachStep(player, 64, false)
    changeTimeline(player, (timeline) => seek(timeline, 64, 0))
    for (const request of late) takeWindow(player, request.request, here.made(request))
    expect(frameAt(player, 0)?.k).not.toBe(64)
    const recording = recorded(other, 64)
    for (const request of asked.splice(0))
      takeWindow(player, request.request, windowOf(recording, request.from, request.count))
    expect(frameAt(player, 0)?.moment.solved).toBe(true)
  })

  test('settles whoever still waits for a window', async () => {
    const { player, fresh } = desk(blind, recorded(blind, steps))
    reachStep(player, steps, false)
    const waited = windowFor(player, 9000)
    loadRun(player, fresh())
    expect(await waited).toBeUndefined()
  })
})
