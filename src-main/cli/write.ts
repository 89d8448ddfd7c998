/** Writes a path in whichever format: for `solve` what was found, for `convert` what was given. */
import type { AnimationFormat } from '@shared/export/animation'
import { originText } from '@shared/export/origin'
import { type ExportOptions, exportPath, type PathFormat } from '@shared/export/path'
import { palettes } from '@shared/picture/ink'
import { toSvg } from '@shared/picture/svg'
import type { Moment } from '@shared/puzzle'
import { type Run, runText } from '@shared/run'
import { saveFile } from './files'
import { print, type Talk } from './io'
import type { Progress } from './progress'
import type { Reel } from './reels'
import type { WriteOptions } from './solveOptions'

/** What there is to write. */
export interface Subject {
  readonly run: Run
  /** The board to show; valid until the next call. */
  moment(): Moment
  /** Its steps are those of the search of the run, so that pictures name theirs. */
  readonly isSearched: boolean
  /** Its words and numbers. */
  text(format: Exclude<PathFormat, 'svg'>, options: Pick<ExportOptions, 'lang' | 'palette' | 'bom'>): string
  /** From the first board to that of `moment`. */
  readonly reel: Reel
}

/** A moment of a search, with the line that led to it. */
export const momentSubject = (run: Run, moment: () => Moment, reel: Reel): Subject => ({
  run,
  moment,
  isSearched: true,
  text: (format, options) => exportPath(format, run, moment(), options),
  reel,
})

export async function writeSubject(
  subject: Subject,
  options: WriteOptions,
  talk: Talk,
  progress: Progress,
): Promise<void> {
  await write(await dataOf(subject, options, talk, progress), options, talk)
}

async function dataOf(
  subject: Subject,
  options: WriteOptions,
  talk: Talk,
  progress: Progress,
): Promise<string | Uint8Array> {
  const { format, theme, bom, scale } = options
  switch (format) {
    case 'gif':
    case 'webm':
    case 'mp4':
      return film(format, subject, options, talk, progress)
    case 'pdf': {
      const { makeHidden } = await import('./hiddenApp')
      return makeHidden(format, { kind: 'print', svg: svg(subject, options, talk, scale) }, talk.io)
    }
    case 'svg':
      return svg(subject, options, talk, scale)
    case 'png': {
      // Its fonts are megabytes: only those who want a PNG wait for them.
      const { svgToPng } = await import('../png')
      return svgToPng(svg(subject, options, talk, 1), scale)
    }
    default:
      return subject.text(format, { lang: talk.lang, palette: palettes[theme], bom })
  }
}

function svg(
  { run, moment, isSearched }: Subject,
  { theme }: WriteOptions,
  { say, lang }: Talk,
  scale: number,
): string {
  const shown = moment()
  return toSvg(run.puzzle.draw(shown, lang), palettes[theme], {
    title: say(run.puzzle.title(run.params)),
    metadata: originText({ run: runText(run), ...(isSearched && { step: shown.counts.steps }) }),
    scale,
  })
}

async function film(
  format: AnimationFormat,
  { run, moment, reel }: Subject,
  { theme, scale, pace }: WriteOptions,
  { lang, io }: Talk,
  progress: Progress,
): Promise<Uint8Array> {
  const { filmGif, filmVideo } = await import('./animation')
  const last = moment()
  const filming = {
    run,
    steps: last.counts.steps,
    pace,
    scale,
    palette: palettes[theme],
    lang,
    last: run.puzzle.draw(last, lang),
    signal: io.signal,
  }
  return format === 'gif' ? filmGif(reel, filming, progress) : filmVideo(format, reel, filming, progress, io)
}

/** Into its file, or on standard output. */
export const write = (data: string | Uint8Array, { out }: WriteOptions, { io }: Talk): Promise<void> =>
  out === undefined ? print(io.stdout, String(data)) : saveFile(out, data)
