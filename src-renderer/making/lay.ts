/** Lays what has been made on the table, with a way back to what was there. */
import type { Params } from '@shared/form/field'
import { type App, setTable } from '../app'
import { openDialog, sayWord } from '../commands'
import type { Order } from './maker'

export function layMade(app: App, params: Params, { puzzle, seed }: Order): void {
  const { run } = app.desk.getState()
  const isSame = puzzle === run.puzzle
  const suits = puzzle.strategies.filter((strategy) => !puzzle.check?.(params, strategy))
  const strategy = isSame && suits.includes(run.strategy) ? run.strategy : suits[0]
  if (!strategy) throw new Error(`${puzzle.id} has made what none of its strategies takes`)
  openDialog(app, undefined)
  setTable(app, { puzzle, strategy, params })
  sayWord(app, { key: 'make.done', values: { seed: String(seed) } }, run)
}
