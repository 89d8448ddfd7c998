/** What is written in each format: the solution as a path or a picture, the board at the playhead as a picture. */
import { exportPath } from '@shared/export/path'
import type { Hand } from '@shared/hand'
import type { SaveFormat } from '@shared/ipc/exporting'
import type { Lang } from '@shared/lib/message'
import { palettes } from '@shared/picture/ink'
import type { Moment } from '@shared/puzzle'
import { type Run, runText } from '@shared/run'
import { type Look, svgOf } from '../export/look'
import { isText } from '../export/subjects'

/** The moments to be written, each with a position of its own. */
export interface Exportable {
  readonly run: Run
  /** The solution found last before the playhead, or the first there is. */
  readonly solution: Moment | undefined
  /** What the playhead shows. */
  readonly here: Moment
  /** While it is played by hand. */
  readonly hand?: Hand | undefined
}

/** How a file is to look and to read. */
export interface Manner {
  readonly look: Look
  readonly lang: Lang
  /** Of pictures. */
  readonly title: string
  /** Whether CSV begins with a byte order mark. */
  readonly bom: boolean
}

/** The text of a file, for PNG and PDF the SVG to draw. */
export function contentOf(run: Run, moment: Moment, format: SaveFormat, manner: Manner): string {
  const { look, lang, title, bom } = manner
  if (isText(format)) return exportPath(format, run, moment, { lang, bom, palette: palettes[look.theme] })
  return svgOf(run, moment, look, lang, title)
}

/** A file name without extension, of letters that every file system takes. */
export const nameOfRun = (run: Run): string =>
  runText(run)
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replace(/-+$/, '')

/** The name says which solution it is, if there are several. */
export const nameOfSolution = (run: Run, { counts: { solutions } }: Moment): string =>
  solutions > 1 ? `${nameOfRun(run)}-solution-${solutions}` : nameOfRun(run)

export const nameOfHand = (run: Run): string => `${nameOfRun(run)}-by-hand`

export const nameOfView = (run: Run, { counts: { steps } }: Moment): string =>
  `${nameOfRun(run)}-step-${steps}`
