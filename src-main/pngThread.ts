/** The other side of `drawPng`: a thread that draws pictures, one after the other. */
import { parentPort } from 'node:worker_threads'
import type { Message } from '@shared/lib/message'
import { DrawRefusal } from './drawRefusal'
import { svgToPng } from './png'

export interface PngJob {
  readonly id: number
  readonly svg: string
  readonly scale: number
}

export type PngReply =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly told: Message }

/** An error that is no refusal ends the thread, and so reaches the other side. */
async function draw({ id, svg, scale }: PngJob): Promise<PngReply> {
  try {
    return { id, png: await svgToPng(svg, scale) }
  } catch (error) {
    if (error instanceof DrawRefusal) return { id, told: error.told }
    throw error
  }
}

let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (job: PngJob) => {
  last = last.then(async () => parentPort?.postMessage(await draw(job)))
})
