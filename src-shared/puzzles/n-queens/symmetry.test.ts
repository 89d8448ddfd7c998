import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { advance, createSearch, lineOf } from '../../search/search'
import { nQueens } from './index'
import { attackOn, makePosition } from './model'
import { canonical, isFundamental, symmetries } from './symmetry'
import vectors from './vectors.json'

function solutionsOf(n: number): number[][] {
  const search = createSearch(makePosition({ n, given: [] }), nQueens.strategies[0] as Strategy)
  const solutions: number[][] = []
  while (!search.exhausted)
    if (advance(search, 1e6, true) > 0 && search.solutions > solutions.length) solutions.push(lineOf(search))
  return solutions
}

test.each(vectors.full)(
  '$n queens: $fundamental fundamental solutions',
  { timeout: 60_000 },
  ({ n, solutions, fundamental }) => {
    const found = solutionsOf(n)
    expect(found.length).toBe(solutions)
    expect(found.filter((columns) => isFundamental(columns)).length).toBe(fundamental)
  },
)

test('the eight images of a solution are solutions; the fundamental one is the first of them that the search meets', () => {
  const found = solutionsOf(8)
  const places = new Map(found.map((solution, place) => [solution.join(), place]))
  for (const [place, solution] of found.entries()) {
    const images = symmetries(solution)
    const met = images.map((image) => places.get(image.join()))
    expect(met).not.toContain(undefined)
    const first = Math.min(...(met as number[]))
    expect(canonical(solution)).toEqual(found[first])
    expect(isFundamental(solution)).toBe(first === place)
    for (const image of images) expect(canonical(image)).toEqual(canonical(solution))
  }
})

test('the images are the turns and mirror images of the board', () => {
  // One queen only counts here: it stands in row 0, column 1.
  const board = [1, 0, 2, 3]
  const squares = symmetries(board).map((image) => image.map((column, row) => [row, column]))
  const turns = [
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 0],
  ]
  const mirrored = turns.map(([row, column]) => [column, row])
  for (const square of [...turns, ...mirrored])
    expect(squares.some((image) => image.some((at) => at.join() === square.join()))).toBe(true)
  expect(new Set(squares.map((image) => image.join())).size).toBe(4)
  expect(symmetries(board)[0]).toEqual(board)
})

test('a solution of half-turn symmetry has four different images, one of quarter turns two', () => {
  const different = (columns: number[]) => new Set(symmetries(columns).map((image) => image.join())).size
  expect(different([1, 3, 0, 2])).toBe(2)
  const halfTurn = [2, 4, 1, 7, 0, 6, 3, 5]
  expect(halfTurn.every((column, row) => !attackOn(halfTurn, row, column))).toBe(true)
  expect(different(halfTurn)).toBe(4)
  expect(different([0, 4, 7, 5, 2, 6, 1, 3])).toBe(8)
  expect(different([0])).toBe(1)
})
