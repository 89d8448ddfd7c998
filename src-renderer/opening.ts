/** A run that the system asks to be opened: put on the table, and searched until its step can be shown. */
import type { Opening } from '@shared/ipc/calls'
import { type App, startSearch } from './app'
import { goTo, openRun, searchOn } from './commands'
import { reachStep } from './timeline/player'

/** Opens what is waiting, now and whenever something comes. */
export function followOpenings(app: App): void {
  app.bridge.on('opening', () => void takeOpening(app))
  void takeOpening(app)
}

async function takeOpening(app: App): Promise<void> {
  const opening = await app.bridge.call('takeOpening', undefined)
  if (opening) open(app, opening)
}

/** The main process has made sure that there is such a run. */
function open(app: App, { run, k }: Opening): void {
  openRun(app, run)
  if (k === 0) return
  startSearch(app)
  goWhenReached(app, k)
}

/**
 * Shows step k as soon as the search has come so far, past solutions on the way; the last step where it ends before.
 * Another run on the table ends the wait.
 */
function goWhenReached(app: App, k: number): void {
  const stopListening = app.progress.add((progress) => {
    if (!progress) return stopListening()
    const { state, counts } = progress
    if (counts.steps < k && state === 'running') return
    if (counts.steps < k && state === 'solved') return searchOn(app, false)
    stopListening()
    // Listeners hear of progress before the timeline does.
    reachStep(app.player, counts.steps, state === 'running')
    goTo(app, k)
  })
}
