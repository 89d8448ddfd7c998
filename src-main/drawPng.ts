/** Draws a PNG in a thread of its own: a large one takes seconds, and the main process must not stand still meanwhile. */
import { Worker } from 'node:worker_threads'
import { DrawRefusal } from './drawRefusal'
import type { PngJob, PngReply } from './pngThread'
import threadPath from './pngThread?modulePath'

/** A thread that has drawn takes little time for the next picture, as its fonts are read; it is kept so long. */
const idleMs = 60_000
/** After a picture of more pixels the thread ends with it: its memory, several times four bytes a pixel, never shrinks. */
const mostKeptPixels = 16e6

let thread: Worker | undefined
/** When the thread of now will end, if no picture is being drawn. */
let idle: NodeJS.Timeout | undefined
let drawing = 0
let lastId = 0

/** As `svgToPng`. */
export async function drawPng(svg: string, scale: number): Promise<Uint8Array> {
  const worker = reachThread()
  const job: PngJob = { id: ++lastId, svg, scale }
  drawing++
  try {
    const reply = replyTo(worker, job.id)
    worker.postMessage(job)
    const answer = await reply
    if ('told' in answer) throw new DrawRefusal(answer.told)
    if (drawing === 1 && pixelsOf(answer.png) > mostKeptPixels) endThread(worker)
    return answer.png
  } finally {
    drawing--
    restSoon(worker)
  }
}

/** The thread of now, or a new one. */
function reachThread(): Worker {
  clearTimeout(idle)
  if (!thread) {
    const worker = new Worker(threadPath)
    // Without a listener an error would be the whole app's; who waits for a picture hears of it too.
    worker.on('error', () => endThread(worker))
    worker.unref()
    thread = worker
  }
  return thread
}

/** It ends by itself when nobody has wanted it for a while. */
function restSoon(worker: Worker): void {
  if (drawing > 0) return
  clearTimeout(idle)
  idle = setTimeout(() => endThread(worker), idleMs)
  idle.unref()
}

function endThread(worker: Worker): void {
  if (thread === worker) thread = undefined
  void worker.terminate()
}

function replyTo(worker: Worker, id: number): Promise<PngReply> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: PngReply) => {
      if (reply.id !== id) return
      leave()
      resolve(reply)
    }
    const onError = (error: unknown) => {
      leave()
      reject(error)
    }
    const onExit = () => onError(new Error('the thread that draws pictures has ended'))
    const leave = () => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

/** Width times height, as the head of a PNG says them. */
function pixelsOf({ buffer, byteOffset }: Uint8Array): number {
  const head = new DataView(buffer, byteOffset)
  return head.getUint32(16) * head.getUint32(20)
}
