/** What is to be opened: put on the table with all that belongs to it, and searched until its step can be shown. */
import type { Opening } from '@shared/ipc/calls'
import { type App, startSearch } from './app'
import { changeSpeed, goTo, openDialog, openRun, sayWord, searchOn } from './commands'
import { freshDocument } from './document/documentDesk'
import { layDocument } from './document/filing'
import { freshDesk } from './hand/handDesk'
import { setMode } from './hand/play'
import { openImport } from './importing/openImport'
import { reachStep } from './timeline/player'

/** Opens what is waiting, now and whenever something comes. */
export function followOpenings(app: App): void {
  app.bridge.on('opening', () => void takeOpening(app))
  void takeOpening(app)
}

async function takeOpening(app: App): Promise<void> {
  const opening = await app.bridge.call('takeOpening', undefined)
  if (!opening) return
  if ('text' in opening) return openImport(app, opening.text)
  openDialog(app, undefined)
  openDocument(app, opening)
}

/** In place of what was there, which is in its file or may go. It has been made sure that there is such a run. */
export function openDocument(app: App, { run, k, document, file, isUnsaved = false }: Opening): void {
  setMode(app, 'watch')
  openRun(app, run)
  const { tab } = app.documents.getState()
  app.documents.setState({ ...freshDocument, tab })
  app.hand.setState({ ...freshDesk(app.desk.getState().run) })
  if (document) {
    const lacking = layDocument(app, document, file, isUnsaved)
    const { speed, mode } = document.view
    if (speed !== undefined) changeSpeed(app, speed)
    if (mode === 'play' && app.desk.getState().run.puzzle.hand) setMode(app, 'play')
    if (lacking) sayWord(app, { key: lacking })
    else if (isUnsaved) sayWord(app, { key: 'doc.recovered' })
  }
  if (k === 0) return
  startSearch(app)
  goWhenReached(app, k)
}

/**
 * Shows step k as soon as the search has come so far, past solutions on the way; the last step where it ends before.
 * Another run on the table ends the wait.
 */
export function goWhenReached(app: App, k: number): void {
  app.documents.setState({ wanted: k })
  const stop = () => {
    app.documents.setState({ wanted: undefined })
    stopListening()
  }
  const stopListening = app.progress.add((progress) => {
    if (!progress) return stop()
    const { state, counts } = progress
    if (counts.steps < k && state === 'running') return
    if (counts.steps < k && state === 'solved') return searchOn(app, false)
    stop()
    // Listeners hear of progress before the timeline does.
    reachStep(app.player, counts.steps, state === 'running')
    goTo(app, k)
  })
}
