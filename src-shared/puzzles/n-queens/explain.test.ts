import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import type { Step } from '../../step'
import { firstMoment, makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { makeSay } from '../../words/say'
import { nQueens } from './index'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }
const placeQueens = nQueens.strategies[0] as Strategy

/** What is said after each step of the whole search, with the step. */
function told(n: number, lang: 'en' | 'zh' = 'en'): { step: Step | undefined; sentences: string[] }[] {
  const recording = record(nQueens, { n, given: [] }, placeQueens)
  while (goOn(recording, 1e6, false) > 0);
  const window = windowOf(recording, 0, recording.search.steps)
  const cursor = makeCursor(nQueens, { n, given: [] }, placeQueens)
  return Array.from({ length: window.steps.length + 1 }, (_, k) => {
    const moment = momentAt(cursor, window, k)
    return {
      step: moment.step,
      sentences: nQueens.explain(moment as Parameters<typeof nQueens.explain>[0]).map(say[lang]),
    }
  })
}

test('four queens from the empty board to the first dead end', () => {
  expect(
    told(4)
      .slice(0, 11)
      .map(({ sentences }) => sentences),
  ).toEqual([
    ['The board is empty: every Q[i] is −1.', 'Next: row 0, column 0.'],
    ['Row 0, column 0: free of all three tests. Place a queen: Q[0] = 0.', 'Next: row 1, column 0.'],
    [
      'Row 1, column 0: attacked by the queen of row 0 in the same column (Q[0] = 0 = j). Refused.',
      'Next: row 1, column 1.',
    ],
    [
      'Row 1, column 1: attacked by the queen of row 0 on the falling diagonal (Q[0] = 0 = 1 − 1 + 0). Refused.',
      'Next: row 1, column 2.',
    ],
    ['Row 1, column 2: free of all three tests. Place a queen: Q[1] = 2.', 'Next: row 2, column 0.'],
    [
      'Row 2, column 0: attacked by the queen of row 0 in the same column (Q[0] = 0 = j). Refused.',
      'Next: row 2, column 1.',
    ],
    [
      'Row 2, column 1: attacked by the queen of row 1 on the rising diagonal (Q[1] = 2 = 1 + 2 − 1). Refused.',
      'Next: row 2, column 2.',
    ],
    [
      'Row 2, column 2: attacked by the queen of row 0 on the falling diagonal (Q[0] = 0 = 2 − 2 + 0). Refused.',
      'Next: row 2, column 3.',
    ],
    [
      'Row 2, column 3: attacked by the queen of row 1 on the falling diagonal (Q[1] = 2 = 3 − 2 + 1). Refused.',
      'No column is left in row 2: take the queen of row 1 away.',
    ],
    ['The queen of row 1 is taken away from column 2.', 'Next: row 1, column 3.'],
    ['Row 1, column 3: free of all three tests. Place a queen: Q[1] = 3.', 'Next: row 2, column 0.'],
  ])
})

test('the same in Chinese', () => {
  const sentences = told(4, 'zh').map((each) => each.sentences)
  expect(sentences[3]).toEqual([
    '第 1 行第 1 列：与第 0 行的皇后在同一条左倾的对角线上（Q[0] = 0 = 1 − 1 + 0），不能放置。',
    '下一个：第 1 行第 2 列。',
  ])
  expect(sentences[8]?.[1]).toBe('第 2 行已没有可放的列：返回上一层，撤下第 1 行的皇后。')
  expect(sentences[9]?.[0]).toBe('回溯：第 1 行的皇后从第 2 列撤下。')
  expect(sentences.at(-1)?.at(-1)).toBe('第 0 行的列已全部试完，搜索结束：共 2 个解。')
})

test('the equation of a refusal is true, and of the test that is named', () => {
  let tests = 0
  for (const { step, sentences } of told(6)) {
    if (step?.kind !== 'refuse') continue
    const [, r, j, i, line, q, sum] =
      /^Row (\d+), column (\d+): attacked by the queen of row (\d+) .*(column|rising|falling).* \(Q\[\d+\] = (\d+) = (.+)\)/.exec(
        sentences[0] ?? '',
      ) ?? []
    const shift = line === 'rising' ? Number(r) - Number(i) : line === 'falling' ? Number(i) - Number(r) : 0
    expect(Number(q)).toBe(Number(j) + shift)
    expect(sum).toBe(
      line === 'column' ? 'j' : `${j} ${line === 'rising' ? `+ ${r} − ${i}` : `− ${r} + ${i}`}`,
    )
    tests++
  }
  expect(tests).toBe(894 - 152)
})

test('every solution is counted, and the end says how many there were', () => {
  const all = told(6)
  const solved = all.flatMap(({ step, sentences }) => (step?.kind === 'solve' ? [sentences] : []))
  expect(solved).toEqual(
    [1, 2, 3, 4].map((count) => [
      `All 6 rows hold a queen: solution ${count}.`,
      'To find the others, take the queen of row 5 away.',
    ]),
  )
  const before = all[all.findIndex(({ step }) => step?.kind === 'solve') - 1]
  expect(before?.sentences[1]).toBe('r = 6 = n: no row is left, so Q is a solution. Count it.')
  expect(all.at(-1)?.sentences).toEqual([
    'The queen of row 0 is taken away from column 5.',
    'No column is left in row 0, so every way has been tried: 4 solutions.',
  ])
})

test.each([
  [1, 'No column is left in row 0, so every way has been tried: 1 solution.'],
  [2, 'No column is left in row 0, so every way has been tried: there is no solution.'],
])('%i: the end is said in the right number', (n, sentence) => {
  expect(told(n).at(-1)?.sentences.at(-1)).toBe(sentence)
})

test('one queen', () => {
  expect(told(1)[2]?.sentences[0]).toBe('The only row holds a queen: solution 1.')
  expect(told(1, 'zh')[2]?.sentences[0]).toBe('唯一的一行放好了皇后：第 1 个解。')
})

test('each kind of step stands on its line of the listing', () => {
  const { lines, at, start } = placeQueens.listing
  const line = (index = -1) => say.en(lines[index] ?? { key: '' }).trim()
  expect(line(start)).toBe('PlaceQueens(Q[0…n−1], r, count)')
  expect(line(at.visit)).toBe('Q[r] ← j')
  expect(line(at.refuse)).toBe('legal ← false')
  expect(line(at.backtrack)).toBe('PlaceQueens(Q[0…n−1], r + 1, count)')
  expect(line(at.solve)).toBe('count ← count + 1')
})

test('given queens that attack each other leave nothing to try, and no queen to take away', () => {
  const params = { n: 8, given: [-1, -1, -1, 3, -1, 5, -1, -1] }
  const strategy = nQueens.strategies[0]
  if (!strategy) throw new Error('no strategy')
  const sentences = nQueens.explain(
    firstMoment(nQueens, params, strategy) as Parameters<typeof nQueens.explain>[0],
  )
  expect(sentences.map(({ key }) => key)).toContain('n-queens.why.exhausted')
  expect(sentences.map(({ key }) => key)).not.toContain('n-queens.why.none-left')
})
