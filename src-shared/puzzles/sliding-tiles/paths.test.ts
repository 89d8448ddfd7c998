import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPath, readPathFile } from '../../export/check'
import { makeSay } from '../../words/say'
import { slidingTiles } from './index'
import { makePosition, type TileParams } from './model'
import { orderedBoard, scrambledBoard } from './scramble'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }
const params: TileParams = { size: [2, 3], start: [1, 2, 3, 0, 4, 5], goal: [1, 2, 3, 4, 5, 0] }
const line = [4, 5]
const other: TileParams = { size: [3, 3], start: orderedBoard([3, 3]), goal: orderedBoard([3, 3]) }

test('a solution as text and as rows', () => {
  const { path, text, header, rows } = slidingTiles.pathTexts(params, line, 'en')
  expect(path).toEqual([4, 5])
  expect(text).toBe('4 5\n\n1 2 3\n. 4 5\n')
  expect([header, ...rows]).toEqual([
    ['move', 'tile', 'board'],
    [0, '', '1 2 3 0 4 5'],
    [1, 4, '1 2 3 4 0 5'],
    [2, 5, '1 2 3 4 5 0'],
  ])
})

const forms = {
  'the tiles alone': '4 5',
  'with commas': '4,5\n',
  'one a line': '4\r\n5\r\n',
  'JSON tiles': '[4,5]',
  'boards, one a line': '1 2 3 0 4 5\n1 2 3 4 0 5\n1 2 3 4 5 0',
  'JSON boards': '[[1,2,3,0,4,5],[1,2,3,4,0,5],[1,2,3,4,5,0]]',
  'boards drawn, with a dot': '1 2 3\n. 4 5\n\n1 2 3\n4 . 5\n\n1 2 3\n4 5 .\n',
  'tiles and the start': '4 5\n\n1 2 3\n0 4 5',
  'our CSV': 'move,tile,board\r\n0,,1 2 3 0 4 5\r\n1,4,1 2 3 4 0 5\r\n2,5,1 2 3 4 5 0\r\n',
  'CSV quoted, with semicolons and a byte order mark':
    '\uFEFF"move";"tile";"board"\n"0";"";"1 2 3 0 4 5"\n"1";"4";"1 2 3 4 0 5"\n"2";"5";"1 2 3 4 5 0"\n',
}

test.each(Object.entries(forms))('read: %s', (_, text) => {
  expect(readPathFile(slidingTiles, text, params)).toEqual({ ok: true, value: { params, moves: line } })
  expect(checkPath(slidingTiles, params, line)).toBeUndefined()
})

test('a drawn board says its size and its start; the goal is then the usual one', () => {
  expect(slidingTiles.readPath('4 5\n\n1 2 3\n. 4 5\n', other)).toEqual({
    ok: true,
    value: { params, moves: line },
  })
})

test('a start that is the goal needs no tiles', () => {
  const { text } = slidingTiles.pathTexts(other, [], 'en')
  expect(slidingTiles.readPath(text, other)).toEqual({ ok: true, value: { params: other, moves: [] } })
  expect(readPathFile(slidingTiles, '[]', other)).toEqual({ ok: true, value: { params: other, moves: [] } })
  expect(checkPath(slidingTiles, other, [])).toBeUndefined()
})

const refused = [
  ['4 x', 'Line 1: “x” is not a tile.'],
  ['4\n-5', 'Line 2: “-5” is not a tile.'],
  ['1 2 3 0 4', 'A board has 6 squares, but 5 numbers stand there.'],
  ['1 2 3 0 4 4', '“1 2 3 0 4 4” is no board: each number from 0 to 5 must be there once.'],
  ['1 2 3 0 4 6', '“1 2 3 0 4 6” is no board: each number from 0 to 5 must be there once.'],
  ['move,tile,board\n0,,1 2 x', 'Line 2: “x” is not a tile.'],
] as const

test.each(refused)('refused: %j', (text, sentence) => {
  const read = slidingTiles.readPath(text, params)
  expect(read.ok ? 'read' : say.en(read.message)).toBe(sentence)
  if (!read.ok) expect(say.zh(read.message)).toMatch(/[\u4e00-\u9fff]/)
})

const faults = [
  ['', 'After 0 moves 2 tiles are still out of place.'],
  ['4', 'After 1 move 1 tile is still out of place.'],
  ['5', 'Move 1: tile 5 is not beside the blank.'],
  ['4 6', 'Move 2: there is no tile 6; allowed: 1 to 5.'],
  ['1 2 3 0 4 5\n1 2 3 4 5 0', 'Move 1: the boards before and after it are not one slide apart.'],
  ['1 2 3 0 4 5\n1 2 3 0 4 5', 'Move 1: the boards before and after it are not one slide apart.'],
  [
    '1 2 3 0 4 5\n1 2 3 4 0 5\n1 5 3 4 2 0',
    'Move 2: the boards before and after it are not one slide apart.',
  ],
] as const

test.each(faults)('the first fault of %j', (text, sentence) => {
  const read = slidingTiles.readPath(text, params)
  if (!read.ok) throw new Error(read.message.key)
  const fault = checkPath(slidingTiles, params, read.value.moves)
  expect(fault && say.en(fault)).toBe(sentence)
  expect(fault && say.zh(fault)).toMatch(/[\u4e00-\u9fff]/)
})

test('tiles back and forth are no fault', () => {
  expect(checkPath(slidingTiles, params, [1, 1, 4, 5])).toBeUndefined()
})

test('any line of any board survives being written and read', () => {
  const sizes = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }))
  fc.assert(
    fc.property(sizes, fc.nat(), fc.array(fc.nat(3), { maxLength: 30 }), (size, seed, picks) => {
      const goal = orderedBoard(size)
      const own = { size, start: scrambledBoard(size, goal, seed), goal }
      const position = makePosition(own)
      const into = new Int32Array(4)
      const moves = picks.map((pick) => {
        const tile = into[pick % position.moves(into, 0)] as number
        position.play(tile)
        return tile
      })
      const { text, rows } = slidingTiles.pathTexts(own, moves, 'en')
      expect(slidingTiles.readPath(text, other)).toEqual({ ok: true, value: { params: own, moves } })
      const csv = ['move,tile,board', ...rows.map((row) => row.join(','))].join('\r\n')
      expect(slidingTiles.readPath(csv, own)).toEqual({ ok: true, value: { params: own, moves } })
    }),
    { numRuns: 200 },
  )
})

test('no text, however odd, makes the reader throw', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...'012345. ,\n|')).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(odd, (text) => {
      const read = slidingTiles.readPath(text, params)
      const message = read.ok ? checkPath(slidingTiles, read.value.params, read.value.moves) : read.message
      if (message && message.key !== 'check.after') expect(say.en(message)).not.toBe(message.key)
    }),
    { numRuns: 1000 },
  )
})
