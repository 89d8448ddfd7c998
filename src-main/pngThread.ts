/** The other side of `drawPng`: a thread that draws one picture. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Message } from '@shared/lib/message'
import { svgToPng } from './png'
import { PngRefusal } from './pngRefusal'

export interface PngJob {
  readonly svg: string
  readonly scale: number
}

export type PngReply = { readonly png: Uint8Array } | { readonly told: Message }

const { svg, scale } = workerData as PngJob
const reply = await svgToPng(svg, scale).then(
  (png): PngReply => ({ png }),
  (error: unknown): PngReply => {
    if (error instanceof PngRefusal) return { told: error.told }
    throw error
  },
)
parentPort?.postMessage(reply)
