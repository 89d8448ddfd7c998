import { mostBookmarks } from '@shared/document/document'
import { expect, test } from 'vitest'
import { type Bookmarks, bookmarksOf, renamed, toggled, without } from './bookmarks'

const [a, b] = ['n-queens/place-queens?n=8', 'n-queens/place-queens?n=6']
const some: Bookmarks = [
  { k: 3, name: 'x', run: a },
  { k: 3, name: '', run: b },
  { k: 9, name: '', run: a },
]

test('a bookmark is set in its place, and taken away again', () => {
  const set = toggled(some, a, 5)
  expect(set.kind === 'set' && set.bookmarks.map(({ k }) => k)).toEqual([3, 3, 5, 9])
  expect(set.kind === 'set' && toggled(set.bookmarks, a, 5)).toEqual({ kind: 'gone', bookmarks: some })
})

test('one with a name is not taken away by a key, nor is there ever one too many', () => {
  expect(toggled(some, a, 3)).toEqual({ kind: 'named' })
  const full = Array.from({ length: mostBookmarks }, (_, k) => ({ k, name: '', run: a }))
  expect(toggled(full, a, mostBookmarks)).toEqual({ kind: 'most' })
  expect(toggled(full, a, 7).kind).toBe('gone')
})

test('each run has its own, at the same step too', () => {
  expect(bookmarksOf(some, b)).toEqual([some[1]])
  expect(without(some, b, 3)).toEqual([some[0], some[2]])
  expect(renamed(some, b, 3, '溯')).toEqual([some[0], { k: 3, name: '溯', run: b }, some[2]])
})

test('a name is cut to what a document holds', () => {
  expect(renamed(some, a, 9, 'x'.repeat(500))[2]?.name).toHaveLength(200)
})
