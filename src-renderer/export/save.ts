/** Carries out what the dialog was asked for. */
import type { AnimationPlan } from '@shared/export/animation'
import type { StepFormat } from '@shared/export/stepLines'
import type { SaveResult } from '@shared/ipc/calls'
import type { ExportChoices, SaveFormat } from '@shared/ipc/exporting'
import type { Lang, Message } from '@shared/lib/message'
import type { App } from '../app'
import { copyPng, copyText } from '../clipboard'
import { writeAnimation } from './animate'
import { makeFrames } from './frames'
import type { Look } from './look'
import { type Job, saveInPieces } from './pieceFile'
import { isAnimation } from './useAnimation'
import type { Done } from './useWork'
import { mostSteps, writeSteps } from './writeSteps'

/** What is written as one piece. Never rejects. */
export async function saveContent(
  { bridge }: App,
  format: SaveFormat,
  content: { readonly text: string; readonly name: string },
  { scale, page }: ExportChoices,
): Promise<SaveResult> {
  const { text, name } = content
  const request = { format, name, content: text, scale: format === 'png' ? scale : 1 }
  try {
    return await bridge.call('save', format === 'pdf' ? { ...request, page } : request)
  } catch (error) {
    return { kind: 'failed', message: { key: 'ui.export.failed', values: { text: String(error) } } }
  }
}

interface AnimationOrder {
  readonly format: SaveFormat
  readonly name: string
  readonly plan: AnimationPlan
  readonly look: Look
  readonly lang: Lang
}

export function saveAnimation(app: App, order: AnimationOrder, job: Job): Promise<SaveResult> {
  const { format, name, plan, look, lang } = order
  if (!isAnimation(format)) throw new Error(`${format} does not move`)
  return saveInPieces(app.bridge, { format, name }, job, async (file) => {
    const frames = await makeFrames(app, plan, look, lang, job)
    await writeAnimation(format, plan, frames, file)
  })
}

export function saveSteps(
  app: App,
  format: StepFormat,
  name: string,
  bom: boolean,
  job: Job,
): Promise<SaveResult> {
  const count = Math.min(mostSteps, app.player.timeline.total)
  return saveInPieces(app.bridge, { format, name }, job, (file) =>
    writeSteps(app, format, count, bom, file, job),
  )
}

export async function copyAsText(text: string): Promise<Done> {
  return (await copyText(text)) ? { kind: 'copied' } : { kind: 'failed', message: notCopied }
}

export async function copyAsPicture({ bridge }: App, svg: string, scale: number): Promise<Done> {
  try {
    const drawn = await bridge.call('drawPicture', { svg, scale })
    if (drawn.kind === 'failed') return drawn
    return (await copyPng(drawn.png)) ? { kind: 'copied' } : { kind: 'failed', message: notCopied }
  } catch {
    return { kind: 'failed', message: notCopied }
  }
}

const notCopied: Message = { key: 'ui.copied.not' }
