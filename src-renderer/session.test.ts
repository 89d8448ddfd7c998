import type { Bridge, Notices } from '@shared/ipc/calls'
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import { expect, test } from 'vitest'
import { createSession } from './session'

const run: ToSolver = {
  kind: 'run',
  run: 'knights-tour/bound-2',
  limits: { steps: 100, seconds: null, bytes: null },
}
const answer = (key: string): FromSolver => ({ kind: 'refused', message: { key } })

/** The main process as the window sees it: solvers are numbered channels, handed out when the test says so. */
function open() {
  const said: string[] = []
  const stopped: number[] = []
  const solvers: MessagePort[] = []
  let started = 0
  let givePort = (_solver: number, _port: MessagePort): void => {}
  let tellGone = (_notice: Notices['solverGone']): void => {}
  const call = async (name: string, argument: unknown) => {
    if (name === 'startSolver') return { solver: ++started }
    stopped.push((argument as { solver: number }).solver)
    return undefined
  }
  const on = (_name: string, listener: unknown) => {
    tellGone = listener as typeof tellGone
    return () => {}
  }
  const session = createSession(
    { call, on } as unknown as Bridge,
    (listener) => {
      givePort = listener
      return () => {}
    },
    {
      heard: (message) => said.push(message.kind === 'refused' ? message.message.key : message.kind),
      gone: (code) => said.push(`gone ${code}`),
    },
  )
  /** The port of a solver arrives in the window; the test keeps the other end. */
  function arrive(solver: number): MessagePort {
    const { port1, port2 } = new MessageChannel()
    solvers.push(port1)
    givePort(solver, port2)
    return port1
  }
  return { session, said, stopped, arrive, gone: (notice: Notices['solverGone']) => tellGone(notice) }
}

const next = (port: MessagePort): Promise<unknown> =>
  new Promise((resolve) => {
    port.onmessage = ({ data }) => resolve(data)
  })

/** Lets messages already posted be delivered: a round trip on a channel made after them. */
async function settled(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  port1.postMessage('')
  await next(port2)
  port1.close()
}

test('says the run to the solver that came, and hears it', async () => {
  const { session, said, arrive } = open()
  const started = session.start(run)
  const solver = arrive(1)
  await started
  expect(await next(solver)).toEqual(run)
  solver.postMessage(answer('one'))
  await settled()
  expect(said).toEqual(['one'])
  session.stop()
})

test('a port may come later than the answer to the call', async () => {
  const { session, arrive } = open()
  const started = session.start(run)
  await settled()
  const solver = arrive(1)
  await started
  expect(await next(solver)).toEqual(run)
  session.stop()
})

test('the port of another session is not taken for one of its own', async () => {
  const { session, said, arrive } = open()
  const others = arrive(1)
  const started = session.start(run)
  await settled()
  others.postMessage(answer('not for us'))
  const solver = arrive(1)
  await started
  expect(await next(solver)).toEqual(run)
  expect(said).toEqual([])
  session.stop()
})

test('starting anew stops the solver before, whose words are no longer heard', async () => {
  const { session, said, stopped, arrive } = open()
  const first = session.start(run)
  const before = arrive(1)
  await first
  const second = session.start(run)
  const after = arrive(2)
  await second
  before.postMessage(answer('late'))
  after.postMessage(answer('now'))
  await settled()
  expect(said).toEqual(['now'])
  expect(stopped).toEqual([1])
  session.stop()
  expect(stopped).toEqual([1, 2])
})

test('a start overtaken by another hands its solver back', async () => {
  const { session, stopped, arrive } = open()
  const first = session.start(run)
  const second = session.start(run)
  arrive(1)
  const solver = arrive(2)
  await Promise.all([first, second])
  expect(stopped).toEqual([1])
  expect(await next(solver)).toEqual(run)
  session.stop()
})

test('a solver that ended is told of once; that of an earlier run is not', async () => {
  const { session, said, arrive, gone } = open()
  const started = session.start(run)
  arrive(1)
  await started
  gone({ solver: 7, code: 1 })
  expect(said).toEqual([])
  gone({ solver: 1, code: 11 })
  gone({ solver: 1, code: 11 })
  expect(said).toEqual(['gone 11'])
})
