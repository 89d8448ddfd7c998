import type { FromSolver } from '@shared/ipc/solver'
import { puzzles } from '@shared/puzzles/index'
import { expect, test } from 'vitest'
import { makeRunner } from './runner'

/** What a solver says, and a way to wait for a word. */
function listenedTo() {
  const said: FromSolver[] = []
  const say = makeRunner(puzzles, (message) => said.push(message))
  const heard = <Kind extends FromSolver['kind']>(kind: Kind) =>
    said.filter((message): message is FromSolver & { readonly kind: Kind } => message.kind === kind)
  return { say, heard }
}

test('says that it learns, answers when it knows enough, and keeps what it knows', async () => {
  const { say, heard } = listenedTo()
  say({ kind: 'game', run: 'token-game?n=4' })
  expect(heard('learning')).toEqual([{ kind: 'learning', share: 0, isDone: false, isOn: true }])
  // The second question takes the place of the first, which nobody wants to know any more.
  say({ kind: 'think', request: 1, hand: [], level: 'never', seed: 0 })
  say({ kind: 'think', request: 2, hand: [0], level: 'never', seed: 0 })
  expect(heard('thought')).toEqual([])
  await expect.poll(() => heard('thought').map(({ request }) => request), { timeout: 60_000 }).toEqual([2])
  expect(heard('learning').at(-1)).toEqual({ kind: 'learning', share: 1, isDone: true, isOn: true })
  const [answer] = heard('thought')
  expect(answer?.thought?.worth?.plies).toBeGreaterThan(0)
  expect(answer?.thought?.moves.map(({ move }) => move)).toEqual([8, 9, 10, 11])

  say({ kind: 'game', run: 'token-game?n=4&first=vertical' })
  expect(heard('learning').at(-1)).toMatchObject({ isDone: true })
  say({ kind: 'think', request: 3, hand: [8], level: 'never', seed: 0 })
  expect(heard('thought').at(-1)).toEqual({ ...answer, request: 3, thought: turnedOver(answer?.thought) })
})

/** The same, for the other side. */
const turnedOver = (thought: (FromSolver & { readonly kind: 'thought' })['thought']) =>
  thought && {
    ...thought,
    best: thought.best - 8,
    reply: thought.reply - 8,
    moves: thought.moves.map((each) => ({ ...each, move: each.move - 8 })),
  }

test('stops learning and goes on; meanwhile it plays as well as it can', async () => {
  const { say, heard } = listenedTo()
  say({ kind: 'game', run: 'token-game?n=5' })
  await expect.poll(() => heard('learning').length, { timeout: 60_000 }).toBeGreaterThan(1)
  say({ kind: 'learn', on: false })
  say({ kind: 'think', request: 1, hand: [], level: 'never', seed: 0 })
  expect(heard('thought')).toMatchObject([{ request: 1, thought: { worth: undefined } }])
  // Laid on the table again, the game says how much is learnt: after some turns of the loop no more than before.
  const shareNow = () => {
    say({ kind: 'game', run: 'token-game?n=5' })
    return heard('learning').at(-1)?.share ?? 0
  }
  const before = shareNow()
  for (let i = 0; i < 5; i++) await new Promise((go) => setImmediate(go))
  expect(shareNow()).toBe(before)
  expect(before).toBeLessThan(1)
  expect(heard('learning').at(-1)).toMatchObject({ isOn: false })
  // Another game is learnt all the same.
  say({ kind: 'game', run: 'token-game?n=5&stuck=loses' })
  expect(heard('learning').at(-1)).toMatchObject({ share: 0, isOn: true })
  say({ kind: 'learn', on: false })
  say({ kind: 'learn', on: true })
  await expect.poll(() => heard('learning').at(-1)?.share, { timeout: 60_000 }).toBeGreaterThan(0)
  say({ kind: 'learn', on: false })
})

test('a game that is over has no thought, and a run that is none is refused', async () => {
  const { say, heard } = listenedTo()
  say({ kind: 'game', run: 'token-game?n=1' })
  say({ kind: 'think', request: 1, hand: [0, 8], level: 'never', seed: 0 })
  await expect
    .poll(() => heard('thought'), { timeout: 60_000 })
    .toEqual([{ kind: 'thought', request: 1, thought: undefined }])
  say({ kind: 'game', run: 'token-game?n=9' })
  expect(heard('refused')).toHaveLength(1)
})
