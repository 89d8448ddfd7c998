import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPath, readPathFile } from '../../export/check'
import { makeSay } from '../../words/say'
import { nQueens } from './index'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }
const solution = [0, 4, 7, 5, 2, 6, 1, 3]

const drawn = (queen: string, empty: string, between: string) =>
  solution
    .map((column) => Array.from({ length: 8 }, (_, i) => (i === column ? queen : empty)).join(between))
    .join('\n')

test('a solution as text and as rows', () => {
  const { path, text, header, rows } = nQueens.pathTexts({ n: 4, given: [] }, [1, 3, 0, 2], 'en')
  expect(path).toEqual([1, 3, 0, 2])
  expect(text).toBe('1 3 0 2\n\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n')
  expect([header, ...rows]).toEqual([
    ['row', 'column'],
    [0, 1],
    [1, 3],
    [2, 0],
    [3, 2],
  ])
})

const forms = {
  'columns from 0': '0 4 7 5 2 6 1 3',
  'columns from 1': '1 5 8 6 3 7 2 4',
  'with commas': '0,4,7,5,2,6,1,3\n',
  'one a line, Windows': '0\r\n4\r\n7\r\n5\r\n2\r\n6\r\n1\r\n3\r\n',
  'Q and dots': drawn('Q', '.', ''),
  'Q and dots, set apart': drawn('Q', '.', ' '),
  'between bars': drawn('Q', '.', '|').replace(/^|$/gm, '|'),
  'small letters and dashes': drawn('q', '-', ''),
  stars: drawn('*', '.', ' '),
  皇: drawn('皇', '·', ''),
  '♛': drawn('♛', '□', ' '),
  '♕': drawn('♕', '_', ''),
  'rows in one line': drawn('Q', '.', '').replaceAll('\n', ' '),
  'JSON rows': JSON.stringify(drawn('Q', '.', '').split('\n')),
  'JSON squares': JSON.stringify(
    drawn('Q', '.', '')
      .split('\n')
      .map((row) => [...row]),
  ),
  'JSON columns': JSON.stringify(solution),
  'columns from 1 above the board': `1 5 8 6 3 7 2 4\n\n${drawn('Q', '.', ' ')}`,
  'our CSV': 'row,column\r\n0,0\r\n1,4\r\n2,7\r\n3,5\r\n4,2\r\n5,6\r\n6,1\r\n7,3\r\n',
  'CSV quoted, with semicolons and a byte order mark': `\uFEFF"row";"column"\n${solution.map((c, r) => `"${r}";"${c}"`).join('\n')}`,
  'CSV from 1, in another order': `row,column\n8,4\n${solution
    .slice(0, 7)
    .map((c, r) => `${r + 1},${c + 1}`)
    .join('\n')}`,
}

test.each(Object.entries(forms))('read: %s', (_, text) => {
  // Of a board of another size: the text says that it is 8.
  for (const n of [8, 5, 12])
    expect(readPathFile(nQueens, text, { n, given: [] })).toEqual({
      ok: true,
      value: { params: { n: 8, given: [] }, moves: solution },
    })
  expect(checkPath(nQueens, { n: 8, given: [] }, solution)).toBeUndefined()
})

test('a list that is no whole solution begins one of the board asked for', () => {
  expect(nQueens.readPath('0 4 7 5', { n: 8, given: [] })).toEqual({
    ok: true,
    value: { params: { n: 8, given: [] }, moves: [0, 4, 7, 5] },
  })
  expect(nQueens.readPath('1 5 8 6', { n: 8, given: [] })).toEqual({
    ok: true,
    value: { params: { n: 8, given: [] }, moves: [0, 4, 7, 5] },
  })
  expect(nQueens.readPath('1 5 7', { n: 8, given: [] })).toEqual({
    ok: true,
    value: { params: { n: 8, given: [] }, moves: [1, 5, 7] },
  })
})

test('where a 0 appears too, an n is a column off the board', () => {
  expect(nQueens.readPath('0 8', { n: 8, given: [] })).toEqual({
    ok: true,
    value: { params: { n: 8, given: [] }, moves: [0, 8] },
  })
})

test('a board that is not full is read as far as it goes', () => {
  const text = nQueens.pathTexts({ n: 4, given: [] }, [1, 3], 'en').text
  expect(nQueens.readPath(text, { n: 8, given: [] })).toEqual({
    ok: true,
    value: { params: { n: 4, given: [] }, moves: [1, 3] },
  })
  const empty = nQueens.pathTexts({ n: 4, given: [] }, [], 'en').text
  expect(nQueens.readPath(empty, { n: 8, given: [] })).toEqual({
    ok: true,
    value: { params: { n: 4, given: [] }, moves: [] },
  })
})

const refused = [
  ['', 'There is no board in it: write the columns row by row, or a board of Q and dots.'],
  ['0 4 x 5', 'Line 1: “0 4 x 5” is neither a column nor a row of a board.'],
  ['0 4\n1.5', 'Line 2: “1.5” is neither a column nor a row of a board.'],
  [Array.from({ length: 33 }, (_, i) => i).join(' '), 'It is a board of 33×33; allowed: 1×1 to 32×32.'],
  ['Q.\n.Q\nQ.', 'The board has 3 rows, but row 0 has 2 squares; they must be as many.'],
  ['Q..\n...\n.', 'The board has 3 rows, but row 2 has 1 square; they must be as many.'],
  ['Q.Q\n...\n...', 'Row 0 of the board holds 2 queens; allowed: one in each row.'],
  [
    'Q..\n...\n..Q',
    'Row 1 of the board is empty, but a row below it holds a queen; the rows are filled from the top.',
  ],
  ['1 3\n. Q . .\nQ . . .\n. . . .\n. . . .', 'The list of columns and the board below it are not the same.'],
  ['row,column\n0,1\n2,3', 'The CSV rows are not numbered 0, 1, 2 and so on: “2,3” is out of place.'],
  ['row,column\n0,1\n0,3', 'The CSV rows are not numbered 0, 1, 2 and so on: “0,3” is out of place.'],
  ['row,column\n0,a', 'Line 2: “0,a” is neither a column nor a row of a board.'],
  ['row,column\n', 'There is no board in it: write the columns row by row, or a board of Q and dots.'],
] as const

test.each(refused)('refused: %j', (text, sentence) => {
  const read = nQueens.readPath(text, { n: 8, given: [] })
  expect(read.ok ? 'read' : say.en(read.message)).toBe(sentence)
  if (!read.ok) expect(say.zh(read.message)).toMatch(/[\u4e00-\u9fff]/)
})

const faults = [
  [[0, 4, 7, 5, 2, 6, 1], 'Row 7 holds no queen: the list ends after 7 rows of 8.'],
  [[], 'Row 0 holds no queen: the list ends after 0 rows of 8.'],
  [[0, 8], 'Row 1: column 8 is not on the board; allowed: 0 to 7.'],
  [[0, 4, 0], 'Row 2, column 0: attacked by the queen of row 0 in the same column (Q[0] = 0 = j).'],
  [
    [0, 3, 5, 7, 4],
    'Row 4, column 4: attacked by the queen of row 0 on the falling diagonal (Q[0] = 0 = 4 − 4 + 0).',
  ],
  [
    [1, 3, 5, 4],
    'Row 3, column 4: attacked by the queen of row 0 on the falling diagonal (Q[0] = 1 = 4 − 3 + 0).',
  ],
  [
    [0, 4, 7, 6],
    'Row 3, column 6: attacked by the queen of row 1 on the falling diagonal (Q[1] = 4 = 6 − 3 + 1).',
  ],
  [
    [0, 4, 7, 2],
    'Row 3, column 2: attacked by the queen of row 1 on the rising diagonal (Q[1] = 4 = 2 + 3 − 1).',
  ],
] as const

test.each(faults)('the first fault of %j', (line, sentence) => {
  const fault = checkPath(nQueens, { n: 8, given: [] }, line)
  expect(fault && say.en(fault)).toBe(sentence)
  expect(fault && say.zh(fault)).toMatch(/[\u4e00-\u9fff]/)
})

test('any line of any board survives being written and read', () => {
  const boards = fc
    .integer({ min: 1, max: 32 })
    .chain((n) => fc.tuple(fc.constant(n), fc.array(fc.nat(n - 1), { maxLength: n })))
  fc.assert(
    fc.property(boards, ([n, line]) => {
      const { text } = nQueens.pathTexts({ n, given: [] }, line, 'en')
      expect(nQueens.readPath(text, { n: 8, given: [] })).toEqual({
        ok: true,
        value: { params: { n, given: [] }, moves: line },
      })
    }),
  )
})

test('no text, however odd, makes the reader throw', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...'Q.*皇0189 ,|-\n"')).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(odd, (text) => {
      const read = nQueens.readPath(text, { n: 8, given: [] })
      if (read.ok) checkPath(nQueens, read.value.params, read.value.moves)
      else expect(say.en(read.message)).not.toBe(read.message.key)
    }),
    { numRuns: 500 },
  )
})
