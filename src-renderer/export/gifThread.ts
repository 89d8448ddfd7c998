/** The thread that packs GIFs, as seen from the window. */
import type { GifJob, GifReply } from './gifWorker'

export interface GifThread {
  /** The bytes of one more frame; the pixels are handed over. */
  frame(pixels: Uint8ClampedArray<ArrayBuffer>, delayMs: number): Promise<Uint8Array>
  end(): Promise<Uint8Array>
  close(): void
}

export function startGif(width: number, height: number): GifThread {
  const worker = new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' })
  const ask = (job: GifJob, handedOver: Transferable[] = []) =>
    new Promise<Uint8Array>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GifReply>) => resolve(data)
      worker.onerror = ({ message }) =>
        reject(new Error(message || 'the thread that packs pictures has ended'))
      worker.postMessage(job, handedOver)
    })
  return {
    frame: (pixels, delayMs) => ask({ kind: 'frame', width, height, pixels, delayMs }, [pixels.buffer]),
    end: () => ask({ kind: 'end' }),
    close: () => worker.terminate(),
  }
}
