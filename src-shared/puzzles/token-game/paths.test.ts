import { expect, test } from 'vitest'
import { checkPath } from '../../export/check'
import { answerOf } from '../../search/answer'
import { advance, createSearch } from '../../search/search'
import { tokenGame } from './index'
import { centreOf, layoutOf } from './layout'
import { makePosition, type TokenParams } from './model'
import { moveName } from './moves'
import { fault, pathTexts } from './paths'
import { press } from './press'
import { readPath } from './read'

const two: TokenParams = { n: 2, stuck: 'pass', finish: 'off', first: 'horizontal', start: [] }
const three: TokenParams = { ...two, n: 3 }
const best = 'H1 V2 H2 V2 H2 V1 H1 V1 H1'

const read = (text: string, params = two) => {
  const outcome = readPath(text, params)
  return outcome.ok ? outcome.value.moves.map(moveName).join(' ') : outcome.message.key
}

test.each([
  ['as we write it', `${best}\n`, best],
  ['numbered, over several lines', '1. H1 V2\r\n2. H2 V2\n3.H2', 'H1 V2 H2 V2 H2'],
  ['with commas, arrows and small letters', 'h1, v2; h2 → v2', 'H1 V2 H2 V2'],
  ['with where they go', 'H1>1 V1>2j', 'H1 V1'],
  ['passes in both languages', 'pass 停手 PASS', 'pass pass pass'],
  ['nothing', '\n', ''],
  ['a token no board has', 'H1 V7', 'token-game.read.token'],
  ['no move', 'H1 Kf3', 'token-game.read.token'],
])('%s is read', (_, text, moves) => {
  expect(read(text)).toBe(moves)
})

test('text and rows are read back, whatever was played', () => {
  const search = createSearch(
    makePosition(three),
    tokenGame.strategies[0] as (typeof tokenGame.strategies)[0],
  )
  advance(search, Infinity, false)
  const line = answerOf(search)?.line ?? []
  const { text, header, rows } = pathTexts(three, line)
  const csv = [header, ...rows].map((row) => row.join(',')).join('\r\n')
  for (const written of [text, csv])
    expect(readPath(written, three)).toEqual({ ok: true, value: { params: three, moves: line } })
  expect(rows).toHaveLength(22)
  expect(rows.at(-1)?.[2]).toMatch(/^4 4 4 \|/)
})

const moves = (text: string) => {
  const outcome = readPath(text, two)
  return outcome.ok ? outcome.value.moves : []
}

test.each([
  ['H1 H2', 1, 'token-game.fault.turn'],
  ['H1 pass', 1, 'token-game.fault.pass'],
  ['H1 V3', 1, 'token-game.fault.token'],
  ['H1 V1 H1 V1 H2', 5, 'token-game.fault.end'],
  [`${best} V1`, 9, 'token-game.fault.over'],
])('%s: the fault at %i', (text, at, key) => {
  expect(fault(two, moves(text), at).key).toBe(key)
  expect(checkPath(tokenGame, two, moves(text))?.key).toBe(key)
})

test('blocked and home tokens have faults of their own', () => {
  const blocked = { ...two, start: [0, 0, 1, 1] }
  expect(fault(blocked, moves('H1'), 0)).toMatchObject({ key: 'token-game.fault.blocked' })
  const home = { ...two, start: [3, 0, 0, 0] }
  expect(fault(home, moves('H1'), 0)).toMatchObject({ key: 'token-game.fault.home' })
})

test('a game is a solution if both played at their best; else the first slip is told', () => {
  expect(checkPath(tokenGame, two, moves(best))).toBeUndefined()
  const told = checkPath(tokenGame, two, moves('H1 V1 H1 V1 H1 V2 H2 V2 H2'))
  expect(told).toMatchObject({
    key: 'token-game.fault.slip',
    values: { number: 2, move: 'V1', plies: 6, better: 'V2', bestPlies: 8 },
  })
})

test('a press puts tokens where they are to stand, by turns, and back', () => {
  const layout = layoutOf(two)
  const at = (side: 0 | 1, token: number, place: number) => centreOf(layout, side, token, place)
  const pressed = (params: TokenParams, { x, y }: { x: number; y: number }) => press(params, x, y) ?? params
  const square = at(0, 1, 1)
  const row = pressed(two, square)
  expect(row.start).toEqual([0, 1, 0, 0])
  const column = pressed(row, square)
  expect(column.start).toEqual([0, 0, 2, 0])
  expect(pressed(column, square)).toEqual(two)
  expect(pressed(two, at(1, 0, 3)).start).toEqual([0, 0, 3, 0])
  expect(pressed(two, at(0, 0, 3)).start).toEqual([3, 0, 0, 0])
  expect(press(two, layout.left + 2, layout.top + 2)).toBeUndefined()
})
