import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf } from '../../picture/laws'
import type { Mark } from '../../picture/picture'
import type { Strategy } from '../../puzzle'
import { makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import type { TileMoment } from './explain'
import { slidingTiles } from './index'
import { centreX, centreY, layoutOf } from './layout'
import type { TileParams } from './model'
import { parityOf } from './parity'
import { orderedBoard, scrambledBoard } from './scramble'

/** Shows the moment after each of the first steps. */
function watch(params: TileParams, id: string, most: number, see: (moment: TileMoment) => void) {
  const strategy = slidingTiles.strategies.find((each) => each.id === id) as Strategy
  const recording = record(slidingTiles, params, strategy)
  goOn(recording, most, false)
  const window = windowOf(recording, 0, recording.search.steps)
  const cursor = makeCursor(slidingTiles, params, strategy)
  for (let k = 0; k <= window.steps.length; k++) see(momentAt(cursor, window, k) as TileMoment)
}

const markOf = (moment: TileMoment, key: string): Mark | undefined =>
  slidingTiles.draw(moment, 'en').marks.find((mark) => mark.key === key)

const boardOf = (rows: number, columns: number, seed = 3): TileParams => {
  const size = [rows, columns] as const
  return { size, start: scrambledBoard(size, orderedBoard(size), seed), goal: orderedBoard(size) }
}

const sides = [2, 3, 4, 5, 6]

test.each(sides.flatMap((rows) => sides.map((columns) => [rows, columns] as const)))(
  '%i×%i: pictures keep the laws, and are of one size from step to step',
  (rows, columns) => {
    const { width, height } = layoutOf([rows, columns])
    for (const { id } of slidingTiles.strategies)
      watch(boardOf(rows, columns), id, 40, (moment) => {
        const picture = slidingTiles.draw(moment, 'en')
        expect(faultsOf(picture)).toEqual([])
        expect(picture).toMatchObject({ width, height })
      })
  },
)

test('each tile is drawn on its square; those in place are marked', () => {
  const params = boardOf(3, 4)
  const layout = layoutOf(params.size)
  watch(params, 'memo', 300, (moment) => {
    const { board, goalPlaces } = moment.position
    for (const [square, tile] of board.entries()) {
      if (tile === 0) continue
      const at = { x: centreX(layout, square), y: centreY(layout, square) }
      expect(markOf(moment, `number-${tile}`)).toMatchObject({ ...at, text: String(tile) })
      expect(markOf(moment, `home-${tile}`) !== undefined).toBe(goalPlaces[tile] === square)
    }
  })
})

test('f = g + h, and the limit of the round, are those of the search', () => {
  let cut = 0
  watch(boardOf(3, 3), 'ida-star', 3000, (moment) => {
    const { position, line, limit = 0 } = moment
    const h = position.bound?.() ?? 0
    const mark = markOf(moment, 'f')
    const text = mark?.kind === 'text' ? mark.text : ''
    expect(text.startsWith(`f = g + h = ${line.length} + `)).toBe(true)
    expect(text.endsWith(` = ${line.length + h}`)).toBe(true)
    expect(markOf(moment, 'limit')).toMatchObject({ text: `max f = ${limit}` })
    const isAbove = line.length + h > limit
    if (isAbove) cut++
    expect(mark).toMatchObject({ fill: isAbove ? 'failed' : 'text' })
  })
  expect(cut).toBeGreaterThan(100)
})

test('strategies without a bound show the moves alone', () => {
  watch(boardOf(2, 3), 'breadth-first', 50, (moment) => {
    expect(markOf(moment, 'g')).toMatchObject({ text: `g = ${moment.line.length}` })
    expect(markOf(moment, 'f')).toBeUndefined()
  })
})

test('tiles that can slide have an arrow until they are tried, and then a sign', () => {
  watch(boardOf(3, 3), 'breadth-first', 200, (moment) => {
    const keys = slidingTiles.draw(moment, 'en').marks.map(({ key }) => key)
    const { candidates, tried } = moment
    expect(keys.filter((key) => key.startsWith('way-'))).toEqual(
      candidates.slice(tried).map((tile) => `way-${tile}`),
    )
    expect(keys.filter((key) => key.startsWith('sign-'))).toEqual(
      candidates.slice(0, tried).map((tile) => `sign-${tile}`),
    )
  })
})

test('a press slides all tiles between it and the blank; the board stays one that can be solved or not', () => {
  const start = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]
  const params = { size: [3, 4] as const, start, goal: orderedBoard([3, 4]) }
  const layout = layoutOf(params.size)
  const pressed = (square: number) =>
    slidingTiles.press?.(params, centreX(layout, square), centreY(layout, square))?.start
  expect(pressed(10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11])
  expect(pressed(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10, 11])
  expect(pressed(3)).toEqual([1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8])
  expect(pressed(5)).toBeUndefined()
  expect(pressed(11)).toBeUndefined()
  expect(slidingTiles.press?.(params, 2, 2)).toBeUndefined()
  fc.assert(
    fc.property(fc.nat(), fc.nat(11), (seed, square) => {
      const before = boardOf(3, 4, seed)
      const after = slidingTiles.press?.(before, centreX(layout, square), centreY(layout, square))
      if (after) expect(parityOf(after).agree).toBe(true)
    }),
  )
})
