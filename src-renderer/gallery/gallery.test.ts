import type { ToSolver } from '@shared/ipc/solver'
import type { SolutionPage } from '@shared/trace/solutions'
import { expect, test } from 'vitest'
import {
  addPlaces,
  countShown,
  createGallery,
  emptyGallery,
  indexShown,
  lineAt,
  pageSize,
  showOnlyFundamental,
  solutionAt,
  takeFundamental,
  takePage,
  wantFundamental,
  wantLines,
} from './gallery'

/** A gallery of so many solutions, of which solution i was found at step 10 i and has the line i, i + 1. */
function open(count: number) {
  const said: ToSolver[] = []
  let last = 0
  const gallery = createGallery({
    nextRequest: () => ++last,
    ask: (message) => said.push(message) > 0,
  })
  addPlaces(
    gallery,
    Float64Array.from({ length: count }, (_, i) => 10 * i),
  )
  return { gallery, said }
}

function pageFrom(from: number, count: number, length = 2): SolutionPage {
  const moves = Array.from({ length: count * length }, (_, i) => from + Math.floor(i / length) + (i % length))
  return {
    from,
    places: Float64Array.from({ length: count }, (_, i) => 10 * (from + i)),
    lengths: new Int32Array(count).fill(length),
    moves: Int32Array.from(moves),
  }
}

test('asks for the pages in sight once, and gives the lines when they are there', () => {
  const { gallery, said } = open(250)
  wantLines(gallery, [99, 100, 101])
  wantLines(gallery, [99, 100, 101])
  expect(said).toEqual([
    { kind: 'solutions', request: 1, from: 0, count: 100 },
    { kind: 'solutions', request: 2, from: 100, count: 100 },
  ])
  expect(lineAt(gallery, 101)).toBeUndefined()
  takePage(gallery, 2, pageFrom(100, 100))
  expect(lineAt(gallery, 101)).toEqual([101, 102])
  expect(lineAt(gallery, 199)).toEqual([199, 200])
  wantLines(gallery, [150])
  expect(said.slice(2)).toEqual([{ kind: 'cancel', request: 1 }])
})

test('calls off what has been scrolled past, and ignores an answer that comes all the same', () => {
  const { gallery, said } = open(1000)
  wantLines(gallery, [0])
  wantLines(gallery, [900])
  expect(said).toEqual([
    { kind: 'solutions', request: 1, from: 0, count: 100 },
    { kind: 'cancel', request: 1 },
    { kind: 'solutions', request: 2, from: 900, count: 100 },
  ])
  takePage(gallery, 1, pageFrom(0, 100))
  expect(lineAt(gallery, 0)).toBeUndefined()
})

test('asks again for a last page that has grown', () => {
  const { gallery, said } = open(30)
  wantLines(gallery, [0])
  takePage(gallery, 1, pageFrom(0, 30))
  addPlaces(gallery, Float64Array.of(300))
  wantLines(gallery, [30])
  expect(said.at(-1)).toEqual({ kind: 'solutions', request: 2, from: 0, count: 31 })
})

test('keeps a bounded number of moves, the pages used last', () => {
  const length = 2500
  const { gallery } = open(2000)
  for (let page = 0; page < 20; page++) {
    wantLines(gallery, [page * pageSize])
    takePage(gallery, page + 1, pageFrom(page * pageSize, pageSize, length))
    lineAt(gallery, 0)
  }
  expect(gallery.pages.size).toBe(4)
  expect([...gallery.pages.keys()].sort((a, b) => a - b)).toEqual([0, 17, 18, 19])
})

test('shows all, or the fundamental ones as far as they are known', () => {
  const { gallery, said } = open(5)
  wantFundamental(gallery)
  wantFundamental(gallery)
  expect(said).toEqual([{ kind: 'fundamental', request: 1, from: 0 }])
  takeFundamental(gallery, 1, 5, Int32Array.of(0, 3))
  showOnlyFundamental(gallery, true)
  expect([0, 1].map((at) => indexShown(gallery, at))).toEqual([0, 3])
  expect(countShown(gallery)).toBe(2)
  showOnlyFundamental(gallery, false)
  expect(countShown(gallery)).toBe(5)
  addPlaces(gallery, Float64Array.of(50))
  wantFundamental(gallery)
  expect(said.at(-1)).toEqual({ kind: 'fundamental', request: 2, from: 5 })
})

test('of another run nothing is left, and no answer of before counts', () => {
  const { gallery } = open(5)
  wantLines(gallery, [0])
  wantFundamental(gallery)
  emptyGallery(gallery)
  takePage(gallery, 1, pageFrom(0, 5))
  takeFundamental(gallery, 2, 5, Int32Array.of(0))
  expect(countShown(gallery)).toBe(0)
  expect(lineAt(gallery, 0)).toBeUndefined()
  expect(gallery.fundamental).toEqual({ known: 0, indices: [], request: undefined })
})

test('finds the solution of a moment', () => {
  expect([0, 5, 10, 40, 41].map((k) => solutionAt([0, 10, 40], k))).toEqual([0, -1, 1, 2, -1])
  expect(solutionAt([], 0)).toBe(-1)
})
