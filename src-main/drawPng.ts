/** Draws a PNG in a thread of its own: a large one takes seconds, and the main process must not stand still meanwhile. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PngRefusal } from './pngRefusal'
import type { PngJob, PngReply } from './pngThread'
import threadPath from './pngThread?modulePath'

/** As `svgToPng`. The thread ends with the picture, and its memory (four bytes a pixel, several times) with it. */
export async function drawPng(svg: string, scale: number): Promise<Uint8Array> {
  const job: PngJob = { svg, scale }
  const thread = new Worker(threadPath, { workerData: job })
  try {
    // An error that the thread did not expect rejects here.
    const [reply] = (await once(thread, 'message')) as [PngReply]
    if ('told' in reply) throw new PngRefusal(reply.told)
    return reply.png
  } finally {
    await thread.terminate()
  }
}
