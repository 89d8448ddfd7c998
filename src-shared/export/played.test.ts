import { describe, expect, test } from 'vitest'
import { palettes } from '../picture/ink'
import { puzzles } from '../puzzles/index'
import { parseRun, type Run } from '../run'
import { checkPath, readPathFile } from './check'
import { exportPlayed, hasPlayedPath, readPlayed } from './played'

function runOf(text: string): Run {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new Error(run.message.key)
  return run.value
}

const options = { lang: 'en', palette: palettes.light } as const
const jugs = runOf('bottles/memo?bottles=8,5,3&drinkers=&start=8,0,0&goal=4,4,0')
/** a→b, b→c, c→a, b→c, a→b, b→c, c→a: the shortest way. */
const shortest = [0x01, 0x12, 0x20, 0x12, 0x01, 0x12, 0x20]

test('the states that were played through, one a line', () => {
  expect(exportPlayed('text', jugs, shortest, options)).toBe(
    '8 0 0\n3 5 0\n3 2 3\n6 2 0\n6 0 2\n1 5 2\n1 4 3\n4 4 0\n',
  )
  expect(exportPlayed('csv', jugs, shortest.slice(0, 1), options)).toBe(
    'state,a,b,c,move,amount\r\n1,8,0,0,,\r\n2,3,5,0,a→b,5\r\n',
  )
})

const games: readonly [string, Run, readonly number[]][] = [
  ['bottles', jugs, shortest],
  ['sliding-tiles', runOf('sliding-tiles/a-star?size=3x3&start=1,2,3,4,5,6,0,7,8'), [7, 8]],
  ['n-queens', runOf('n-queens/place-queens?n=4'), [1, 7, 8, 14]],
]

describe.each(games)('%s', (_, run, hand) => {
  test.each(['json', 'text', 'csv'] as const)('%s is read back and found true', (format) => {
    const read = readPathFile(run.puzzle, exportPlayed(format, run, hand, options), run.params)
    if (!read.ok) throw new Error(read.message.key)
    expect(checkPath(run.puzzle, read.value.params, read.value.moves)).toBeUndefined()
    expect(read.value.params).toEqual(run.params)
  })

  test('what is not solved says so, and is written as far as it goes', () => {
    const begun = hand.slice(0, -1)
    if (!hasPlayedPath(run, begun)) {
      expect(exportPlayed('json', run, begun, options)).toBe('')
      return
    }
    const json = exportPlayed('json', run, begun, options)
    expect(JSON.parse(json)).toMatchObject({ outcome: 'stopped', played: true })
    const read = readPathFile(run.puzzle, json, run.params)
    expect(read).toMatchObject({ ok: true, value: { moves: begun } })
  })

  test('a picture of the board as it is', () => {
    expect(exportPlayed('svg', run, hand, options)).toContain('<svg ')
  })
})

test('nothing is written of a puzzle that is not played by hand', () => {
  const { hand: _, ...watched } = jugs.puzzle
  const run = { ...jugs, puzzle: watched }
  expect(hasPlayedPath(run, [])).toBe(false)
  expect(exportPlayed('text', run, [], options)).toBe('')
  expect(exportPlayed('svg', run, [], options)).toBe('')
})

describe('a game read to be gone on with', () => {
  const game = runOf('token-game/minimax-table?n=2&first=vertical')
  const begun = [8, 0, 9]

  test.each(['json', 'text', 'csv'] as const)('as %s, at whatever move it stands', (format) => {
    const read = readPlayed(game.puzzle, exportPlayed(format, game, begun, options), game.params)
    expect(read).toEqual({ ok: true, value: { params: game.params, moves: begun } })
  })

  test.each([
    ['V1 V2', 'token-game.fault.turn'],
    ['V1 H1 H1', 'token-game.fault.turn'],
    ['V1 pass', 'token-game.fault.pass'],
    ['V1 H5', 'token-game.fault.token'],
    ['V1 what', 'token-game.read.token'],
    [' \n', 'record.none'],
    ['{"puzzle":"n-queens","path":[1]}', 'check.puzzle'],
    ['[', 'check.json'],
  ])('what cannot be: %s', (text, key) => {
    const read = readPlayed(game.puzzle, text, game.params)
    expect(read.ok ? read.value : read.message.key).toBe(key)
  })

  test('nothing comes after its end', () => {
    const one = runOf('token-game/minimax-table?n=1')
    expect(readPlayed(one.puzzle, 'H1 V1', one.params)).toMatchObject({ ok: true })
    const read = readPlayed(one.puzzle, 'H1 V1 H1', one.params)
    expect(read).toMatchObject({ ok: false, message: { key: 'token-game.fault.over' } })
  })
})
