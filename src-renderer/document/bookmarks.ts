/** Bookmarks of all the runs of a document: a list in the order of their steps, and the changes to it. */
import { type Bookmark, longestName, mostBookmarks } from '@shared/document/document'

export type RunBookmark = Bookmark & { readonly run: string }
export type Bookmarks = readonly RunBookmark[]

export const bookmarksOf = (bookmarks: Bookmarks, run: string): Bookmarks =>
  bookmarks.filter((each) => each.run === run)

const isAt = (run: string, k: number) => (each: RunBookmark) => each.run === run && each.k === k

/** What a press on the key makes of them; `named`: one with a name is not thrown away by a key. */
export type Toggled =
  | { readonly kind: 'set' | 'gone'; readonly bookmarks: Bookmarks }
  | { readonly kind: 'named' | 'most' }

export function toggled(bookmarks: Bookmarks, run: string, k: number): Toggled {
  const there = bookmarks.find(isAt(run, k))
  if (there?.name) return { kind: 'named' }
  if (there) return { kind: 'gone', bookmarks: without(bookmarks, run, k) }
  if (bookmarks.length >= mostBookmarks) return { kind: 'most' }
  return { kind: 'set', bookmarks: [...bookmarks, { k, name: '', run }].sort((a, b) => a.k - b.k) }
}

export const without = (bookmarks: Bookmarks, run: string, k: number): Bookmarks => {
  const isGone = isAt(run, k)
  return bookmarks.filter((each) => !isGone(each))
}

export const renamed = (bookmarks: Bookmarks, run: string, k: number, name: string): Bookmarks => {
  const isMeant = isAt(run, k)
  return bookmarks.map((each) => (isMeant(each) ? { ...each, name: name.slice(0, longestName) } : each))
}
