/** Lays what has been written on the table, with a way back to what was there. */
import { type App, setTable } from '../app'
import { openDialog, sayWord } from '../commands'
import { draftOf, edit, readDraft } from '../panels/formDraft'

/** `text` is readable. Fields that hang on the instance keep what fits; a strategy it does not suit gives way. */
export function layComposed(app: App, text: string): void {
  const { run } = app.desk.getState()
  const { puzzle } = run
  const field = puzzle.composer?.field ?? ''
  const draft = edit(draftOf(puzzle.form, run.params), field, text)
  const { outcome } = readDraft({ form: puzzle.form }, run.strategy, draft)
  if (!outcome.ok) throw new Error(outcome.message.key)
  const params = outcome.value
  const suits = puzzle.strategies.filter((each) => !puzzle.check?.(params, each))
  const strategy = suits.includes(run.strategy) ? run.strategy : suits[0]
  if (!strategy) throw new Error(`${puzzle.id}: no strategy takes what was written`)
  openDialog(app, undefined)
  setTable(app, { puzzle, strategy, params })
  sayWord(app, { key: 'compose.done' }, run)
}
