import { makeOverview, note, type Overview } from '@shared/trace/overview'
import { describe, expect, test } from 'vitest'
import { deepestOf, type Piece, solutionsAmong, waveformOf } from './waveform'

/** What an overview of steps whose depths are these knows, with solutions at some of them. */
function pieceOf(depths: readonly number[], solved: readonly number[] = [], buckets = 2048, from = 0): Piece {
  const overview: Overview = makeOverview(buckets)
  for (const [step, depth] of depths.entries())
    note(overview, step, depth, depth, solved.includes(step) ? 1 : 0, 0)
  return { from, to: from + depths.length, overview }
}

const ramp = (length: number) => Array.from({ length }, (_, i) => i + 1)
const whole = (length: number) => ({ from: 0, to: length })

describe('a waveform', () => {
  test('of fewer steps than columns repeats each of them', () => {
    const { low, high } = waveformOf([pieceOf([1, 2, 4])], whole(3), 12)
    expect([...high]).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4])
    expect(low).toEqual(high)
  })

  test('of more steps than columns keeps the least and greatest of each', () => {
    const { low, high } = waveformOf([pieceOf(ramp(100))], whole(100), 10)
    expect([low[0], high[0], low[9], high[9]]).toEqual([1, 10, 91, 100])
  })

  test('of a part of the run shows that part', () => {
    const { low, high } = waveformOf([pieceOf(ramp(100))], { from: 20, to: 30 }, 5)
    expect([...low]).toEqual([21, 23, 25, 27, 29])
    expect([...high]).toEqual([22, 24, 26, 28, 30])
  })

  test('beside the run there is nothing', () => {
    const { low, high } = waveformOf([pieceOf(ramp(10))], { from: -5, to: 15 }, 4)
    expect([...low]).toEqual([-1, 1, 6, -1])
    expect([...high]).toEqual([-1, 5, 10, -1])
  })

  test('is the same shape after the overview has merged its buckets', () => {
    const fine = waveformOf([pieceOf(ramp(1024))], whole(1024), 16)
    const coarse = waveformOf([pieceOf(ramp(1024), [], 128)], whole(1024), 16)
    fine.high.forEach((depth, column) => {
      expect(Math.abs((coarse.high[column] as number) - depth)).toBeLessThan(64)
    })
  })

  test('takes the finer piece where there is one, and the coarse one beside it', () => {
    const depths = ramp(64)
    const coarse = pieceOf(depths, [], 4)
    const fine = pieceOf(depths.slice(16, 32), [], 2048, 16)
    const { low, high } = waveformOf([fine, coarse], whole(64), 64)
    expect([low[15], high[15]]).toEqual([1, 16])
    expect([low[16], high[16], low[31], high[31]]).toEqual([17, 17, 32, 32])
    expect([low[32], high[32]]).toEqual([33, 48])
  })

  test('counts each solution once, in the column where it lies', () => {
    const columnsOf = (piece: Piece, columns: number) =>
      [...waveformOf([piece], whole(piece.to), columns).solutions].flatMap((count, i) =>
        count > 0 ? [i] : [],
      )
    expect(columnsOf(pieceOf(ramp(100), [2, 55, 99]), 10)).toEqual([0, 5, 9])
    expect(columnsOf(pieceOf([1, 2, 3, 4], [3]), 40)).toEqual([39])
    // Found at the very seam of two columns.
    expect(columnsOf(pieceOf(ramp(100), [9, 10]), 10)).toEqual([0, 1])
    expect([...waveformOf([pieceOf(ramp(100), [9])], whole(100), 10).solutions.slice(0, 2)]).toEqual([1, 0])
  })

  test('counts solutions though buckets and columns lie askew', () => {
    const solved = [1000, 5000, 9000]
    const piece = pieceOf(ramp(10_000), solved)
    expect(piece.overview.width).toBeGreaterThan(1)
    const { solutions } = waveformOf([piece], whole(10_000), 1256)
    const columns = [...solutions].flatMap((count, i) => (count > 0 ? [i] : []))
    expect(columns.length).toBe(3)
    columns.forEach((column, i) => {
      expect(Math.abs(column - ((solved[i] as number) / 10_000) * 1256)).toBeLessThan(2)
    })
  })

  test('of nothing is empty', () => {
    const { low, solutions } = waveformOf([{ from: 0, to: 0, overview: makeOverview() }], whole(1), 5)
    expect([...low]).toEqual([-1, -1, -1, -1, -1])
    expect([...solutions]).toEqual([0, 0, 0, 0, 0])
  })
})

test('the greatest depth is found wherever it is', () => {
  expect(deepestOf(pieceOf([1, 7, 3]).overview)).toBe(7)
  expect(deepestOf(makeOverview())).toBe(0)
})

test('solutions are found in a range, unless they are too many', () => {
  const places = [10, 20, 20, 30, 40]
  expect(solutionsAmong(places, { from: 20, to: 40 })).toEqual([20, 20, 30])
  expect(solutionsAmong(places, { from: 41, to: 90 })).toEqual([])
  expect(solutionsAmong(ramp(151), { from: 0, to: 999 })).toBeUndefined()
  expect(solutionsAmong(ramp(151), { from: 50, to: 60 })?.length).toBe(10)
})
