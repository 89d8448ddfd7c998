import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Drafts } from './drafts'

let folder: string
const complaints: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrace-drafts-'))
  complaints.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As the app opens them at a start. */
const open = () => new Drafts(join(folder, 'drafts'), (what) => complaints.push(what))
const names = () => readdirSync(join(folder, 'drafts')).sort()
const draftOf = (notes: string, isWork = true) => ({
  isWork,
  document: JSON.stringify({ format: 'retrace', version: 1, run: 'n-queens', notes }),
})
const offered = (drafts: Drafts) => drafts.offer()?.draft.read.notes

test('what a session kept before it was killed is offered by the next', async () => {
  await open().keep(draftOf('a', false))
  const next = open()
  expect(offered(next)).toBe('a')
  await next.keep(draftOf('b'))
  expect(offered(next)).toBe('a')
  expect(names()).toEqual(['draft-1.json', 'draft-2.json'])
})

test('in good order only work stays', async () => {
  const first = open()
  await first.keep(draftOf('only a place', false))
  first.close()
  expect(names()).toEqual([])
  const second = open()
  await second.keep(draftOf('work'))
  second.close()
  expect(offered(open())).toBe('work')
})

test('what is kept while a draft is being written is written next', async () => {
  const drafts = open()
  const all = ['a', 'b', 'c', 'd'].map((notes) => drafts.keep(draftOf(notes)))
  await Promise.all(all)
  expect(offered(open())).toBe('d')
  await drafts.keep(undefined)
  expect(names()).toEqual([])
})

test('a draft that is gone on with is never away', async () => {
  await open().keep(draftOf('a'))
  const next = open()
  const offer = next.offer()
  if (!offer) throw new Error('nothing offered')
  next.adopt(offer)
  expect(names()).toEqual(['draft-1.json'])
  expect(offered(open())).toBe('a')
  await next.keep(draftOf('b'))
  expect(offered(open())).toBe('b')
  expect(names()).toEqual(['draft-1.json'])
})

test('the latest is offered first; once refused, the one before', async () => {
  await open().keep(draftOf('a'))
  await open().keep(draftOf('b'))
  const next = open()
  const offer = next.offer()
  expect(offer?.draft.read.notes).toBe('b')
  next.remove(offer?.file ?? '')
  expect(offered(next)).toBe('a')
})

test('a damaged draft is passed over', async () => {
  await open().keep(draftOf('a'))
  writeFileSync(join(folder, 'drafts/draft-2.json'), '{"format":"retrace-dr')
  expect(offered(open())).toBe('a')
  expect(names()).toEqual(['draft-1.json'])
})

test('a folder that cannot be made is told once', async () => {
  writeFileSync(join(folder, 'drafts'), 'a file')
  const drafts = open()
  await drafts.keep(draftOf('a'))
  await drafts.keep(draftOf('b'))
  drafts.close()
  expect(complaints).toEqual(['draft cannot be written'])
})
