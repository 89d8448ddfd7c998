import {
  type AnimationFormat,
  type AnimationPlan,
  animationFormats,
  animationSeconds,
  frameCount,
} from '@shared/export/animation'
import type { ExportChoices, SaveFormat } from '@shared/ipc/exporting'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../language'
import type { Exportable } from '../panels/exporting'
import { useApp } from '../useApp'
import { type AnimationDraft, type ReadDraft, readDraft, wholeRun } from './animationDraft'
import { frameSize } from './frames'
import { type Look, pictureOf } from './look'

export interface Animation {
  readonly draft: AnimationDraft
  readonly read: ReadDraft
  /** How many frames, how long, how large; empty where the fields are wrong. */
  readonly about: string
  change(draft: AnimationDraft): void
}

export const isAnimation = (format: SaveFormat): format is AnimationFormat =>
  (animationFormats as readonly SaveFormat[]).includes(format)

/** The part of the run to be shown; all of it at first. */
export function useAnimation(
  { run, here }: Exportable,
  format: SaveFormat,
  choices: ExportChoices,
  look: Look,
): Animation {
  const { player } = useApp()
  const { say, lang, duration } = useLanguage()
  // The search may go on meanwhile; what is offered stays as it was.
  const [total] = useState(player.timeline.total)
  const [draft, change] = useState(() => wholeRun(total))
  const read = readDraft(draft, total, isAnimation(format) ? format : 'gif', choices)
  const picture = useMemo(() => pictureOf(run.puzzle, here, look, lang), [run, here, look, lang])
  const aboutPlan = (plan: AnimationPlan) => {
    const seconds = duration(Math.max(1, Math.round(animationSeconds(plan))))
    const values = { frames: frameCount(plan), stride: plan.stride, seconds, ...frameSize(picture, look) }
    return say({ key: 'export.about.frames', values })
  }
  return { draft, read, about: read.ok ? aboutPlan(read.plan) : '', change }
}

/** The video formats that this system cannot write; none until it has said so. */
export function useMissingEncoders(isWanted: boolean): readonly SaveFormat[] {
  const [missing, setMissing] = useState<readonly SaveFormat[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    void missingEncoders().then((found) => {
      if (!isGone) setMissing(found)
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return missing
}

async function missingEncoders(): Promise<readonly SaveFormat[]> {
  const { canWrite } = await import('./video')
  const formats = ['mp4', 'webm'] as const
  const has = await Promise.all(formats.map(canWrite))
  return formats.filter((_, i) => !has[i])
}
