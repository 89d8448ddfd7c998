import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isFresh, newestChange } from './fresh.mjs'

let tree = ''
const at = (/** @type {string} */ path) => join(tree, path)

/** Makes a file, or a folder, last changed in this second of 1970. */
function put(/** @type {string} */ path, /** @type {number} */ second) {
  writeFileSync(at(path), '')
  touch(path, second)
}
const touch = (/** @type {string} */ path, /** @type {number} */ second) =>
  utimesSync(at(path), second, second)

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fresh-'))
  mkdirSync(at('src/deep'), { recursive: true })
  put('src/deep/a.ts', 10)
  put('src/b.ts', 20)
  put('src/b.test.ts', 90)
  touch('src/deep', 5)
  touch('src', 5)
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

describe('the newest change', () => {
  test('is that of any file at any depth, tests apart', () => {
    expect(newestChange([at('src')])).toBe(20_000)
    touch('src/deep/a.ts', 30)
    expect(newestChange([at('src')])).toBe(30_000)
  })

  test('shows a file taken away by its folder', () => {
    touch('src/deep', 40)
    expect(newestChange([at('src')])).toBe(40_000)
  })

  test('is never, where there is nothing', () => {
    expect(newestChange([at('none')])).toBe(0)
  })
})

describe('an output', () => {
  test.each([
    { made: 21, fresh: true },
    { made: 20, fresh: false },
    { made: 19, fresh: false },
  ])('begun in second $made is fresh: $fresh', ({ made, fresh }) => {
    put('out', made)
    expect(isFresh(at('out'), [at('src'), at('none')])).toBe(fresh)
  })

  test('that is not there is not fresh', () => {
    expect(isFresh(at('out'), [at('src')])).toBe(false)
  })
})
