/** The map: every state has its own place, and is found there. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOf } from '../picture/laws'
import { puzzles } from '../puzzles/index'
import { layOut, middleOf, squareOf, stateAt } from './mapLayout'
import { makeMapScene, mapPicture, paintMet } from './mapPicture'
import { explore } from './space'
import { distancesToGoal } from './spaceFacts'
import { pathTo } from './ways'

const presets = puzzles.flatMap((puzzle) =>
  puzzle.form.presets
    .filter(({ params }) => puzzle.position(params).key)
    .map(({ params, name }) => ({ name: name.key, space: explore(puzzle.position(params), 30_000) })),
)
const size = fc.record({
  width: fc.integer({ min: 80, max: 2000 }),
  height: fc.integer({ min: 80, max: 1200 }),
})

describe.each(presets)('$name', ({ space }) => {
  const toGoal = distancesToGoal(space)

  test('each state is found where it is drawn, and lies on the picture', () => {
    fc.assert(
      fc.property(size, fc.nat(), ({ width, height }, pick) => {
        const layout = layOut(space, width, height)
        const state = pick % space.count
        const { x, y } = middleOf(layout, space, state)
        expect(stateAt(layout, x, y)).toBe(state)
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
      }),
    )
  })

  test('beside the squares there is none', () => {
    const layout = layOut(space, 700, 300)
    fc.assert(
      fc.property(fc.nat(699), fc.nat(299), (x, y) => {
        const state = stateAt(layout, x + 0.5, y + 0.5)
        if (state === undefined) return
        const middle = middleOf(layout, space, state)
        const apart = Math.max(Math.abs(middle.x - x - 0.5), Math.abs(middle.y - y - 0.5))
        expect(apart).toBeLessThanOrEqual(layout.side / 2 + 1e-6)
      }),
      { numRuns: 2000 },
    )
  })

  test('no two states share a square', () => {
    const layout = layOut(space, 900, 400)
    const squares = new Set<number>()
    for (let state = 0; state < space.count; state++) {
      const { column, row } = squareOf(layout, space, state)
      squares.add(row * layout.columns + column)
    }
    expect(squares.size).toBe(space.count)
  })

  test('its picture keeps the laws, wherever the search stands', () => {
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), ({ width, height }, here, chosen) => {
        const scene = makeMapScene(space, toGoal, width, height)
        const states = { here: here % space.count, chosen: chosen % space.count }
        const moment = { ...states, line: pathTo(space, states.here) }
        expect(faultsOf(mapPicture(scene, moment))).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  test('painted forwards, backwards and at once it is the same', () => {
    const states = Array.from({ length: space.count }, (_, i) => (i * 7919) % space.count)
    const forwards = makeMapScene(space, toGoal, 900, 400)
    const untouched = forwards.cells.values.slice()
    for (let met = 0; met <= space.count; met += 1 + (met >> 2)) paintMet(forwards, states, met)
    const half = space.count >> 1
    const atOnce = makeMapScene(space, toGoal, 900, 400)
    paintMet(atOnce, states, half)
    paintMet(forwards, states, half)
    expect(differences(forwards.cells.values, atOnce.cells.values)).toBe(0)
    paintMet(forwards, states, 0)
    expect(differences(forwards.cells.values, untouched)).toBe(0)
    expect(differences(atOnce.cells.values, untouched)).toBeGreaterThan(0)
  })
})

/** Of arrays as long as these a matcher would take seconds. */
function differences(a: Uint8Array, b: Uint8Array): number {
  let count = Math.abs(a.length - b.length)
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) count++
  return count
}

test('hopeless states have a shape and a colour of their own', () => {
  const [bottles] = presets.filter(({ name }) => name === 'bottles.preset.article')
  if (!bottles) throw new Error('no bottles')
  const { space } = bottles
  const toGoal = distancesToGoal(space)
  const { cells, layout } = makeMapScene(space, toGoal, 1600, 800)
  expect(layout.side).toBeGreaterThanOrEqual(5)
  const cellsOf = (state: number) => {
    const { column, row } = squareOf(layout, space, state)
    const values: number[] = []
    for (let y = 0; y < layout.side; y++)
      for (let x = 0; x < layout.side; x++)
        values.push(
          cells.values[(row * layout.side + y) * cells.columns + column * layout.side + x] as number,
        )
    return values.filter((value) => value > 0)
  }
  const alive = cellsOf(0)
  const hopeless = cellsOf(toGoal.indexOf(-1))
  expect(alive.length).toBe((layout.side - 1) ** 2)
  expect(hopeless.length).toBeLessThan(0.7 * alive.length)
  expect(hopeless[0]).not.toBe(alive[0])
})
