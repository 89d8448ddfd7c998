import { type AllFormat, exportAll } from '@shared/export/allPaths'
import type { Move } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { useEffect, useMemo, useState } from 'react'
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

/** All solutions of the run as one file; nothing is fetched before a format is given. */
export function useAllSolutions(run: Run, format: AllFormat | undefined): AllSolutions {
  const { word } = useLanguage()
  const { latestProgress } = useApp()
  const lines = useLines(format !== undefined)
  const text = useMemo(() => {
    if (!format || !lines || lines === 'lost' || !latestProgress) return undefined
    const { state, counts } = latestProgress
    return exportAll(
      format,
      run,
      lines,
      { outcome: state === 'running' ? 'stopped' : 'solved', counts },
      mostLetters,
    )
  }, [run, format, lines, latestProgress])
  const note = lines === 'lost' ? 'ui.export.lost' : lines ? 'gallery.export.large' : 'ui.export.wait'
  return { text, note: text === undefined ? word(note) : undefined, name: `${nameOfRun(run)}-solutions` }
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
