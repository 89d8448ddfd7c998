import { makeStepLister, type StepFormat, stepsHead, stepsPiece } from '@shared/export/stepLines'
import type { ExportChoices, SaveFormat } from '@shared/ipc/exporting'
import type { Run } from '@shared/run'
import { useEffect, useMemo, useState } from 'react'
import { useAllSolutions } from '../gallery/useAllSolutions'
import { handContent } from '../hand/handContent'
import { useLanguage } from '../language'
import {
  contentOf,
  type Exportable,
  type Manner,
  nameOfHand,
  nameOfRun,
  nameOfSolution,
  nameOfView,
} from '../panels/exporting'
import { windowFor } from '../timeline/player'
import { useTreeContent } from '../tree/useTreeContent'
import { useApp } from '../useApp'
import type { Look } from './look'
import type { SubjectId } from './subjects'

/** What is to be written, or shown of it beforehand. */
export interface Content {
  /** The file, for PNG and PDF the SVG to draw; of what is made in pieces a taste. Absent while it is not there. */
  readonly text: string | undefined
  /** Why there is no text. */
  readonly note?: string | undefined
  /** A file name without extension. */
  readonly name: string
}

/** The content of what is chosen. `ready` holds the moments as they were when the dialog opened. */
export function useContent(
  ready: Exportable,
  subject: SubjectId,
  format: SaveFormat,
  look: Look,
  { bom }: ExportChoices,
): Content {
  const { say, word, lang } = useLanguage()
  const { run, solution, here, hand } = ready
  const all = useAllSolutions(run, subject === 'all' ? format : undefined, look, bom)
  const steps = useFirstSteps(run, subject === 'steps' ? (format as StepFormat) : undefined)
  const tree = useTreeContent(run, here.counts.steps, subject === 'tree' ? format : undefined, look)
  const title = say(run.puzzle.title(run.params))
  return useMemo(() => {
    const manner: Manner = { look, lang, title, bom }
    switch (subject) {
      case 'solution':
        return solution
          ? { text: contentOf(run, solution, format, manner), name: nameOfSolution(run, solution) }
          : { text: undefined, name: nameOfRun(run) }
      case 'all':
        return all
      case 'steps':
        return { text: steps, note: word('ui.export.wait'), name: `${nameOfRun(run)}-steps` }
      case 'tree':
        return { text: tree, note: word('ui.export.wait'), name: `${nameOfRun(run)}-tree` }
      case 'played':
      case 'hand':
        return { text: hand && handContent(run, hand, format, manner), name: nameOfHand(run) }
      case 'animation':
        return { text: contentOf(run, here, 'svg', manner), name: nameOfRun(run) }
      default:
        return { text: contentOf(run, here, format, manner), name: nameOfView(run, here) }
    }
  }, [run, solution, here, hand, subject, format, look, lang, title, bom, all, steps, tree, word])
}

/** As many steps as a preview shows. */
const shownSteps = 100

function useFirstSteps(run: Run, format: StepFormat | undefined): string | undefined {
  const { player } = useApp()
  const [text, setText] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (!format) return
    let isGone = false
    const to = Math.min(shownSteps, player.timeline.total)
    void windowFor(player, to).then((window) => {
      if (isGone || !window) return
      setText(stepsHead(format, false) + stepsPiece(format, makeStepLister(run)(window, 0, to)))
    })
    return () => {
      isGone = true
    }
  }, [player, run, format])
  return text
}
