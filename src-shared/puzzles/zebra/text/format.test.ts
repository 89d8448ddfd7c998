import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSay } from '../../../words/say'
import { anyZebra } from '../anyZebra'
import { classic } from '../classic'
import { longestText, readZebra, writeZebra } from './format'
import { textWords } from './words'

const read = (text: string) => {
  const outcome = readZebra(text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.message))
  return outcome.value
}

/** The key of the message without its beginning, and the line it names. */
const faultOf = (text: string) => {
  const outcome = readZebra(text)
  if (outcome.ok) return undefined
  return [outcome.message.key.replace('zebra.text.', ''), outcome.message.values?.line]
}

test('every puzzle is read back as it was, and its text is the one spelling', () => {
  fc.assert(
    fc.property(anyZebra, (puzzle) => {
      const text = writeZebra(puzzle)
      expect(read(text)).toEqual(puzzle)
      expect(writeZebra(read(text))).toBe(text)
    }),
  )
})

test('the description shows the classic as it is written, and examples that are read', () => {
  const page = readFileSync(new URL('../../../../docs/zebra-format.md', import.meta.url), 'utf8')
  const [whole, smallest] = [...page.matchAll(/^```\n(.*?)^```$/gms)].map(([, text]) => text ?? '')
  expect(whole).toBe(writeZebra(classic))
  expect(read(whole ?? '')).toEqual(classic)
  expect(read(smallest ?? '').clues).toHaveLength(2)
})

const small =
  'houses 3\ncolour / 颜色: red / 红色, green / 绿色, white / 白色\npet: cat Tom Cat, dog 狗, 鱼\n'

test('names in both languages, by default from the id', () => {
  const { attributes } = read(small)
  expect(attributes[0]?.name).toEqual({ en: 'Colour', zh: '颜色' })
  expect(attributes[1]?.name).toEqual({ en: 'Pet', zh: 'Pet' })
  expect(attributes[1]?.values).toEqual([
    { id: 'cat', name: { en: 'Tom Cat', zh: 'Tom Cat' } },
    { id: 'dog', name: { en: 'dog', zh: '狗' } },
    { id: '鱼', name: { en: '鱼', zh: '鱼' } },
  ])
})

test('words and names may be Chinese or English, signs may be close or wide', () => {
  const en =
    'red = cat\nred != dog\nred next-to dog\nred just-left dog\nred left dog\nred at 1\nred not-at 2\n'
  const zh = '红色=tom-cat\n红色≠狗\n红色 相邻 狗\n红色 紧邻左 狗\nRED 左边 狗\n红色 在 1\n红色 不在 2\n'
  const rest = 'dog between cat 鱼\nred = cat or dog\n? 鱼 by colour'
  const restZh = '狗 介于 cat 和 鱼 # 注释\n红色 = cat 或 狗\n\n？鱼 按 颜色\r\n'
  const wide = small
    .replace('houses 3', '房子 3')
    .replaceAll(',', '，')
    .replaceAll(':', '：')
    .replaceAll('/', '／')
  expect(read(wide + zh + restZh)).toEqual(read(small + en + rest))
  expect(read(small + en + rest).clues).toHaveLength(9)
})

test('phrases belong to the attribute above them', () => {
  const phrases = 'who: the {} / {}人\n肯定：is {} / 是{}\nnot: is no {} / 不是{}\n'
  expect(read(small + phrases).attributes[1]?.phrases).toEqual({
    en: { who: 'the {}', does: 'is {}', not: 'is no {}' },
    zh: { who: '{}人', does: '是{}', not: '不是{}' },
  })
})

test.each([
  ['', 'no-houses', 1],
  ['colour: red, green', 'no-houses', 1],
  ['red = green', 'no-houses', 1],
  ['houses 13', 'houses', 1],
  ['houses 1', 'houses', 1],
  ['houses two', 'houses', 1],
  ['houses 5', 'no-attributes', undefined],
  ['\nhouses 2\nhouses 2', 'houses-twice', 3],
  ['houses 2\ncolour: red', 'values', 2],
  ['houses 2\ncolour: red, red', 'twice', 2],
  ['houses 2\ncolour: red, <b>', 'name', 2],
  ['houses 2\ncolour: red, green / a / b', 'name', 2],
  ['houses 2\ncolour: red, ', 'name', 2],
  ['houses 2\n: red, green', 'name', 2],
  ['houses 2\ncolour: red, green\ncolour: a, b', 'twice', 3],
  [`houses 2\n${Array.from({ length: 13 }, (_, i) => `p${i}: x${i}, y${i}`).join('\n')}`, 'attributes', 14],
  [`${small}red`, 'relation', 4],
  [`${small}red is cat`, 'relation', 4],
  [`${small}red = bird`, 'unknown-value', 4],
  [`${small}red = cat dog`, 'shape.same', 4],
  [`${small}red next-to`, 'shape.next-to', 4],
  [`${small}red between cat`, 'shape.between', 4],
  [`${small}red at 4`, 'house', 4],
  [`${small}red at 0`, 'house', 4],
  [`${small}red at first`, 'house', 4],
  [`${small}red = green`, 'one-attribute', 4],
  [`${small}red = cat or green`, 'two-of-one', 4],
  [`${small}red = cat or cat`, 'two-of-one', 4],
  [`${small}red next-to red`, 'itself', 4],
  [`${small}red between cat red`, 'itself', 4],
  [`${small}? cat`, 'question', 4],
  [`${small}? cat by food`, 'unknown-attribute', 4],
  [`${small}? bird by colour`, 'unknown-value', 4],
  ['who: the {}', 'phrase-first', 1],
  [`${small}who: the`, 'phrase', 4],
  [`${small}who: {} {`, 'phrase', 4],
  [`${small}either: {}`, 'either', 4],
  [`${small}who: the {}`, 'lacking', 3],
  ['houses 2\np: a same, b same\nq: c, d\nsame = c', 'ambiguous', 4],
  [small + 'red = cat\n'.repeat(1001), 'clues', 1004],
  ['x'.repeat(longestText + 1), 'long', undefined],
])('%j is refused: %s in line %s', (text, key, line) => {
  expect(faultOf(text)).toEqual([key, line])
})

test('hostile text gives a message that can be said, in both languages, and no exception', () => {
  const piece = fc.constantFrom(
    ...[
      'houses 3\n',
      'p: a, b, c\n',
      'q: d, e, f\n',
      'a = d\n',
      'a ',
      '= ',
      'between ',
      '? ',
      'or ',
      'who: {} / {}\n',
    ],
    ...[
      '\n',
      ': ',
      ', ',
      '/ ',
      '{}',
      '\u0000',
      '\ud800',
      '\u202e',
      '#',
      '__proto__',
      'constructor',
      '3 ',
      '房子 ',
    ],
  )
  const says = { en: makeSay('en', [textWords]), zh: makeSay('zh', [textWords]) }
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 30 }).map((pieces) => small + pieces.join('')),
  )
  fc.assert(
    fc.property(text, (hostile) => {
      const outcome = readZebra(hostile)
      if (outcome.ok) {
        expect(read(writeZebra(outcome.value))).toEqual(outcome.value)
        return
      }
      for (const say of Object.values(says)) {
        const said = say(outcome.message)
        expect(said).not.toMatch(/zebra\.|undefined/)
        expect(said.length).toBeLessThan(400)
      }
    }),
    { numRuns: 1000 },
  )
})

test('words and values of all messages agree', () => {
  for (const lang of ['en', 'zh'] as const) {
    const say = makeSay(lang, [textWords])
    const values = { line: 1, text: 'x', allowed: 'y', most: 9, least: 2, houses: 5, count: 3 }
    for (const key of Object.keys(textWords[lang]))
      expect(say({ key, values })).not.toMatch(/undefined|zebra/)
    expect(say({ key: 'zebra.text.phrase', values })).toContain('drinks {} / 喝{}')
  }
})

test.each([
  '= '.repeat(30_000),
  ', '.repeat(30_000),
  `houses 3\np: ${'a'.repeat(90_000)}`,
  'a '.repeat(45_000),
])('long lines are read once over: %#', (text) => {
  expect(readZebra(text).ok).toBe(false)
})
