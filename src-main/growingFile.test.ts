import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { growFile } from './growingFile'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrace-growing-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (...values: number[]) => Uint8Array.from(values)

test('pieces in any order make one file, which is there only when it is whole', async () => {
  const path = join(folder, '动画 1.gif')
  const file = await growFile(path)
  await file.write(3, bytes(4, 5))
  await file.write(0, bytes(9, 9, 9))
  await file.write(0, bytes(1, 2, 3))
  expect(readdirSync(folder)).not.toContain('动画 1.gif')
  await file.finish()
  expect(readdirSync(folder)).toEqual(['动画 1.gif'])
  expect([...readFileSync(path)]).toEqual([1, 2, 3, 4, 5])
})

test.each(['drop', 'dropNow'] as const)('%s leaves nothing, and the old file as it was', async (how) => {
  const path = join(folder, 'a.gif')
  writeFileSync(path, 'old', { mode: 0o640 })
  const file = await growFile(path)
  await file.write(0, bytes(1))
  await file[how]()
  expect(readdirSync(folder)).toEqual(['a.gif'])
  expect(readFileSync(path, 'utf8')).toBe('old')
  if (how === 'dropNow') await file.drop()
})

test('the old file is replaced where a link leads, with its permissions', async () => {
  writeFileSync(join(folder, 'real.gif'), 'old', { mode: 0o640 })
  symlinkSync('real.gif', join(folder, 'link.gif'))
  const file = await growFile(join(folder, 'link.gif'))
  await file.write(0, bytes(7))
  await file.finish()
  expect([...readFileSync(join(folder, 'real.gif'))]).toEqual([7])
  expect(statSync(join(folder, 'real.gif')).mode & 0o777).toBe(0o640)
  expect(readdirSync(folder).sort()).toEqual(['link.gif', 'real.gif'])
})

test.each([
  ['a folder', '', 'EISDIR'],
  ['a folder that is not there', 'no/a.gif', 'ENOENT'],
])('%s is refused, and nothing is left', async (_, name, code) => {
  await expect(growFile(join(folder, name))).rejects.toMatchObject({ code })
  expect(readdirSync(folder)).toEqual([])
})

test('a place that is taken by a folder meanwhile leaves nothing behind', async () => {
  const file = await growFile(join(folder, 'a.gif'))
  mkdirSync(join(folder, 'a.gif'))
  await expect(file.finish()).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['a.gif'])
})
