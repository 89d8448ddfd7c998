/** Sees whether the document is as its file is, and has the main process keep it aside as it changes. */
import type { DraftNotice } from '@shared/ipc/calls'
import { runText } from '@shared/run'
import type { App } from '../app'
import { documentText, handsOf, suggestedName, workOf } from './filing'

/** Between two words of what would be a loss; and now and then, for where the playhead is. */
const soonMs = 300
const regularlyMs = 3000

/** For as long as the window is open. */
export function followDocument(app: App): void {
  const keeper = makeKeeper(app)
  let isDue = false
  const soon = () => {
    if (isDue) return
    isDue = true
    // The first change is told at once: what the system opens next must find that there is work.
    queueMicrotask(keeper)
    setTimeout(() => {
      isDue = false
      keeper()
    }, soonMs)
  }
  app.documents.subscribe((now, before) => {
    if (now.notes !== before.notes || now.bookmarks !== before.bookmarks || now.saved !== before.saved) soon()
  })
  app.hand.subscribe((now, before) => {
    if (now.history !== before.history) soon()
  })
  app.desk.subscribe((now, before) => {
    if (now.run !== before.run) soon()
  })
  setInterval(keeper, regularlyMs)
  // The last word of a window that goes.
  window.addEventListener('pagehide', keeper)
}

/** Tells the main process how the document stands, if that is not what it knows. */
function makeKeeper(app: App): () => void {
  let last: string | undefined
  const see = makeStanding(app)
  return () => {
    const { isUnsaved, isWork } = see()
    if (app.documents.getState().isUnsaved !== isUnsaved) app.documents.setState({ isUnsaved })
    const notice = noticeOf(app, isUnsaved, isWork)
    const told = JSON.stringify([notice.document, isUnsaved, isWork])
    if (told === (last ?? JSON.stringify(['', false, false]))) return
    last = told
    void app.bridge.call('keepDraft', notice)
  }
}

/** Where nobody has begun anything there is nothing to come back to. */
function noticeOf(app: App, isUnsaved: boolean, isWork: boolean): DraftNotice {
  const { file } = app.documents.getState()
  const isBegun = isWork || file !== undefined || app.desk.getState().status !== 'ready'
  return { document: isBegun ? documentText(app) : '', name: suggestedName(app), isUnsaved, isWork }
}

interface Standing {
  readonly isUnsaved: boolean
  /** Notes, bookmarks or moves by hand are not as they are in the file. */
  readonly isWork: boolean
}

/** Compares the whole of it only when a part has changed. A run alone is no work: it is found again by its text. */
function makeStanding(app: App): () => Standing {
  let parts: readonly unknown[] = []
  let isWork = false
  return () => {
    const { notes, bookmarks, saved, file } = app.documents.getState()
    const now = [notes, bookmarks, saved, handsOf(app)]
    if (now.some((part, i) => part !== parts[i])) isWork = workOf(app) !== saved.work
    parts = now
    const isOtherRun = file !== undefined && runText(app.desk.getState().run) !== saved.run
    return { isWork, isUnsaved: isWork || isOtherRun }
  }
}
