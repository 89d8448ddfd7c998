/** All that the export dialog shows and does, for what is chosen in it. */
import { hasPlayedPath } from '@shared/export/played'
import type { StepFormat } from '@shared/export/stepLines'
import type { SaveResult } from '@shared/ipc/calls'
import type { ExportChoices, SaveFormat } from '@shared/ipc/exporting'
import { useGallery } from '../gallery/useGallery'
import { useLanguage } from '../language'
import type { Exportable } from '../panels/exporting'
import { useApp } from '../useApp'
import type { Job } from './pieceFile'
import { copyAsPicture, copyAsText, saveAnimation, saveContent, saveSteps } from './save'
import { formatFor, isPicture, isText, type Stock, type Subject, subjectFor } from './subjects'
import { type Animation, useAnimation } from './useAnimation'
import { useChoices, useLook } from './useChoices'
import { type Content, useContent } from './useContent'
import { useWork, type Work } from './useWork'

export interface Export {
  readonly stock: Stock
  readonly subject: Subject
  readonly format: SaveFormat
  readonly choices: ExportChoices
  readonly content: Content
  readonly animation: Animation
  readonly work: Work
  /** Whether all that is needed is there. */
  readonly isReady: boolean
  change(changes: Partial<ExportChoices>): void
  save(): void
  /** Absent where it cannot be copied so. */
  readonly copyText?: () => void
  readonly copyPicture?: () => void
}

export function useExport(ready: Exportable): Export {
  const app = useApp()
  const { lang } = useLanguage()
  const [choices, change] = useChoices()
  const look = useLook(choices)
  const { places } = useGallery()
  const solutions = Math.max(places.length, ready.solution ? 1 : 0)
  const stock: Stock = {
    solutions: ready.solution ? solutions : 0,
    steps: app.player.timeline.total,
    hand: ready.hand && (hasPlayedPath(ready.run, ready.hand) ? 'path' : 'board'),
  }
  const subject = subjectFor(choices, stock)
  const format = formatFor(subject, choices)
  const content = useContent(ready, subject.id, format, look, choices)
  const animation = useAnimation(ready, format, choices, look)
  const work = useWork()
  const { text, name } = content

  const saved = async (job: Job): Promise<SaveResult> => {
    if (subject.id === 'steps') return saveSteps(app, format as StepFormat, name, choices.bom, job)
    if (subject.id !== 'animation') return saveContent(app, format, { text: text ?? '', name }, choices)
    if (!animation.read.ok) return { kind: 'failed', message: animation.read.message }
    return saveAnimation(app, { format, name, plan: animation.read.plan, look, lang }, job)
  }
  const isReady = text !== undefined && (subject.id !== 'animation' || animation.read.ok)
  const copies = text !== undefined && subject.id !== 'steps' && subject.id !== 'animation'
  return {
    stock,
    subject,
    format,
    choices,
    content,
    animation,
    work,
    isReady,
    change(changes) {
      work.show(undefined)
      change(changes)
    },
    save: () => work.start(saved),
    ...(copies &&
      (isText(format) || format === 'svg') && { copyText: () => void copyAsText(text).then(work.show) }),
    ...(copies &&
      isPicture(format) && {
        copyPicture: () => void copyAsPicture(app, text, choices.scale).then(work.show),
      }),
  }
}
