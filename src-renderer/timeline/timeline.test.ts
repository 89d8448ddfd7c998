import { describe, expect, test } from 'vitest'
import { unlimited } from './speed'
import {
  emptyTimeline,
  extend,
  hold,
  pause,
  play,
  release,
  seek,
  setSpeed,
  stepBy,
  type Timeline,
  tick,
} from './timeline'

const ready = (total: number, speed: number, growing = false) => extend(emptyTimeline(speed), total, growing)

/** Ticks at each of these times, the picture always there. */
const ticks = (timeline: Timeline, times: readonly number[]) =>
  times.reduce((before, ms) => tick(before, ms, true), timeline)

const every = (ms: number, untilMs: number, fromMs = 0) =>
  Array.from({ length: Math.floor((untilMs - fromMs) / ms) }, (_, i) => fromMs + (i + 1) * ms)

describe('playback by the clock', () => {
  test.each([0.5, 8, 60, 1000])('at %d steps a second, whatever the frames', (speed) => {
    const start = play(ready(1e6, speed), 0)
    const at = speed * 4
    expect(ticks(start, every(16, 4000)).k).toBe(at)
    expect(ticks(start, every(250, 4000)).k).toBe(at)
    expect(ticks(start, [4000]).k).toBe(at)
  })

  test('the same time twice acts once', () => {
    for (const speed of [60, unlimited]) {
      const once = ticks(play(ready(1e6, speed), 0), [16, 33])
      expect(tick(once, 33, true)).toEqual(once)
    }
  })

  test('a clock that goes back does not move the playhead back', () => {
    const at = ticks(play(ready(1e6, 100), 0), [1000])
    expect(tick(at, 500, true).k).toBe(100)
  })

  test('a hidden window catches up when it is seen again', () => {
    const hidden = ticks(play(ready(1e6, 10), 0), every(16, 1000))
    expect(tick(hidden, 61_000, true).k).toBe(610)
  })

  test('numbered speeds wait for a picture on its way', () => {
    const start = play(ready(1e6, 100), 0)
    const waited = every(16, 960).reduce((before, ms) => tick(before, ms, false), start)
    expect(waited.k).toBe(0)
    expect(tick(waited, 1960, true).k).toBe(100)
  })
})

describe('the end and the front', () => {
  test('playback stops at the end of a finished run', () => {
    const end = ticks(play(ready(100, 60), 0), every(16, 4000))
    expect(end).toMatchObject({ k: 100, playing: false })
  })

  test('at the front of a running search playback waits, and does not leap when more comes', () => {
    const front = ticks(play(ready(10, 60, true), 0), every(16, 5000))
    expect(front).toMatchObject({ k: 10, playing: true })
    const more = extend(front, 1000, true)
    expect(tick(more, 5000 + 100, true).k).toBeLessThanOrEqual(10 + 8)
    expect(ticks(more, every(16, 6000, 5000)).k).toBeGreaterThan(10 + 50)
  })

  test('playing from the end starts over; an empty run does not play', () => {
    expect(play(seek(ready(100, 60), 100, 0), 0)).toMatchObject({ k: 0, playing: true })
    expect(play(ready(0, 60), 0).playing).toBe(false)
    expect(play(ready(0, 60, true), 0).playing).toBe(true)
  })

  test('pressing on past the end does nothing, and going back is not spoiled', () => {
    let at = seek(ready(10, 60), 9, 0)
    for (let i = 0; i < 5; i++) at = stepBy(at, 1, 0)
    expect(at.k).toBe(10)
    expect(stepBy(at, -1, 0).k).toBe(9)
    for (let i = 0; i < 20; i++) at = stepBy(at, -1, 0)
    expect(at.k).toBe(0)
    expect(stepBy(at, 1, 0).k).toBe(1)
  })
})

describe('seeking', () => {
  test.each([
    [-5, 0],
    [3.4, 3],
    [1e12, 100],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NaN, 50],
  ])('to %d lands on %i of 100', (k, lands) => {
    expect(seek(seek(ready(100, 60), 50, 0), k, 0).k).toBe(lands)
  })

  test('while playing goes on from there', () => {
    const far = ticks(play(ready(1e6, 100), 0), every(16, 5000))
    const back = seek(far, 10, 5000)
    expect(back).toMatchObject({ k: 10, playing: true })
    expect(ticks(back, every(16, 6000, 5000)).k).toBe(10 + 99)
    expect(tick(back, 6000, true).k).toBe(110)
  })

  test('a held playhead stays in the hand, then goes on', () => {
    const held = hold(seek(play(ready(1e6, 100), 0), 700, 1000))
    expect(ticks(held, every(16, 4000, 1000)).k).toBe(700)
    const gone = release(held, 4000)
    expect(tick(gone, 5000, true)).toMatchObject({ k: 800, playing: true })
  })
})

describe('changing speed while playing', () => {
  test('neither stops nor jumps', () => {
    const at = ticks(play(ready(1e6, 10), 0), every(16, 2000))
    const quicker = setSpeed(at, 100, 2000)
    expect(quicker).toMatchObject({ k: at.k, playing: true })
    expect(tick(quicker, 3000, true).k).toBe(120)
  })

  test('over and over, as a dragged slider does, still lets steps go by', () => {
    let at = play(ready(1e6, 2), 0)
    for (const ms of every(16, 4000)) at = tick(setSpeed(at, at.speed === 2 ? 2.1 : 2, ms), ms + 1, true)
    expect(at.k).toBeGreaterThanOrEqual(7)
    expect(at.k).toBeLessThanOrEqual(9)
  })

  test('from unlimited to slow goes on from where it is', () => {
    const rushed = ticks(play(ready(1e8, unlimited), 0), every(16, 1000))
    const calm = setSpeed(rushed, 1, 1000)
    expect(tick(calm, 3000, true).k).toBe(rushed.k + 2)
  })
})

describe('as fast as it draws', () => {
  test('shows every step of a short run, one a frame', () => {
    let at = play(ready(63, unlimited), 0)
    for (const ms of every(16, 16 * 63)) {
      const before = at.k
      at = tick(at, ms, true)
      expect(at.k).toBe(before + 1)
    }
    expect(at.k).toBe(63)
  })

  test.each([1e5, 1e8])('passes a run of %d steps in about ten seconds', (total) => {
    const start = play(ready(total, unlimited), 0)
    expect(ticks(start, every(16, 9500)).playing).toBe(true)
    expect(ticks(start, every(16, 10_500))).toMatchObject({ k: total, playing: false })
  })

  test('does not creep towards the end of a run that grew', () => {
    const start = ticks(play(ready(1e6, unlimited, true), 0), every(16, 5000))
    const grown = extend(start, 2e6, false)
    expect(ticks(grown, every(16, 16_000, 5000)).k).toBe(2e6)
  })
})

test('pausing keeps the place', () => {
  const at = pause(ticks(play(ready(1e6, 10), 0), every(16, 2000)))
  expect(ticks(at, every(16, 9000, 2000))).toEqual(at)
  expect(tick(play(at, 9000), 10_000, true).k).toBe(at.k + 10)
})
