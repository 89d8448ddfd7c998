/** Solutions read back beside the search, as the window asks for them. */
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import { puzzles } from '@shared/puzzles/index'
import { linesOf } from '@shared/trace/solutions'
import { expect, test } from 'vitest'
import { makeRunner } from './runner'

const noLimits = { steps: null, seconds: null, bytes: null }

/** Says the messages one by one, each when the answer before it has come; gives the last answer. */
function converse(run: string, questions: readonly ToSolver[]): Promise<FromSolver> {
  const left = [...questions]
  return new Promise((resolve) => {
    const hear = makeRunner(puzzles, (message) => {
      if (message.kind === 'progress' && message.state === 'running') return
      const next = left.shift()
      // Later, as over a port: the solver is still speaking.
      if (next) setImmediate(hear, next)
      else resolve(message)
    })
    hear({ kind: 'run', run, limits: noLimits })
  })
}

const all: ToSolver = { kind: 'go', all: true, limits: noLimits }

test('a page of the solutions of 6 queens', async () => {
  const answer = await converse('n-queens/place-queens?n=6', [
    all,
    { kind: 'solutions', request: 7, from: 1, count: 2 },
  ])
  if (answer.kind !== 'solutions') throw new Error(answer.kind)
  expect(answer.request).toBe(7)
  expect(linesOf(answer.page)).toEqual([
    [2, 5, 1, 4, 0, 3],
    [3, 0, 4, 1, 5, 2],
  ])
})

test('a page holds at most a thousand', async () => {
  const answer = await converse('n-queens/place-queens?n=10', [
    { kind: 'go', all: true, limits: noLimits },
    { kind: 'solutions', request: 1, from: 0, count: 1e9 },
  ])
  if (answer.kind !== 'solutions') throw new Error(answer.kind)
  // 724 in all.
  expect(answer.page.places.length).toBe(724)
  const more = await converse('n-queens/place-queens?n=11', [
    all,
    { kind: 'solutions', request: 1, from: 0, count: 1e9 },
  ])
  expect(more).toMatchObject({ page: { places: { length: 1000 } } })
})

test('which of the 92 boards are fundamental, from any of them on', async () => {
  const answer = await converse('n-queens/place-queens?n=8', [
    all,
    { kind: 'fundamental', request: 1, from: 0 },
  ])
  if (answer.kind !== 'fundamental') throw new Error(answer.kind)
  expect(answer).toMatchObject({ from: 0, to: 92 })
  expect(answer.indices.length).toBe(12)
  const later = await converse('n-queens/place-queens?n=8', [
    all,
    { kind: 'fundamental', request: 1, from: 4 },
  ])
  expect(later).toMatchObject({ indices: answer.indices.filter((index) => index >= 4) })
})
