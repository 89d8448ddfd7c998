/** An animation of a search for the command line: its frames are drawn without a browser. */
import {
  type AnimationFormat,
  type AnimationPlan,
  frameCount,
  frameMs,
  leastStride,
  mostFrames,
} from '@shared/export/animation'
import { makeGif } from '@shared/export/gif'
import type { FilmJob } from '@shared/ipc/hidden'
import type { Lang } from '@shared/lib/message'
import type { Palette } from '@shared/picture/ink'
import type { Picture } from '@shared/picture/picture'
import { toSvg } from '@shared/picture/svg'
import type { Run } from '@shared/run'
import { firstMoment } from '@shared/trace/moment'
import { type Bitmap, svgToPixels } from '../png'
import { makeHidden } from './hiddenApp'
import type { Io } from './io'
import type { Progress } from './progress'
import type { Reel } from './reels'

interface Filming {
  readonly run: Run
  /** The animation ends after so many steps. */
  readonly steps: number
  /** Frames a second. */
  readonly pace: number
  readonly scale: number
  readonly palette: Palette
  readonly lang: Lang
  /** Of the last moment, by which the size of all frames is known. */
  readonly last: Picture
  readonly signal: AbortSignal
}

/** Seconds for which the last frame stays. */
const hold = 2

/** A GIF. Rejects when interrupted, or with a `DrawRefusal` where the frames are too large. */
export async function filmGif(reel: Reel, filming: Filming, progress: Progress): Promise<Uint8Array> {
  const plan = planOf('gif', filming)
  const pieces: Uint8Array[] = []
  let gif: ReturnType<typeof makeGif> | undefined
  await eachFrame(
    reel,
    plan,
    filming,
    sizeOf(filming),
    progress,
    async ({ pixels, width, height }, index) => {
      gif ??= makeGif(width, height)
      pieces.push(gif.frame(pixels, frameMs(plan, index)))
    },
  )
  return Buffer.concat([...pieces, gif?.end() ?? new Uint8Array()])
}

/** A video of the same frames, encoded by the hidden app; rejects as `makeHidden` does, too. */
export async function filmVideo(
  format: FilmJob['format'],
  reel: Reel,
  filming: Filming,
  progress: Progress,
  io: Io,
): Promise<Uint8Array> {
  const plan = planOf(format, filming)
  const { scale } = filming
  const size = sizeOf(filming)
  const [width, height] = [even(size.width * scale), even(size.height * scale)]
  const job = { kind: 'film', format, plan, width, height } as const
  const fitted = { width: width / scale, height: height / scale }
  return makeHidden(format, job, io, (send) =>
    eachFrame(reel, plan, filming, fitted, progress, ({ pixels }) => send(pixels)),
  )
}

/** As video wants its sides. */
const even = (length: number): number => 2 * Math.ceil(length / 2)

function planOf(format: AnimationFormat, { steps, pace }: Filming): AnimationPlan {
  return { from: 0, to: steps, stride: leastStride(0, steps, mostFrames[format]), pace, hold }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Of the largest picture, in its units. */
function sizeOf({ run: { puzzle, params, strategy }, lang, last }: Filming): Size {
  const pictures = [puzzle.draw(firstMoment(puzzle, params, strategy), lang), last]
  return {
    width: Math.max(...pictures.map((picture) => picture.width)),
    height: Math.max(...pictures.map((picture) => picture.height)),
  }
}

/** Draws one frame after the other. A picture that is smaller than the frame stands in the middle. */
async function eachFrame(
  reel: Reel,
  plan: AnimationPlan,
  { run: { puzzle }, palette, scale, lang, signal }: Filming,
  { width, height }: Size,
  progress: Progress,
  take: (frame: Bitmap, index: number) => Promise<void>,
): Promise<void> {
  const frames = frameCount(plan)
  let index = 0
  await reel(plan, async (moment) => {
    signal.throwIfAborted()
    const picture = puzzle.draw(moment, lang)
    const view = { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
    await take(await svgToPixels(toSvg(picture, palette, { view }), scale), index++)
    await progress.tell({ key: 'cli.progress.frames', values: { frame: index, frames } })
  })
  signal.throwIfAborted()
  await progress.clear()
}
