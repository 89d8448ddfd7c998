import { makeOverview, note } from '@shared/trace/overview'
import { describe, expect, test } from 'vitest'
import { waveformOf } from './waveform'

/** An overview of steps whose depths are these, with solutions at some of them. */
function overviewOf(depths: readonly number[], solved: readonly number[] = [], buckets = 2048) {
  const overview = makeOverview(buckets)
  for (const [step, depth] of depths.entries())
    note(overview, step, depth, depth, solved.includes(step) ? 1 : 0, 0)
  return overview
}

const ramp = (length: number) => Array.from({ length }, (_, i) => i + 1)

describe('a waveform', () => {
  test('of fewer steps than columns repeats each of them', () => {
    const { low, high } = waveformOf(overviewOf([1, 2, 4]), 3, 12)
    expect([...high]).toEqual([0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1])
    expect(low).toEqual(high)
  })

  test('of more steps than columns keeps the least and greatest of each', () => {
    const { low, high } = waveformOf(overviewOf(ramp(100)), 100, 10)
    expect(high[0]).toBeCloseTo(0.1)
    expect(low[0]).toBeCloseTo(0.01)
    expect(high[9]).toBeCloseTo(1)
    expect(low[9]).toBeCloseTo(0.91)
  })

  test('of a run that goes down again keeps its height', () => {
    const { high } = waveformOf(overviewOf(ramp(100).reverse()), 100, 10)
    expect(high[0]).toBeCloseTo(1)
    expect(high[9]).toBeCloseTo(0.1)
  })

  test('is the same shape after the overview has merged its buckets', () => {
    const fine = waveformOf(overviewOf(ramp(1024)), 1024, 16)
    const coarse = waveformOf(overviewOf(ramp(1024), [], 128), 1024, 16)
    fine.high.forEach((value, column) => {
      expect(coarse.high[column]).toBeCloseTo(value, 1)
    })
  })

  test('marks each solution once, in the column where it lies', () => {
    expect(waveformOf(overviewOf(ramp(100), [0, 55, 99]), 100, 10).solutions).toEqual([0, 5, 9])
    expect(waveformOf(overviewOf([1, 2, 3, 4], [3]), 4, 40).solutions).toEqual([39])
  })

  test('marks solutions though buckets and columns lie askew', () => {
    const solved = [1000, 5000, 9000]
    const overview = overviewOf(ramp(10_000), solved)
    expect(overview.width).toBeGreaterThan(1)
    const columns = waveformOf(overview, 10_000, 1256).solutions
    expect(columns.length).toBe(3)
    columns.forEach((column, i) => {
      expect(Math.abs(column - ((solved[i] as number) / 10_000) * 1256)).toBeLessThan(2)
    })
  })

  test('of nothing is flat', () => {
    const { low, high, solutions } = waveformOf(makeOverview(), 0, 5)
    expect([...low, ...high, ...solutions]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})
