import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { countName, readState, stateFileOf, writeState } from './stateFile'

const folder = mkdtempSync(join(tmpdir(), 'retrace counts 数 '))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

test('what is written is read back, whatever is done', async () => {
  const file = at('round.json')
  const flags = fc.array(fc.nat(1), { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(flags, fc.nat(Number.MAX_SAFE_INTEGER), async (done, solutions) => {
      const state = { done: Uint8Array.from(done), solutions }
      await writeState(file, 'n-queens n=17', state)
      expect(await readState(file, 'n-queens n=17', done.length)).toStrictEqual(state)
    }),
    { numRuns: 30 },
  )
})

test('no file is no state', async () => {
  expect(await readState(at('none.json'), 'n-queens n=8', 23)).toBe('none')
})

test('a file of another count, or of a list of another length, is not taken for this one', async () => {
  const file = at('other.json')
  await writeState(file, 'n-queens n=17', { done: Uint8Array.of(1, 0, 1), solutions: 5 })
  expect(await readState(file, 'n-queens n=18', 3)).toBe('damaged')
  expect(await readState(file, 'n-queens n=17', 4)).toBe('damaged')
})

test('a file in which any one character is another, or which ends early, is damaged', async () => {
  const file = at('damaged.json')
  await writeState(file, 'n-queens n=17', { done: Uint8Array.of(1, 1, 0, 1), solutions: 123 })
  const text = readFileSync(file, 'utf8')
  // The last character ends the line and means nothing.
  for (let i = 0; i < text.length - 1; i++) {
    const digit = text[i] === '1' ? '2' : '1'
    for (const wrong of [`${text.slice(0, i)}${digit}${text.slice(i + 1)}`, text.slice(0, i)]) {
      writeFileSync(file, wrong)
      expect(await readState(file, 'n-queens n=17', 4), wrong).toBe('damaged')
    }
  }
})

test('a folder in the place of the file is damage, too', async () => {
  expect(await readState(folder, 'n-queens n=8', 23)).toBe('damaged')
})

test.each([
  ['linux', { XDG_STATE_HOME: '/state' }, /^\/state\/retrace\/counts\/n-queens-n-17\.json$/],
  ['linux', {}, /\/\.local\/state\/retrace\/counts\/n-queens-n-17\.json$/],
  ['darwin', {}, /\/Library\/Application Support\/retrace\/counts\/n-queens-n-17\.json$/],
  ['win32', { LOCALAPPDATA: '/local' }, /^\/local\/retrace\/counts\/n-queens-n-17\.json$/],
])('on %s with %o the state lies where such things belong', (platform, env, place) => {
  expect(stateFileOf('n-queens', { n: 17 }, env, platform)).toMatch(place)
  expect(countName('n-queens', { n: 17 })).toBe('n-queens n=17')
})
