/** The steps of a search into a file, window by window. */
import { makeStepLister, type StepFormat, stepsHead, stepsPiece } from '@shared/export/stepLines'
import type { App } from '../app'
import { windowFor } from '../timeline/player'
import { windowSteps } from '../timeline/windows'
import { ExportRefusal } from './exportRefusal'
import type { Job, PieceFile } from './pieceFile'

/** A file of more steps, some hundred megabytes, is better made where nobody waits for it: by the command line. */
export const mostSteps = 5_000_000

/** Steps `0 … count − 1`. Rejects when the solver is gone, or the job cancelled. */
export async function writeSteps(
  app: App,
  format: StepFormat,
  count: number,
  bom: boolean,
  file: PieceFile,
  job: Job,
): Promise<void> {
  const list = makeStepLister(app.desk.getState().run)
  const encoder = new TextEncoder()
  await file.add(encoder.encode(stepsHead(format, bom)))
  for (let from = 0; from < count; from += windowSteps) {
    job.signal.throwIfAborted()
    const to = Math.min(count, from + windowSteps)
    const window = await windowFor(app.player, to)
    if (!window) throw new ExportRefusal({ key: 'ui.export.lost' })
    await file.add(encoder.encode(stepsPiece(format, list(window, from, to))))
    job.progress(to / count)
  }
}
