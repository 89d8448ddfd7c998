import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { forbiddenNames } from './forbiddenNames.mjs'

const shared = resolve(import.meta.dirname, '../src-shared')

test.each([
  ['const t = Date.now()', 'Date'],
  ['const d: Date = x', 'Date'],
  ['roll(Math.random)', 'Math.random'],
  ['console.log(1)', 'console'],
  ['setTimeout(go, 5)', 'setTimeout'],
  ['export const p = process', 'process'],
  ['const y = { process }', 'process'],
  ['globalThis.x = 1', 'globalThis'],
])('finds %s', (text, name) => {
  expect(forbiddenNames('a.ts', `// first\n${text}`)).toEqual([`${name} in line 2`])
})

test.each([
  '// Date and console',
  "const t = 'Date'",
  'const x = y.process',
  'const x = { console: 1 }',
  'f(Math.max)',
])('lets %s pass', (text) => {
  expect(forbiddenNames('a.ts', text)).toEqual([])
})

test('shared code uses no clock, dice, console or timer', () => {
  const files = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  )
  const found = files.flatMap((file) =>
    forbiddenNames(file, readFileSync(join(shared, file), 'utf8')).map((use) => `${file}: ${use}`),
  )
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(0)
})
