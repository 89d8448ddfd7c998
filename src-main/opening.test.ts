import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largestGiven } from '@shared/export/given'
import type { Lang } from '@shared/lib/message'
import { desktopWords } from '@shared/words/desktopWords'
import { afterAll, expect, test } from 'vitest'
import { sayDocument } from './documentSpeech'
import { readOpening } from './opening'

const folder = mkdtempSync(join(tmpdir(), 'retrace 溯 '))
const at = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const document = { format: 'retrace', version: 1, run: 'n-queens/place-queens?n=7', k: 3 }

function put(name: string, content: unknown): string {
  writeFileSync(at(name), JSON.stringify(content))
  return at(name)
}

test('a document, and a link, name a run that there is', async () => {
  const value = { run: document.run, k: 3 }
  const whole = { ...document, bookmarks: [], notes: '', hands: [], view: {} }
  expect(await readOpening(put('马.retrace', document))).toEqual({
    ok: true,
    value: { ...value, document: whole, file: '马.retrace' },
  })
  expect(await readOpening(`retrace:${document.run}#3`)).toEqual({ ok: true, value })
})

test('a run is handed on as it is written, with what it left unsaid', async () => {
  expect(await readOpening('retrace:knights-tour')).toMatchObject({
    ok: true,
    value: { run: 'knights-tour/bound-2?size=8x8&start=1', k: 0 },
  })
})

test('a picture that carries a run opens it at its step, any other text is handed on', async () => {
  const svg = `<svg><metadata>retrace:${document.run}#5</metadata></svg>`
  writeFileSync(at('board.svg'), svg)
  expect(await readOpening(at('board.svg'))).toEqual({ ok: true, value: { run: document.run, k: 5 } })
  writeFileSync(at('马.txt'), '\uFEFFa1 b3')
  expect(await readOpening(at('马.txt'))).toEqual({ ok: true, value: { text: 'a1 b3', file: '马.txt' } })
  const named = await readOpening(put('document.json', document))
  expect(named).toMatchObject({ ok: true, value: { k: 3, file: 'document.json' } })
})

test('what is no readable document is told', async () => {
  mkdirSync(at('folder.retrace'))
  writeFileSync(at('large.retrace'), '')
  truncateSync(at('large.retrace'), 65 * 2 ** 20)
  const told = async (target: string) => {
    const read = await readOpening(target)
    return read.ok ? undefined : read.message.key
  }
  expect(await told(at('none.retrace'))).toBe('document.gone')
  expect(await told(join(put('file.retrace', document), 'below'))).toBe('document.gone')
  expect(await told(at('folder.retrace'))).toBe('document.no-file')
  expect(await told(at('large.retrace'))).toBe('document.large')
  expect(await told(put('foreign.retrace', {}))).toBe('document.foreign')
  expect(await told(put('path.retrace', [1, 7, 9]))).toBe('document.foreign')
  writeFileSync(at('empty.png'), Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10]))
  expect(await told(at('empty.png'))).toBe('given.picture')
  writeFileSync(at('long.txt'), '1 '.repeat(largestGiven))
  expect(await told(at('long.txt'))).toBe('check.large')
  expect(await told(put('chess.retrace', { ...document, run: 'chess/x' }))).toBe('run.puzzle')
  expect(await told('retrace:chess/x')).toBe('run.puzzle')
  expect(await told(`${at('a')}\0b`)).toBe('document.other')
})

test.skipIf(process.platform === 'win32')('a pipe that nobody writes into is not waited for', async () => {
  execFileSync('mkfifo', [at('pipe.retrace')])
  expect(await readOpening(at('pipe.retrace'))).toMatchObject({ message: { key: 'document.no-file' } })
})

test.each(['en', 'zh'] as const)('every sentence of the catalogue can be said in %s', (lang: Lang) => {
  const say = sayDocument(lang)
  const values = { name: 'a', version: 2, newest: 1, field: 'k', max: 64, text: 'x' }
  for (const key of Object.keys(desktopWords.en)) expect(say({ key, values })).not.toMatch(/[{}]|^$/)
})
