import type { ToSolver } from '@shared/ipc/solver'
import type { SearchTree } from '@shared/trace/tree'
import { makeGrowth, treeOf } from '@shared/trace/treeGrowth'
import { mostTreeSteps } from '@shared/trace/treeReader'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTreeDesk, partAbout } from './treeDesk'

test('every step is in the part about it, and well after its beginning', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.nat(2 ** 31), (a, b) => {
      const [k, total] = [Math.min(a, b), Math.max(a, b)]
      const { from, to } = partAbout(k, total)
      expect(from).toBeLessThanOrEqual(k)
      expect(to).toBeGreaterThanOrEqual(k)
      expect(to - from).toBeLessThanOrEqual(mostTreeSteps)
      if (from > 0) expect(k - from).toBeGreaterThan(mostTreeSteps / 2)
    }),
  )
  expect(partAbout(mostTreeSteps, mostTreeSteps)).toEqual({ from: 0, to: mostTreeSteps })
})

const treeUpTo = (to: number): SearchTree => ({ ...treeOf(makeGrowth(0, false)), to })

function makeDesk() {
  const asked: ToSolver[] = []
  let last = 0
  const desk = createTreeDesk({
    nextRequest: () => ++last,
    ask: (message) => asked.push(message) > 0,
  })
  return { desk, asked }
}

test('one part is asked for at a time, and only where it is not at hand', () => {
  const { desk, asked } = makeDesk()
  desk.want(5, 0)
  expect(asked).toEqual([])
  desk.want(5, 100)
  desk.want(6, 100)
  expect(asked).toEqual([{ kind: 'tree', request: 1, from: 0, to: 100 }])
  desk.hear({ kind: 'tree', request: 1, tree: treeUpTo(100) })
  desk.want(100, 200)
  expect(asked.length).toBe(1)
  desk.want(101, 200)
  expect(asked.length).toBe(2)
})

test('of a run that is gone nothing is heard any more', () => {
  const { desk } = makeDesk()
  const told: (SearchTree | undefined)[] = []
  desk.arrived.add((tree) => told.push(tree))
  desk.want(5, 100)
  desk.store.setState({ turned: new Set([3]) })
  desk.forget()
  desk.hear({ kind: 'tree', request: 1, tree: treeUpTo(100) })
  expect(told).toEqual([undefined])
  expect(desk.latest()).toBeUndefined()
  expect(desk.store.getState().turned.size).toBe(0)
})

test('what was folded by hand stays so while the part grows', () => {
  const { desk } = makeDesk()
  desk.want(5, 100)
  desk.hear({ kind: 'tree', request: 1, tree: treeUpTo(100) })
  desk.store.setState({ turned: new Set([3]) })
  desk.want(150, 200)
  desk.hear({ kind: 'tree', request: 2, tree: treeUpTo(200) })
  expect(desk.store.getState().turned.has(3)).toBe(true)
})
