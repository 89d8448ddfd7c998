import type { FromSolver } from '@shared/ipc/solver'
import { puzzles } from '@shared/puzzles/index'
import { expect, test } from 'vitest'
import { makeRunner } from './runner'

function said(puzzle: string, wishes: Record<string, number | string | readonly number[]>, seed = 1) {
  const messages: FromSolver[] = []
  makeRunner(puzzles, (message) => messages.push(message))({ kind: 'make', puzzle, wishes, seed })
  return messages
}

test('what is made is said last; how far it has come before that, never going back', () => {
  const messages = said('bottles', { bottles: 3, drinkers: 4, largest: 8, moves: 50 })
  expect(messages.at(-1)).toEqual({ kind: 'made', params: undefined })
  const shares = messages.flatMap((message) => (message.kind === 'making' ? [message.share] : []))
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(messages.length).toBe(shares.length + 1)
})

test('an instance is made of what was wished', () => {
  const [made, ...more] = said('sliding-tiles', { size: [2, 3], distance: 'most', moves: 4 })
  expect(made).toMatchObject({ kind: 'made', params: { size: [2, 3], goal: [1, 2, 3, 4, 5, 0] } })
  expect(more).toEqual([])
})

test('a maker that breaks is said, with what it takes to see it again', () => {
  const broken = { ...puzzles[0], id: 'broken', maker: { form: { fields: [], presets: [] }, make: fail } }
  const messages: FromSolver[] = []
  const hear = makeRunner([broken as (typeof puzzles)[0]], (each) => messages.push(each))
  hear({ kind: 'make', puzzle: 'broken', wishes: { n: 3 }, seed: 7 })
  const values = { run: 'broken, {"n":3}, 7', text: 'Error: a slip' }
  expect(messages).toEqual([{ kind: 'refused', message: { key: 'main.solver.broke', values } }])
})

function fail(): never {
  throw new Error('a slip')
}
