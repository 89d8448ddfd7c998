/** What is written in each format: the solution as a path, the board at the playhead as a picture. */

import { exportPath, type PathFormat } from '@shared/export/path'
import type { SaveFormat } from '@shared/ipc/calls'
import type { Lang } from '@shared/lib/message'
import { palettes, type Theme } from '@shared/picture/ink'
import type { Moment } from '@shared/puzzle'
import { type Run, runText } from '@shared/run'

/** The moments to be written, each with a position of its own. */
export interface Exportable {
  readonly run: Run
  /** The solution found last before the playhead, or the first there is. */
  readonly solution: Moment | undefined
  /** What the playhead shows. */
  readonly here: Moment
}

/** Formats of the path; the others are pictures of the board. */
export const isPathFormat = (format: SaveFormat): format is 'text' | 'csv' | 'json' =>
  format !== 'svg' && format !== 'png'

export function contentOf(
  { run, solution, here }: Exportable,
  format: SaveFormat,
  theme: Theme,
  lang: Lang,
): string {
  const written: PathFormat = format === 'png' ? 'svg' : format
  const moment = isPathFormat(format) ? solution : here
  return moment ? exportPath(written, run, moment, { lang, palette: palettes[theme] }) : ''
}

/** A file name without extension, of letters that every file system takes. */
export const nameOfRun = (run: Run): string =>
  runText(run)
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replace(/-+$/, '')

/** The same for what is exported: it says which solution, or which step. */
export function nameOf({ run, solution, here }: Exportable, format: SaveFormat): string {
  const name = nameOfRun(run)
  const { steps, solutions } = (isPathFormat(format) ? solution : here)?.counts ?? here.counts
  if (isPathFormat(format)) return solutions > 1 ? `${name}-solution-${solutions}` : name
  return `${name}-step-${steps}`
}
