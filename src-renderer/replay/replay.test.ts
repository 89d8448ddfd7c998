import { type GivenPath, readGiven } from '@shared/export/given'
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { expect, test } from 'vitest'
import { faultyMove, momentOf } from './moment'
import { pictureOf } from './picture'
import { endReplay, goOn, goOrStay, goToMove, isReplaying, stepReplay } from './replay'
import { createReplayDesk, replayOf } from './replayDesk'

function replayed(text: string, run: string) {
  const table = parseRun(run, puzzles)
  if (!table.ok) throw new Error(run)
  const read = readGiven(text, [table.value.puzzle], table.value)
  const app = { replay: createReplayDesk() }
  if (read.ok) app.replay.setState({ replay: replayOf(read.value[0] as GivenPath) })
  return { app, now: () => app.replay.getState().replay as ReturnType<typeof replayOf> }
}

test('it is gone through back and forth, and never past its ends', () => {
  const { app, now } = replayed('2 4 1 3', 'n-queens')
  expect(now()).toMatchObject({ k: 0, isGoing: false })
  stepReplay(app, -1)
  expect(now().k).toBe(0)
  stepReplay(app, 3)
  expect([...momentOf(now()).line]).toEqual([1, 3, 0])
  goToMove(app, Number.POSITIVE_INFINITY)
  expect(momentOf(now())).toMatchObject({ solved: true, line: [1, 3, 0, 2] })
  expect(faultyMove(now())).toBeUndefined()
  endReplay(app)
  expect(isReplaying(app)).toBe(false)
})

test('it goes on by itself to its end, and from there begins again', () => {
  const { app, now } = replayed('2 4 1 3', 'n-queens')
  goOrStay(app)
  goOn(app, 1)
  expect(now()).toMatchObject({ k: 1, isGoing: true })
  goOrStay(app)
  expect(now()).toMatchObject({ k: 1, isGoing: false })
  goOrStay(app)
  goOn(app, 9)
  expect(now()).toMatchObject({ k: 4, isGoing: false })
  goOrStay(app)
  expect(now()).toMatchObject({ k: 0, isGoing: true })
  stepReplay(app, 1)
  expect(now()).toMatchObject({ k: 1, isGoing: false })
})

test('a faulty one begins where it goes wrong, and only there the place is marked', () => {
  const { app, now } = replayed('1 18 35 20 1 3', 'knights-tour')
  expect(now().k).toBe(3)
  expect(faultyMove(now())).toBe(1)
  const isMarked = () => pictureOf(now(), 'en').marks.some(({ key }) => key === 'replay-fault')
  expect(isMarked()).toBe(true)
  stepReplay(app, -1)
  expect(isMarked()).toBe(false)
})

test('a queen that is attacked is shown as a search shows it', () => {
  const { now } = replayed('0 4 7 5 1 6 2 3', 'n-queens')
  expect(momentOf(now())).toMatchObject({ line: [0, 4, 7, 5], step: { kind: 'refuse', move: 1 } })
})

test('one that only ends early begins at its start', () => {
  expect(replayed('0 2', 'n-queens?n=6').now()).toMatchObject({ k: 0, path: { sound: 2 } })
})
