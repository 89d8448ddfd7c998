import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPath, readPathFile } from '../../export/check'
import { makeSay } from '../../words/say'
import { anyParams } from './anyParams'
import { bottles } from './index'
import { instances } from './instances'
import { type BottleParams, makePosition } from './model'
import { moveOf } from './moves'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }
const rules = { sip: false, spill: false, tap: false }
const eight: BottleParams = { bottles: [8, 5, 3], drinkers: [], start: [8, 0, 0], goal: [4, 4, 0], ...rules }
const shared: BottleParams = {
  bottles: [5, 3],
  drinkers: [2, 3],
  start: [5, 0],
  goal: [0, 0, 2, 3],
  ...rules,
}
const line = [moveOf(0, 1), moveOf(0, 2), moveOf(1, 3)]

test('a solution as text and as rows', () => {
  const { path, text, header, rows } = bottles.pathTexts(shared, line, 'en')
  expect(path).toEqual([
    [5, 0, 0, 0],
    [2, 3, 0, 0],
    [0, 3, 2, 0],
    [0, 0, 2, 3],
  ])
  expect(text).toBe('5 0 0 0\n2 3 0 0\n0 3 2 0\n0 0 2 3\n')
  expect([header, ...rows]).toEqual([
    ['state', 'a', 'b', 'A', 'B', 'move', 'amount'],
    [1, 5, 0, 0, 0, '', ''],
    [2, 2, 3, 0, 0, 'a→b', 3],
    [3, 0, 3, 2, 0, 'a→A', 2],
    [4, 0, 0, 2, 3, 'b→B', 3],
  ])
})

const forms = {
  'what the printed program prints': 'find a solution: \n5 0 0 0 \n2 3 0 0 \n0 3 2 0 \n0 0 2 3 \n',
  tuples: '(5,0,0,0)\n(2,3,0,0)\n(0,3,2,0)\n(0,0,2,3)',
  'tuples in one line': '(5,0,0,0) → (2,3,0,0) → (0,3,2,0) → (0,0,2,3)',
  'Chinese commas': '（5，0，0，0）\r\n（2，3，0，0）\r\n（0，3，2，0）\r\n（0，0，2，3）',
  'JSON states': '[[5,0,0,0],[2,3,0,0],[0,3,2,0],[0,0,2,3]]',
  'CSV, quoted, with semicolons and a byte order mark':
    '\uFEFF"state";"a";"b";"A";"B";"move";"amount"\n"1";"5";"0";"0";"0";"";""\n2;2;3;0;0;a→b;3\n3;0;3;2;0;a→A;2\n4;0;0;2;3;b→B;3\n',
}

test.each(Object.entries(forms))('read: %s', (_, text) => {
  expect(readPathFile(bottles, text, shared)).toEqual({ ok: true, value: { params: shared, moves: line } })
  expect(checkPath(bottles, shared, line)).toBeUndefined()
})

test('another start is taken from the path', () => {
  const read = bottles.readPath('2 3 0 0\n0 3 2 0\n0 0 2 3', shared)
  expect(read).toEqual({
    ok: true,
    value: { params: { ...shared, start: [2, 3, 0, 0] }, moves: line.slice(1) },
  })
})

test.each(instances.filter(({ expected }) => expected.bfsPath))(
  '$name: its paths are true',
  ({ params, expected }) => {
    for (const path of [expected.bfsPath, expected.memoDFS.path]) {
      const read = bottles.readPath((path ?? []).map((state) => state.join(' ')).join('\n'), params)
      if (!read.ok) throw new Error(read.message.key)
      // The printed program goes through the start twice in one of them, and that is no fault.
      expect(checkPath(bottles, read.value.params, read.value.moves)).toBeUndefined()
    }
  },
)

const faults = [
  ['8 0 0', 'The path ends at (8,0,0); the goal is (4,4,0).'],
  ['8 0 0\n3 5 0\n3 2 3', 'The path ends at (3,2,3); the goal is (4,4,0).'],
  ['8 0 0\n3 5 0\n3 5 0', 'State 3 is the same as the one before it.'],
  ['8 0 0\n3 2 3', 'State 2 is not one move away from the one before it.'],
  ['8 0 0\n6 2 2', 'State 2 is not one move away from the one before it.'],
  ['6 2 2\n8 0 0', 'State 2 is not one move away from the one before it.'],
  ['8 0 0\n4 4 0', 'State 2: bottle a cannot be poured into b by 4: it would be 5.'],
  ['8 0 0\n3 5 0\n3 6 0', 'State 3: there is more in b than its 5.'],
  [
    '8 0 0\n3 5 0\n3 0 0',
    'State 3: bottle b cannot be emptied on the ground by 5: the rules do not allow it.',
  ],
  ['8 0 0\n8 5 0', 'State 2: bottle b cannot be filled from the tap by 5: the rules do not allow it.'],
  ['8 0 0\n3 5 0\n3 1 4', 'State 3: there is more in c than its 3.'],
  ['8 0 0\n3 5 0\n5 4 0', 'State 3 is not one move away from the one before it.'],
] as const

test.each(faults)('the first fault of %j', (text, sentence) => {
  const read = bottles.readPath(text, eight)
  if (!read.ok) throw new Error(read.message.key)
  const fault = checkPath(bottles, read.value.params, read.value.moves)
  expect(fault && say.en(fault)).toBe(sentence)
  expect(fault && say.zh(fault)).toMatch(/[\u4e00-\u9fff]/)
})

const drunk = [
  ['5 0 0 0\n3 0 2 0', 'State 2: A cannot drink from bottle a by 2: A must empty the bottle.'],
  [
    '5 0 0 0\n2 3 0 0\n0 3 2 0\n2 3 0 0',
    'State 4: bottle A cannot be poured into a by 2: drinkers give nothing back.',
  ],
] as const

test.each(drunk)('the first fault of %j', (text, sentence) => {
  const read = bottles.readPath(text, shared)
  if (!read.ok) throw new Error(read.message.key)
  const fault = checkPath(bottles, shared, read.value.moves)
  expect(fault && say.en(fault)).toBe(sentence)
})

const refused = [
  ['', 'There is no path in it: write the states in order, one a line, like 8 8 0 0 0 0 0.'],
  ['no solution.', 'There is no path in it: write the states in order, one a line, like 8 8 0 0 0 0 0.'],
  ['8 0 0\n3 5 x', 'Line 2: “x” is not a level.'],
  ['8 0 0\n3 -5 0', 'Line 2: “-5” is not a level.'],
  ['8 0 0\n3 5', 'Line 2: a state has 3 levels, one for each bottle and drinker; here are 2.'],
  ['9 0 0\n3 5 0', 'The path starts with more in a vessel than it holds: 9,0,0.'],
] as const

test.each(refused)('refused: %j', (text, sentence) => {
  const read = bottles.readPath(text, eight)
  expect(read.ok ? 'read' : say.en(read.message)).toBe(sentence)
  if (!read.ok) expect(say.zh(read.message)).toMatch(/[\u4e00-\u9fff]/)
})

test('any line survives being written and read; with any move changed its fault is a sentence', () => {
  fc.assert(
    fc.property(anyParams, fc.array(fc.nat(), { maxLength: 8 }), fc.nat(), (params, picks, odd) => {
      const position = makePosition(params)
      const into = new Int32Array(position.maxMoves)
      const moves: number[] = []
      for (const pick of picks) {
        const count = position.moves(into, 0)
        if (count === 0) break
        moves.push(into[pick % count] as number)
        position.play(moves[moves.length - 1] as number)
      }
      const { text } = bottles.pathTexts(params, moves, 'en')
      expect(bottles.readPath(text, params)).toEqual({ ok: true, value: { params, moves } })
      const fault = checkPath(bottles, params, [...moves, odd % 256])
      if (fault && fault.key !== 'check.after')
        for (const lang of ['en', 'zh'] as const)
          expect(say[lang](fault)).not.toMatch(/bottles\.|undefined|NaN|\{/)
    }),
    { numRuns: 500 },
  )
})

test('no text, however odd, makes the reader throw', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...'0123589 ,()\n→;"')).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(odd, (text) => {
      const read = bottles.readPath(text, shared)
      const message = read.ok ? checkPath(bottles, read.value.params, read.value.moves) : read.message
      if (message && message.key !== 'check.after') expect(say.en(message)).not.toBe(message.key)
    }),
    { numRuns: 1000 },
  )
})
