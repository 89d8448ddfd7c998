/** What the person does with documents, by menu, key or button. */

import { mostBookmarks } from '@shared/document/document'
import { writeLink } from '@shared/document/link'
import type { SaveResult } from '@shared/ipc/calls'
import { assertNever } from '@shared/lib/assertNever'
import { runText } from '@shared/run'
import { type App, startSearch } from '../app'
import { copyText } from '../clipboard'
import { endSearch, goTo, sayWord, searchOn } from '../commands'
import { freshDesk } from '../hand/handDesk'
import { setMode } from '../hand/play'
import { goWhenReached } from '../opening'
import { renamed, toggled, without } from './bookmarks'
import { freshDocument } from './documentDesk'
import { documentText, suggestedName, workOf } from './filing'

/** Begins a document with nothing in it, on the same board; asks first where something would be lost. */
export async function newDocument(app: App): Promise<void> {
  if (!(await app.bridge.call('leaveDocument', undefined))) return
  setMode(app, 'watch')
  endSearch(app)
  app.documents.setState({ ...freshDocument, tab: app.documents.getState().tab })
  app.hand.setState(freshDesk(app.desk.getState().run))
}

/** Under its name, or one that is asked for. Says how it went. */
export async function saveDocument(app: App, asksPath: boolean): Promise<SaveResult['kind']> {
  const document = documentText(app)
  const saved = { work: workOf(app), run: runText(app.desk.getState().run) }
  const result = await app.bridge.call('saveDocument', { document, name: suggestedName(app), asksPath })
  switch (result.kind) {
    case 'saved': {
      const file = result.path.replace(/^.*[\\/]/, '')
      app.documents.setState({ file, saved, isUnsaved: false })
      sayWord(app, { key: 'doc.saved', values: { name: file } })
      break
    }
    case 'failed':
      sayWord(app, result.message)
      break
    case 'cancelled':
      break
    default:
      assertNever(result)
  }
  return result.kind
}

export async function copyLink(app: App): Promise<void> {
  const text = writeLink({ run: runText(app.desk.getState().run), k: app.player.timeline.k })
  sayWord(app, { key: (await copyText(text)) ? 'doc.copied.link' : 'ui.copied.not', values: { text } })
}

/** Sets a bookmark at the playhead, or takes one without a name away. */
export function toggleBookmark(app: App): void {
  const { k } = app.player.timeline
  const next = toggled(app.documents.getState().bookmarks, runText(app.desk.getState().run), k)
  if (next.kind === 'set' || next.kind === 'gone') app.documents.setState({ bookmarks: next.bookmarks })
  sayWord(app, { key: `notes.bookmark.${next.kind}`, values: { k, most: mostBookmarks } })
}

/** Shows a step of the run on the table, and searches for it if the search has not come so far. */
export function showStep(app: App, k: number): void {
  const { status } = app.desk.getState()
  const goesOn = status === 'paused' || status === 'solved' || status === 'limit'
  const comes = goesOn || status === 'ready' || status === 'running'
  if (k <= app.player.timeline.total || !comes) {
    goTo(app, k)
    return
  }
  if (status === 'ready') startSearch(app)
  else if (goesOn) searchOn(app, false)
  goWhenReached(app, k)
}

export function removeBookmark({ documents }: App, run: string, k: number): void {
  documents.setState({ bookmarks: without(documents.getState().bookmarks, run, k) })
}

export function renameBookmark({ documents }: App, run: string, k: number, name: string): void {
  documents.setState({ bookmarks: renamed(documents.getState().bookmarks, run, k, name) })
}

export const setNotes = ({ documents }: App, notes: string): void => documents.setState({ notes })
export const showTab = ({ documents }: App, tab: string): void => documents.setState({ tab })
