import type { Greeting } from '@shared/ipc/calls'
import type { ToSolver } from '@shared/ipc/solver'
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { makeCursor } from '@shared/trace/moment'
import { expect, test } from 'vitest'
import { createDesk } from './desk'
import { endLook, findMoment, hearLook, type Look } from './looking'
import { createPlayer } from './timeline/player'

const parsed = parseRun('knights-tour/blind', puzzles)
if (!parsed.ok) throw new Error(parsed.message.key)
const run = parsed.value

/** The parts a look needs; what is said to the solver is kept. */
function open(isOpen = true) {
  const said: ToSolver[] = []
  const cursor = makeCursor(run.puzzle, run.params, run.strategy)
  const settings = { speed: 8 } as Greeting['settings']
  const session = {
    isOpen,
    say: (message: ToSolver) => said.push(message),
    stop: () => {},
    start: async () => {},
  }
  return {
    said,
    desk: createDesk({ settings } as Greeting, run),
    player: createPlayer(cursor, 8, { ask: () => true, changed: () => {} }),
    session,
    look: undefined as Look | undefined,
  }
}

test('asks the solver, shows how far it has come, and gives what was found', async () => {
  const app = open()
  const found = findMoment(app, { kind: 'dead-end' }, 100, true)
  expect(app.said).toEqual([
    { kind: 'find', request: 1, target: { kind: 'dead-end' }, from: 100, forwards: true },
  ])
  hearLook(app, { kind: 'looking', request: 1, share: 0.4 })
  expect(app.desk.getState().looked).toBe(0.4)
  hearLook(app, { kind: 'found', request: 1, k: 250 })
  expect(await found).toBe(250)
  expect(app.desk.getState().looked).toBeUndefined()
})

test('nothing there, and no solver to ask, are the same answer', async () => {
  const app = open()
  const found = findMoment(app, { kind: 'solved' }, 0, true)
  hearLook(app, { kind: 'found', request: 1, k: undefined })
  expect(await found).toBe('none')
  expect(await findMoment(open(false), { kind: 'solved' }, 0, true)).toBe('none')
})

test('a new look ends the one before, whose answer is no longer heard', async () => {
  const app = open()
  const first = findMoment(app, { kind: 'solved' }, 0, true)
  const second = findMoment(app, { kind: 'dead-end' }, 0, true)
  expect(await first).toBe('ended')
  expect(app.said.map(({ kind }) => kind)).toEqual(['find', 'cancel', 'find'])
  hearLook(app, { kind: 'found', request: 1, k: 64 })
  hearLook(app, { kind: 'found', request: 2, k: 70 })
  expect(await second).toBe(70)
})

test('an ended look is taken back, once', async () => {
  const app = open()
  const found = findMoment(app, { kind: 'solved' }, 0, true)
  endLook(app)
  endLook(app)
  expect(await found).toBe('ended')
  expect(app.said.filter(({ kind }) => kind === 'cancel')).toEqual([{ kind: 'cancel', request: 1 }])
})
