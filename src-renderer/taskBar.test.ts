import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTaskBar } from './taskBar'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listenTo() {
  const told: (number | null)[] = []
  const taskBar = createTaskBar({
    call: (_, argument) => {
      told.push((argument as { share: number | null }).share)
      return Promise.reject(new Error('nobody waits for an answer'))
    },
  })
  return { told, taskBar }
}

test('the last word of each while is told, and the end', () => {
  const { told, taskBar } = listenTo()
  for (let step = 0; step <= 10; step++) taskBar.show('export', step / 10)
  vi.runAllTimers()
  taskBar.show('export', undefined)
  vi.runAllTimers()
  expect(told).toEqual([1, null])
})

test('of two works the one begun last is told; then the other again', () => {
  const { told, taskBar } = listenTo()
  taskBar.show('count', 0.25)
  taskBar.show('make', 0.5)
  vi.runAllTimers()
  taskBar.show('make', undefined)
  vi.runAllTimers()
  taskBar.show('count', undefined)
  vi.runAllTimers()
  expect(told).toEqual([0.5, 0.25, null])
})

test('what was over before it could be told is not told, and no share is out of range', () => {
  const { told, taskBar } = listenTo()
  taskBar.show('make', 0.5)
  taskBar.show('make', undefined)
  vi.runAllTimers()
  taskBar.show('make', 1.0000001)
  vi.runAllTimers()
  expect(told).toEqual([1])
})
