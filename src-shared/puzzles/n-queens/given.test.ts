/** Boards on which some queens stand from the start. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPath } from '../../export/check'
import { readForm } from '../../form/read'
import { faultsOf } from '../../picture/laws'
import type { Strategy } from '../../puzzle'
import { parseRun, runText } from '../../run'
import { advance, createSearch, lineOf } from '../../search/search'
import { firstMoment } from '../../trace/moment'
import { goOn, record } from '../../trace/recording'
import { shortest } from './given'
import { nQueens } from './index'
import { centreX, centreY, layoutOf } from './layout'
import type { QueensParams } from './model'
import { canonical } from './symmetry'

const placeQueens = nQueens.strategies[0] as Strategy

function solutions(params: QueensParams): number[][] {
  const search = createSearch(nQueens.position(params), placeQueens)
  const found: number[][] = []
  while (!search.exhausted) {
    const before = search.solutions
    advance(search, 1e6, true)
    if (search.solutions > before) found.push(lineOf(search))
  }
  return found
}

const all = solutions({ n: 8, given: [] })

/** A column or none for each of the first rows of 8. */
const someGiven = fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 8 })

test('the solutions beside given queens are those of all that have them, in the same order', () => {
  fc.assert(
    fc.property(someGiven, (given) => {
      const wanted = all.filter((line) => given.every((column, row) => column < 0 || line[row] === column))
      expect(solutions({ n: 8, given })).toEqual(wanted)
      for (const line of wanted) expect(checkPath(nQueens, { n: 8, given }, line)).toBeUndefined()
      for (const line of all)
        if (!wanted.includes(line)) expect(checkPath(nQueens, { n: 8, given }, line)).toBeDefined()
    }),
    { numRuns: 60, examples: [[[]], [[-1, -1, 4]], [[0, 0]], [[0, 4, 7, 5, 2, 6, 1, 3]]] },
  )
})

test('a given queen has its row alone, and what it attacks is not tried', () => {
  const position = nQueens.position({ n: 4, given: [-1, 3] })
  const into = new Int32Array(4)
  expect(Array.from(into.subarray(0, position.moves(into, 0)))).toEqual([0, 1])
  position.play(0)
  expect(Array.from(into.subarray(0, position.moves(into, 0)))).toEqual([3])
})

test('given queens that attack each other: no solution, by argument and at once', () => {
  const params = { n: 8, given: [0, -1, 2] }
  expect(nQueens.impossible?.(params)).toMatchObject({ values: { a: 0, p: 0, b: 2, q: 2 } })
  const recording = record(nQueens, params, placeQueens)
  goOn(recording, 10, false)
  expect(recording.search).toMatchObject({ steps: 0, exhausted: true, solutions: 0 })
})

test('of the solutions beside given queens, images of each other count once', () => {
  fc.assert(
    fc.property(someGiven, (given) => {
      const params = { n: 8, given }
      const found = solutions(params)
      const fundamental = found.filter((line) => nQueens.isFundamental?.(params, line))
      expect(fundamental.length).toBe(new Set(found.map((line) => canonical(line).join())).size)
    }),
    { numRuns: 60, examples: [[[0]], [[3]], [[-1, 7]], [[7]]] },
  )
})

test('a press gives a queen and takes it again; the run text holds no more than it must', () => {
  const layout = layoutOf(8)
  const params: QueensParams = { n: 8, given: [] }
  const pressed = nQueens.press?.(params, centreX(layout, 4), centreY(layout, 2)) as QueensParams
  expect(pressed).toEqual({ n: 8, given: [-1, -1, 4] })
  const run = { puzzle: nQueens, strategy: placeQueens, params: pressed }
  expect(runText(run as never)).toBe('n-queens/place-queens?n=8&given=*,*,4')
  expect(runText({ ...run, params } as never)).toBe('n-queens/place-queens?n=8')
  expect(parseRun('n-queens/place-queens?n=8', [nQueens as never])).toMatchObject({ value: { params } })
  expect(nQueens.press?.(pressed, centreX(layout, 4), centreY(layout, 2))).toEqual(params)
  expect(nQueens.press?.(params, 1, 1)).toBeUndefined()
  expect(shortest([-1, 3, -1, -1])).toEqual([-1, 3])
})

test('the form refuses columns and rows that are not on the board', () => {
  expect(readForm(nQueens.form, { n: '4', given: '*,4' })).toMatchObject({ ok: false, field: 'given' })
  expect(readForm(nQueens.form, { n: '4', given: '*,*,*,*,1' })).toMatchObject({ ok: false, field: 'given' })
  expect(readForm(nQueens.form, { n: '4', given: '*,3' })).toMatchObject({ value: { given: [-1, 3] } })
})

test('given queens are drawn within the laws', () => {
  fc.assert(
    fc.property(someGiven, (given) => {
      const moment = firstMoment(nQueens as never, { n: 8, given }, placeQueens)
      expect(faultsOf(nQueens.draw(moment as never, 'en'))).toEqual([])
    }),
  )
})

test.each([
  [[0, 4], [1, 3], 'n-queens.fault.given'],
  [[-1, -1, -1, 3], [3], 'n-queens.fault.given-attacks'],
  [[-1, 0, 0], [5], 'n-queens.impossible.given'],
] as const)('given %j, the fault of %j is told', (given, line, key) => {
  expect(checkPath(nQueens, { n: 8, given }, line)?.key).toBe(key)
})
