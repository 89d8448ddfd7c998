import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { makeCursor, type Window } from '@shared/trace/moment'
import { expect, test } from 'vitest'
import { makeRequests, requestFor, settle } from './requests'
import { indexAt, keepWindow, makeWindows, startWindow, windowAt, windowSteps } from './windows'

const run = parseRun('knights-tour/blind', puzzles)
if (!run.ok) throw new Error(run.message.key)
const start = startWindow(makeCursor(run.value.puzzle, run.value.params, run.value.strategy))

const windowFrom = (steps: number, length = windowSteps): Window => ({
  ...start,
  base: { ...start.base, steps },
  steps: new Int32Array(length),
})

test.each([
  [0, 0],
  [1, 0],
  [windowSteps, 0],
  [windowSteps + 1, 1],
  [2 * windowSteps, 1],
  [1e8, 24_414],
])('the moment at %i is shown by window %i', (k, index) => {
  expect(indexAt(k)).toBe(index)
})

test('never keeps more than its bound, and drops what was used longest ago', () => {
  const windows = makeWindows(4)
  for (let i = 0; i < 4; i++) keepWindow(windows, windowFrom(i * windowSteps))
  expect(windowAt(windows, 1)).toBeDefined()
  for (let i = 4; i < 7; i++) keepWindow(windows, windowFrom(i * windowSteps))
  expect([...windows.byIndex.keys()]).toEqual([0, 4, 5, 6])
})

test('a window that does not reach k is no answer, and a shorter one does not replace it', () => {
  const windows = makeWindows()
  keepWindow(windows, windowFrom(0, 100))
  expect(windowAt(windows, 101)).toBeUndefined()
  keepWindow(windows, windowFrom(0, 50))
  expect(windowAt(windows, 100)?.steps.length).toBe(100)
  keepWindow(windows, windowFrom(0, 101))
  expect(windowAt(windows, 101)?.steps.length).toBe(101)
})

test('a window off the grid is refused', () => {
  const windows = makeWindows()
  keepWindow(windows, windowFrom(17))
  expect(windows.byIndex.size).toBe(0)
})

test('a settled request is stale the second time, and an unknown one always', () => {
  const requests = makeRequests()
  const request = requestFor(requests, 9000)
  expect(request).toEqual({ request: 1, from: 2 * windowSteps, count: windowSteps })
  expect(settle(requests, 99)).toBeUndefined()
  expect(settle(requests, 1)).toBe(9000)
  expect(settle(requests, 1)).toBeUndefined()
  expect(requestFor(requests, 9000)?.request).toBe(2)
})
