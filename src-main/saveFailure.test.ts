import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { langs } from '@shared/lib/message'
import { makeSay } from '@shared/words/say'
import { shellWords } from '@shared/words/shellWords'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveFailure } from './saveFailure'
import { writeWhole } from './wholeFile'

let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'retrace-save-')))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a file', () => {
  test.each([
    ['text', '马周游 ½\r\n'],
    ['nothing', ''],
  ])('of %s is written as UTF-8, with nothing beside it', async (_, text) => {
    await writeWhole(join(folder, '马 1.txt'), text)
    expect(await readFile(join(folder, '马 1.txt'), 'utf8')).toBe(text)
    expect(await readdir(folder)).toEqual(['马 1.txt'])
  })

  test('of bytes is written as it is', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => i * 7)
    await writeWhole(join(folder, 'a.png'), bytes)
    expect((await readFile(join(folder, 'a.png'))).equals(bytes)).toBe(true)
  })

  test('takes the place of the old one and keeps its permissions', async () => {
    await writeFile(join(folder, 'a.txt'), 'a much longer text', { mode: 0o640 })
    await writeWhole(join(folder, 'a.txt'), 'new')
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('new')
    expect((await stat(join(folder, 'a.txt'))).mode & 0o777).toBe(0o640)
  })

  test('behind a link is written where the link leads', async () => {
    await writeFile(join(folder, 'real.txt'), 'old')
    await symlink(join(folder, 'real.txt'), join(folder, 'link.txt'))
    await writeWhole(join(folder, 'link.txt'), 'new')
    expect(await readFile(join(folder, 'real.txt'), 'utf8')).toBe('new')
    expect((await readdir(folder)).sort()).toEqual(['link.txt', 'real.txt'])
  })
})

test.skipIf(process.platform === 'win32')('a device is written to, not replaced', async () => {
  await symlink('/dev/null', join(folder, 'nothing'))
  await writeWhole(join(folder, 'nothing'), 'text')
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true)
})

/** What the system really says, in the reader's words. */
async function failureOf(path: string): Promise<ReturnType<typeof saveFailure>> {
  const error = await writeWhole(path, 'text').catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Error)
  return saveFailure(error, path)
}

describe('a failure', () => {
  test('in a folder that is gone', async () => {
    const path = join(folder, 'gone', 'a.txt')
    expect(await failureOf(path)).toEqual({ key: 'main.save.gone', values: { path } })
  })

  test('where a folder has the name', async () => {
    const path = join(folder, 'a.txt')
    await mkdir(path)
    expect(await failureOf(path)).toEqual({ key: 'main.save.is-folder', values: { path } })
    expect(await readdir(folder)).toEqual(['a.txt'])
  })

  test('for a name that is too long', async () => {
    const path = join(folder, `${'n'.repeat(300)}.txt`)
    expect(await failureOf(path)).toEqual({ key: 'main.save.long', values: { path } })
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['EACCES', 'main.save.permission'],
    ['EPERM', 'main.save.permission'],
    ['ENOSPC', 'main.save.space'],
    ['EROFS', 'main.save.read-only'],
    ['EBUSY', 'main.save.busy'],
  ])('%s is told as %s', (code, key) => {
    const error = Object.assign(new Error('of the system'), { code })
    expect(saveFailure(error, '/a/b')).toEqual({ key, values: { path: '/a/b' } })
  })

  test.each([
    [Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }), 'EIO: i/o error'],
    [new Error('something else'), 'something else'],
    ['a text', 'a text'],
  ])('of another kind is told in the system’s own words', (error, text) => {
    expect(saveFailure(error, '/a/b')).toEqual({ key: 'main.save.other', values: { path: '/a/b', text } })
  })

  test('names its path in either language', () => {
    for (const lang of langs) {
      const say = makeSay(lang, [shellWords])
      for (const code of ['EACCES', 'ENOSPC', 'ENOENT', 'EROFS', 'EISDIR', 'ENAMETOOLONG', 'EBUSY', 'EIO'])
        expect(say(saveFailure({ code }, '/home/马/a.txt')), `${lang} ${code}`).toContain('/home/马/a.txt')
    }
  })
})
