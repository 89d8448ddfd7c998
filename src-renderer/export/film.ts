/** The hidden page that encodes a video for the command line: frames come as pixels, the file goes in one piece. */
import { frameCount } from '@shared/export/animation'
import type { FilmJob } from '@shared/ipc/hidden'
import { ExportRefusal } from './exportRefusal'
import type { Frames } from './frames'
import { writeVideo } from './video'

async function work(): Promise<void> {
  const job: FilmJob = await (await fetch('/job')).json()
  const film = makeFilm()
  try {
    await writeVideo(job.format, job.plan, framesOf(job), film)
  } catch (error) {
    const told =
      error instanceof ExportRefusal
        ? error.told
        : { key: 'cli.hidden.failed', values: { format: job.format } }
    await post('/told', JSON.stringify(told))
    return
  }
  await post('/file', film.whole())
}

const post = (to: string, body: string | Uint8Array<ArrayBuffer>) => fetch(to, { method: 'POST', body })

function framesOf({ plan, width, height }: FilmJob): Pick<Frames, 'canvas' | 'each'> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('no 2D canvas')
  return {
    canvas,
    async each(take) {
      for (let index = 0; index < frameCount(plan); index++) {
        const pixels = await (await fetch('/frame')).arrayBuffer()
        context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0)
        await take(index)
      }
    },
  }
}

/** A file in memory. What is written at its place is kept, what is written over earlier bytes takes theirs. */
function makeFilm() {
  const pieces: { readonly at: number; readonly bytes: Uint8Array }[] = []
  return {
    async writeAt(at: number, bytes: Uint8Array) {
      pieces.push({ at, bytes: bytes.slice() })
    },
    whole() {
      const file = new Uint8Array(Math.max(0, ...pieces.map(({ at, bytes }) => at + bytes.length)))
      for (const { at, bytes } of pieces) file.set(bytes, at)
      return file
    },
  }
}

void work()
