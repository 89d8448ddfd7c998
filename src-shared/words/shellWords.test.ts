import { expect, test } from 'vitest'
import { saveFormats } from '../ipc/exporting'
import { langs } from '../lib/message'
import { makeSay } from './say'
import { shellWords } from './shellWords'

const values = {
  path: '/a/b',
  name: 'b',
  folder: '/a',
  text: 'oops',
  width: 20_000,
  height: 200,
  max: 16_384,
  log: '/l',
  reason: 'crashed',
  code: 5,
  run: 'x/y',
  version: '1.2.3',
}

test.each(langs)('every sentence can be said in %s with the values it is given', (lang) => {
  const say = makeSay(lang, [shellWords])
  for (const key of Object.keys(shellWords[lang]))
    expect(say({ key, values }), key).not.toMatch(/[{}]|undefined|^main\./)
})

test('both languages use the same values', () => {
  const used = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
  for (const [key, text] of Object.entries(shellWords.en))
    expect(used(shellWords.zh[key as keyof typeof shellWords.zh]), key).toEqual(used(text))
})

test('every format that is saved has a name', () => {
  for (const format of saveFormats) expect(shellWords.en).toHaveProperty([`main.save.filter.${format}`])
})

test('numbers are grouped', () => {
  expect(makeSay('en', [shellWords])({ key: 'main.png.large', values })).toContain('20,000 × 200')
})
