import { expect, test } from 'vitest'
import { makeWork, type Report, runLane, stopWork } from './lane'

const numbers = (length: number) => Array.from({ length }, (_, i) => i)

test('lanes that share a desk do every job once, and only those that are to be done', async () => {
  const todo = numbers(500).filter((job) => job % 3 !== 0)
  const work = makeWork(todo, 3)
  const counted: number[] = []
  const reports: Report[] = []
  const jobs = { length: 500, count: (job: number) => counted.push(job) && job }
  await Promise.all(numbers(3).map(() => runLane(work, jobs, (done) => reports.push(done))))
  expect(counted.sort((a, b) => a - b)).toStrictEqual(todo)
  expect(reports.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(todo.length)
  expect(reports.reduce((sum, { solutions }) => sum + solutions, 0)).toBe(todo.reduce((a, b) => a + b))
})

test('what is done when the work is stopped is reported, down to the last job', async () => {
  const work = makeWork(numbers(100_000), 1)
  let counted = 0
  let reported = 0
  const count = () => {
    // By then a share is a thousand jobs or more: this stops one of them somewhere in its middle.
    if (++counted === 10_123) stopWork(work)
    return 1
  }
  await runLane(work, { length: 100_000, count }, ({ from, to }) => {
    reported += to - from
  })
  expect({ counted, reported }).toStrictEqual({ counted: 10_123, reported: 10_123 })
})
