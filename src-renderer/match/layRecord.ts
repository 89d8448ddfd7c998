/** A game played elsewhere, to be gone on with. */
import { readPlayed } from '@shared/export/played'
import type { Message } from '@shared/lib/message'
import type { App } from '../app'
import { layLine } from '../hand/layLine'

/** Lays it on the table, move by move; says what is wrong with it, if anything, and then nothing has changed. */
export function layRecord(app: App, text: string): Message | undefined {
  const { run } = app.desk.getState()
  const read = readPlayed(run.puzzle, text, run.params)
  if (!read.ok) return read.message
  layLine(app, read.value.params, read.value.moves)
  return undefined
}
