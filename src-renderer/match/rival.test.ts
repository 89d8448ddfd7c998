import type { Thought } from '@shared/hand'
import type { Bridge, Notices } from '@shared/ipc/calls'
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import { expect, test } from 'vitest'
import { createMatchDesk, levelOf, thoughtOf } from './matchDesk'
import { createRival } from './rival'

/** The main process as the window sees it: it hands out one solver after the other, of which the test holds the end. */
function open() {
  const match = createMatchDesk(1)
  const stopped: number[] = []
  const heard: ToSolver[] = []
  const ends: MessagePort[] = []
  let tellGone = (_notice: Notices['solverGone']): void => {}
  let givePort = (_solver: number, _port: MessagePort): void => {}
  const call = async (name: string, argument: unknown) => {
    if (name !== 'startSolver') return void stopped.push((argument as { solver: number }).solver)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => heard.push(data)
    ends.push(port1)
    queueMicrotask(() => givePort(ends.length, port2))
    return { solver: ends.length }
  }
  const on = (_name: string, listener: unknown) => {
    tellGone = listener as typeof tellGone
    return () => {}
  }
  const rival = createRival(
    { call, on } as unknown as Bridge,
    (listener) => {
      givePort = listener
      return () => {}
    },
    match,
  )
  return {
    match,
    rival,
    stopped,
    heard,
    says: (message: FromSolver) => ends.at(-1)?.postMessage(message),
    gone: (code: number) => tellGone({ solver: ends.length, code }),
    close: () => {
      rival.leave()
      for (const end of ends) end.close()
    },
  }
}

const thought = (reply: number): Thought => ({ worth: undefined, moves: [], best: 0, reply })
const question = (hand: readonly number[]) => ({ hand, level: 'never', seed: 1 })
const requests = (heard: readonly ToSolver[]) =>
  heard.flatMap((message) => (message.kind === 'think' ? [message.request] : []))

test('a question waits for the solver, and the answer to one that was dropped is not heard', async () => {
  const { match, rival, heard, says, close } = open()
  const [first, second] = [[1], [2]]
  rival.sit('game')
  rival.ask(question(first))
  await expect.poll(() => heard).toEqual([{ kind: 'game', run: 'game' }])
  says({ kind: 'learning', share: 0.5, isDone: false, isOn: true })
  await expect.poll(() => requests(heard)).toEqual([1])
  // Undo: the board is another one now, and the answer to the one before is on its way.
  rival.ask(question(second))
  await expect.poll(() => requests(heard)).toEqual([1, 2])
  says({ kind: 'thought', request: 1, thought: thought(7) })
  says({ kind: 'thought', request: 2, thought: thought(8) })
  await expect.poll(() => thoughtOf(match.getState(), second)?.reply).toBe(8)
  expect(thoughtOf(match.getState(), first)).toBeUndefined()
  expect(rival.isAsked).toBe(false)
  close()
})

test('another board goes to the same solver, which keeps what it has learnt', async () => {
  const { rival, heard, stopped, says, close } = open()
  rival.sit('one')
  rival.sit('one')
  await expect.poll(() => heard).toHaveLength(1)
  says({ kind: 'learning', share: 1, isDone: true, isOn: true })
  rival.sit('two')
  await expect.poll(() => heard.at(-1)).toEqual({ kind: 'game', run: 'two' })
  expect(stopped).toEqual([])
  close()
  await expect.poll(() => stopped).toEqual([1])
})

test('when its process is gone that is said, and it can sit down again', async () => {
  const { match, rival, heard, gone, close } = open()
  rival.sit('one')
  await expect.poll(() => heard).toHaveLength(1)
  gone(11)
  expect(match.getState().problem).toEqual({ key: 'match.gone', values: { code: 11 } })
  rival.sit('one')
  await expect.poll(() => heard).toHaveLength(2)
  close()
  expect(match.getState()).toMatchObject({ problem: undefined, learning: undefined })
})

test('a level that another game has gives way to the second of this one', () => {
  const versus = { levels: ['a', 'b', 'c'] } as unknown as Parameters<typeof levelOf>[1]
  expect(levelOf({ level: 'c' }, versus)).toBe('c')
  expect(levelOf({ level: 'x' }, versus)).toBe('b')
  expect(levelOf({ level: undefined }, { ...versus, levels: ['only'] })).toBe('only')
})
