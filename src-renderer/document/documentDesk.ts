/** What the person makes of a run, beside the run itself: notes, bookmarks, and what was played by hand on other boards. */
import { newestVersion, type RetraceDocument } from '@shared/document/document'
import type { Offered } from '@shared/ipc/calls'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { History } from '../hand/history'
import type { RunBookmark } from './bookmarks'

/** Something that waits for a yes or a no. */
export type Offer =
  | { readonly kind: 'recover'; readonly offered: Offered }
  | { readonly kind: 'paste'; readonly pasted: Pasted }

export type Pasted =
  | { readonly kind: 'run'; readonly run: string; readonly k: number }
  | { readonly kind: 'document'; readonly document: RetraceDocument }
  | { readonly kind: 'path'; readonly path: string }

export interface DocumentDesk {
  /** The name of its file, once it has one. */
  readonly file: string | undefined
  readonly notes: string
  /** Of all runs, each with the text of its run; in the order of their steps. */
  readonly bookmarks: readonly RunBookmark[]
  /** What was played on boards that are not on the table now, by the text of a run on each. */
  readonly hands: ReadonlyMap<string, History>
  /** Fields of the file that only a later version understands, and which version that was. */
  readonly others: Readonly<Record<string, unknown>>
  readonly version: number
  /** Work and run as they were when the file was last read or written, or the window opened. */
  readonly saved: { readonly work: string; readonly run: string }
  /** Not as it is in its file. */
  readonly isUnsaved: boolean
  /** The step that a document was opened for, until the search has come so far. */
  readonly wanted: number | undefined
  /** The panel's tab. */
  readonly tab: string
  readonly offer: Offer | undefined
}

/** The text of no notes, no bookmarks and no hands. */
const noWork = JSON.stringify({ notes: '', bookmarks: [], hands: [] })

/** Nothing made of anything yet. */
export const freshDocument: DocumentDesk = {
  file: undefined,
  notes: '',
  bookmarks: [],
  hands: new Map(),
  others: {},
  version: newestVersion,
  saved: { work: noWork, run: '' },
  isUnsaved: false,
  wanted: undefined,
  tab: 'listing',
  offer: undefined,
}

export type DocumentStore = StoreApi<DocumentDesk>

export const createDocumentDesk = (): DocumentStore => createStore<DocumentDesk>(() => freshDocument)
