/** The search tree made beside the search, as the window asks for it. */
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import { puzzles } from '@shared/puzzles/index'
import { mostTreeSteps } from '@shared/trace/treeReader'
import { expect, test } from 'vitest'
import { makeRunner } from './runner'

const noLimits = { steps: null, seconds: null, bytes: null }

/** Lets the run come to its end, then says the questions; gives the first answer that is no progress. */
function askAtEnd(run: string, questions: readonly ToSolver[]): Promise<FromSolver> {
  return new Promise((resolve) => {
    const hear = makeRunner(puzzles, (message) => {
      if (message.kind !== 'progress') return resolve(message)
      if (message.state === 'running') return
      if (message.state === 'solved') setImmediate(hear, { kind: 'go', all: true, limits: noLimits })
      else for (const question of questions) setImmediate(hear, question)
    })
    hear({ kind: 'run', run, limits: noLimits })
  })
}

test('the whole tree of 4 queens', async () => {
  const answer = await askAtEnd('n-queens/place-queens?n=4', [{ kind: 'tree', request: 7, from: 0, to: 1e9 }])
  expect(answer).toMatchObject({ kind: 'tree', request: 7, tree: { from: 0, count: 61 } })
})

test('a part is no longer than allowed, and one that was cancelled never comes', async () => {
  const answer = await askAtEnd('n-queens/place-queens?n=11', [
    { kind: 'tree', request: 1, from: 0, to: 1e9 },
    { kind: 'cancel', request: 1 },
    { kind: 'tree', request: 2, from: 1000, to: 1e9 },
  ])
  if (answer.kind !== 'tree') throw new Error(answer.kind)
  expect(answer.request).toBe(2)
  expect(answer.tree.to - answer.tree.from).toBe(mostTreeSteps)
})
