import type { ToSolver } from '@shared/ipc/solver'
import { mostDetail } from '@shared/trace/detail'
import { makeOverview, type Overview } from '@shared/trace/overview'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Details, tilesFor } from './details'

describe('the tiles of a view', () => {
  test('are none where the overview is fine enough', () => {
    expect(tilesFor({ from: 0, to: 1e6 }, 1e6, 1000, 1024)).toEqual([])
    expect(tilesFor({ from: 0, to: 500 }, 1e6, 1000, 1)).toEqual([])
  })

  test('cover it, in buckets no wider than a pixel', () => {
    expect(tilesFor({ from: 50_000, to: 60_000 }, 1e8, 1256, 65_536)).toEqual([
      { width: 4, steps: 4096, index: 12 },
      { width: 4, steps: 4096, index: 13 },
      { width: 4, steps: 4096, index: 14 },
    ])
  })

  test('are never longer than the solver makes at once, nor past the end of the run', () => {
    const tiles = tilesFor({ from: 9.5e7, to: 1.2e8 }, 1e8, 1256, 65_536)
    expect(tiles.map(({ steps }) => steps)).toEqual([2_097_152, 2_097_152, 2_097_152])
    expect(tiles.at(-1)?.index).toBe(47)
    for (const { steps } of tiles) expect(steps).toBeLessThanOrEqual(mostDetail)
  })

  test('are none where it would take too many of them', () => {
    expect(tilesFor({ from: 0, to: 9e7 }, 1e9, 1256, 524_288)).toEqual([])
  })

  test('do not move with the view', () => {
    const some = tilesFor({ from: 50_000, to: 60_000 }, 1e8, 1256, 65_536)
    const others = tilesFor({ from: 50_100, to: 60_100 }, 1e8, 1256, 65_536)
    expect(others).toEqual(some)
  })
})

describe('details', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open() {
    const said: ToSolver[] = []
    let last = 0
    let changes = 0
    const details = new Details({
      nextRequest: () => ++last,
      say: (message) => said.push(message),
      changed: () => changes++,
    })
    const answer = (request: number, from: number, width = 4) => {
      const overview: Overview = { ...makeOverview(1024), width, length: 1024 }
      details.take({ kind: 'detail', request, from, overview })
    }
    const rest = () => vi.advanceTimersByTime(80)
    return { details, said, answer, rest, changes: () => changes }
  }
  const tile = (index: number) => ({ width: 4, steps: 4096, index })
  const asked = (request: number, from: number, to = from + 4096) => ({
    kind: 'detail',
    request,
    from,
    to,
    buckets: Math.ceil((to - from) / 4),
  })

  test('are asked for one after the other, once the view has rested', () => {
    const { details, said, answer, rest, changes } = open()
    details.want([tile(3), tile(4)], 1e6, false)
    vi.advanceTimersByTime(60)
    expect(said).toEqual([])
    details.want([tile(2), tile(3)], 1e6, false)
    vi.advanceTimersByTime(60)
    expect(said).toEqual([])
    rest()
    expect(said).toEqual([asked(1, 8192)])
    answer(1, 8192)
    expect(said).toEqual([asked(1, 8192), asked(2, 12_288)])
    answer(2, 12_288)
    expect(said.length).toBe(2)
    expect(changes()).toBe(2)
    expect(details.pieces.map(({ from, to }) => [from, to])).toEqual([
      [8192, 12_288],
      [12_288, 16_384],
    ])
  })

  test('at hand are not asked for again', () => {
    const { details, said, answer, rest } = open()
    details.want([tile(3)], 1e6, false)
    rest()
    answer(1, 12_288)
    details.want([], 1e6, false)
    details.want([tile(3)], 1e6, false)
    rest()
    expect(said.length).toBe(1)
  })

  test('on their way are called off when the view leaves them, and their answer is not heard', () => {
    const { details, said, answer, rest } = open()
    details.want([tile(3)], 1e6, false)
    rest()
    details.want([tile(9)], 1e6, false)
    expect(said.at(-1)).toEqual({ kind: 'cancel', request: 1 })
    answer(1, 12_288)
    expect(details.pieces).toEqual([])
    rest()
    expect(said.at(-1)).toEqual(asked(2, 36_864))
  })

  test('at the end of a growing run are short, and made whole when it rests', () => {
    const { details, said, answer, rest } = open()
    details.want([tile(0)], 1000, true)
    rest()
    expect(said).toEqual([asked(1, 0, 1000)])
    answer(1, 0)
    details.want([tile(0)], 3000, true)
    rest()
    expect(said.length).toBe(1)
    details.want([tile(0)], 3000, false)
    rest()
    expect(said.at(-1)).toEqual(asked(2, 0, 3000))
    answer(2, 0)
    details.want([tile(0)], 3000, false)
    rest()
    expect(said.length).toBe(2)
    expect(details.pieces.map(({ to }) => to)).toEqual([3000])
  })

  test('the finest come first, and only the latest used are kept', () => {
    const { details, answer, rest } = open()
    for (let i = 0; i < 60; i++) {
      details.want([{ width: i === 59 ? 1 : 4, steps: 4096, index: i }], 1e6, false)
      rest()
      answer(i + 1, 4096 * i, i === 59 ? 1 : 4)
    }
    expect(details.pieces.length).toBe(48)
    expect(details.pieces[0]?.overview.width).toBe(1)
    expect(Math.min(...details.pieces.map(({ from }) => from))).toBe(12 * 4096)
  })

  test('of another run are forgotten', () => {
    const { details, said, answer, rest } = open()
    details.want([tile(3)], 1e6, false)
    rest()
    details.forget()
    expect(said.at(-1)).toEqual({ kind: 'cancel', request: 1 })
    answer(1, 12_288)
    expect(details.pieces).toEqual([])
  })
})
