/** Puts on the table what was given from outside. */
import type { Given } from '@shared/export/given'
import type { Run } from '@shared/run'
import { type App, setTable } from '../app'
import { openDialog } from '../commands'
import { boardOf } from '../hand/board'
import { setMode } from '../hand/play'
import { endReplay } from '../replay/replay'
import { replayOf } from '../replay/replayDesk'

/** A path is replayed on its board. A search of that board stays as it is; one of another is let go. */
export function showGiven(app: App, given: Given): void {
  openDialog(app, undefined)
  setMode(app, 'watch')
  endReplay(app)
  const { run } = app.desk.getState()
  const next = runOf(given, run)
  if (boardOf(next) !== boardOf(run)) setTable(app, next)
  if (given.kind === 'path') app.replay.setState({ replay: replayOf(given) })
}

/** By the strategy on the table where it suits. */
function runOf({ puzzle, params }: Given, { strategy }: Run): Run {
  const suits = puzzle.strategies.filter((each) => !puzzle.check?.(params, each))
  const own = suits.includes(strategy) ? strategy : suits[0]
  if (!own) throw new Error(`${puzzle.id}: no strategy takes what was given`)
  return { puzzle, params, strategy: own }
}
