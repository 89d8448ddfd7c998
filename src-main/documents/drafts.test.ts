import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DraftFolder } from './drafts'

let folder: string
const complaints: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrace-drafts-'))
  complaints.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As the app opens them at a start. */
const start = () => new DraftFolder(join(folder, 'drafts'), (what) => complaints.push(what))
/** The first window of a start. */
const open = () => start().begin()
const names = () => readdirSync(join(folder, 'drafts')).sort()
const draftOf = (notes: string, isWork = true) => ({
  isWork,
  document: JSON.stringify({ format: 'retrace', version: 1, run: 'n-queens', notes }),
})
const offered = (drafts: DraftFolder) => drafts.offer()?.draft.read.notes

test('what a session kept before it was killed is offered by the next', async () => {
  await open().keep(draftOf('a', false))
  const next = start()
  await next.begin().keep(draftOf('b'))
  expect(offered(next)).toBe('a')
  expect(names()).toEqual(['draft-1.json', 'draft-2.json'])
})

test('in good order only work stays', async () => {
  const first = open()
  await first.keep(draftOf('only a place', false))
  first.close(false)
  expect(names()).toEqual([])
  const second = open()
  await second.keep(draftOf('work'))
  second.close(false)
  expect(offered(start())).toBe('work')
  const third = open()
  await third.keep(draftOf('refused'))
  third.close(true)
  expect(names()).toEqual(['draft-1.json'])
})

test('a window that closes while its draft is being written leaves what it should', async () => {
  const dropped = open()
  const writing = dropped.keep(draftOf('a'))
  dropped.close(true)
  await writing
  expect(names()).toEqual([])
})

test('what is kept while a draft is being written is written next', async () => {
  const draft = open()
  const all = ['a', 'b', 'c', 'd'].map((notes) => draft.keep(draftOf(notes)))
  await Promise.all(all)
  expect(offered(start())).toBe('d')
  await draft.keep(undefined)
  expect(names()).toEqual([])
})

test('a draft that is gone on with is never away', async () => {
  await open().keep(draftOf('a'))
  const next = start()
  const window = next.begin()
  const offer = next.offer()
  if (!offer) throw new Error('nothing offered')
  window.adopt(offer)
  expect(names()).toEqual(['draft-1.json'])
  expect(offered(start())).toBe('a')
  await window.keep(draftOf('b'))
  expect(offered(start())).toBe('b')
  expect(names()).toEqual(['draft-1.json'])
})

test('the latest is offered first, then the one before', async () => {
  const session = start()
  for (const notes of ['a', 'b']) await session.begin().keep(draftOf(notes))
  const next = start()
  expect([offered(next), offered(next), offered(next)]).toEqual(['b', 'a', undefined])
})

test('windows keep drafts of their own; what one has left is offered to the others', async () => {
  const session = start()
  const [one, two] = [session.begin(), session.begin()]
  await Promise.all([one.keep(draftOf('a')), two.keep(draftOf('b'))])
  expect(names()).toEqual(['draft-1.json', 'draft-2.json'])
  expect(offered(session)).toBeUndefined()
  two.close(false)
  expect(offered(session)).toBe('b')
})

test('a damaged draft is passed over', async () => {
  await open().keep(draftOf('a'))
  writeFileSync(join(folder, 'drafts/draft-2.json'), '{"format":"retrace-dr')
  expect(offered(start())).toBe('a')
  expect(names()).toEqual(['draft-1.json'])
})

test('a folder that cannot be made is told once', async () => {
  writeFileSync(join(folder, 'drafts'), 'a file')
  const draft = open()
  await draft.keep(draftOf('a'))
  await draft.keep(draftOf('b'))
  draft.close(false)
  expect(complaints).toEqual(['draft cannot be written'])
})
