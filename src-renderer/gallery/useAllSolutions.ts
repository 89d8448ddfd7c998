import { exportAll } from '@shared/export/allPaths'
import { originText } from '@shared/export/origin'
import type { SaveFormat } from '@shared/ipc/exporting'
import type { Lang } from '@shared/lib/message'
import { palettes } from '@shared/picture/ink'
import { toSheet } from '@shared/picture/svg'
import { type Run, runText } from '@shared/run'
import type { Move } from '@shared/step'
import { solutionMoment } from '@shared/trace/solutions'
import { useEffect, useMemo, useState } from 'react'
import { type Look, pictureOf } from '../export/look'
import { isText } from '../export/subjects'
import { useLanguage } from '../language'
import { nameOfRun } from '../panels/exporting'
import { useApp } from '../useApp'
import { readAll } from './readAll'

/** As much as the main process takes to be saved, in characters of at most three bytes. */
const mostLetters = 80 * 1024 * 1024

export interface AllSolutions {
  /** The file; undefined while it is being put together, or when it cannot be. */
  readonly text: string | undefined
  /** Why there is no text. */
  readonly note: string | undefined
  /** A file name without extension. */
  readonly name: string
}

/** A sheet of more boards than this could not be looked at. */
const mostBoards = 400

/** All solutions of the run as one file, pictures on one sheet; nothing is fetched before a format is given. */
export function useAllSolutions(
  run: Run,
  format: SaveFormat | undefined,
  look: Look,
  bom: boolean,
): AllSolutions {
  const { say, word, lang } = useLanguage()
  const { latestProgress } = useApp()
  const lines = useLines(format !== undefined)
  const text = useMemo(() => {
    if (!format || !lines || lines === 'lost' || !latestProgress) return undefined
    const { state, counts } = latestProgress
    if (!isText(format)) return sheetOf(run, lines, look, say(run.puzzle.title(run.params)), lang)
    const text = exportAll(
      format,
      run,
      lines,
      { outcome: state === 'running' ? 'stopped' : 'solved', counts },
      lang,
      mostLetters,
    )
    return format === 'csv' && bom && text !== undefined ? `\uFEFF${text}` : text
  }, [run, format, lines, latestProgress, look, bom, say, lang])
  const large = format && !isText(format) ? 'gallery.export.many' : 'gallery.export.large'
  const note = lines === 'lost' ? 'ui.export.lost' : lines ? large : 'ui.export.wait'
  return { text, note: text === undefined ? word(note) : undefined, name: `${nameOfRun(run)}-solutions` }
}

/** Undefined when they are too many. */
function sheetOf(
  run: Run,
  lines: readonly (readonly Move[])[],
  look: Look,
  title: string,
  lang: Lang,
): string | undefined {
  const { puzzle, params, strategy } = run
  if (lines.length === 0 || lines.length > mostBoards) return undefined
  const pictures = lines.map((line, index) =>
    pictureOf(puzzle, solutionMoment(puzzle, params, strategy, { line, index, place: 0 }), look, lang),
  )
  const metadata = originText({ run: runText(run) })
  return toSheet(pictures, palettes[look.theme], { title, metadata, background: !look.transparent })
}

/** Kept from the first time on that they are wanted. */
function useLines(wanted: boolean): readonly (readonly Move[])[] | 'lost' | undefined {
  const { gallery } = useApp()
  const [lines, setLines] = useState<readonly (readonly Move[])[] | 'lost' | undefined>(undefined)
  useEffect(() => {
    if (!wanted || lines) return
    let isGone = false
    void readAll(gallery).then((read) => {
      if (!isGone) setLines(read ?? 'lost')
    })
    return () => {
      isGone = true
    }
  }, [gallery, wanted, lines])
  return lines
}
