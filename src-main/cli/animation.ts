/** An animation of a search for the command line: a GIF whose frames are drawn without a browser. */
import { type AnimationPlan, frameCount, frameMs, leastStride, mostFrames } from '@shared/export/animation'
import { makeGif } from '@shared/export/gif'
import type { Lang } from '@shared/lib/message'
import type { Palette } from '@shared/picture/ink'
import type { Picture } from '@shared/picture/picture'
import { toSvg } from '@shared/picture/svg'
import type { Run } from '@shared/run'
import { firstMoment } from '@shared/trace/moment'
import { svgToPixels } from '../png'
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

/** The file; in pieces, one a frame. Rejects when interrupted, or with a `PngRefusal` where the frames are too large. */
export async function filmGif(reel: Reel, filming: Filming, progress: Progress): Promise<Uint8Array[]> {
  const { steps, pace, lang, last, signal, run } = filming
  const { puzzle, params, strategy } = run
  const stride = leastStride(0, steps, mostFrames.gif)
  const plan: AnimationPlan = { from: 0, to: steps, stride, pace, hold }
  const frames = frameCount(plan)
  const draw = makeDraw([puzzle.draw(firstMoment(puzzle, params, strategy), lang), last], filming)
  const pieces: Uint8Array[] = []
  await reel(plan, async (moment) => {
    signal.throwIfAborted()
    pieces.push(await draw(puzzle.draw(moment, lang), frameMs(plan, pieces.length)))
    await progress.tell({ key: 'cli.progress.frames', values: { frame: pieces.length, frames } })
  })
  signal.throwIfAborted()
  await progress.clear()
  return [...pieces, draw.end()]
}

/** Gives the bytes of a frame. A picture that is smaller than the largest stands in the middle. */
function makeDraw(pictures: readonly Picture[], { palette, scale }: Filming) {
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  let gif: ReturnType<typeof makeGif> | undefined
  const draw = async (picture: Picture, delayMs: number): Promise<Uint8Array> => {
    const view = { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
    const drawn = await svgToPixels(toSvg(picture, palette, { view }), scale)
    gif ??= makeGif(drawn.width, drawn.height)
    return gif.frame(drawn.pixels, delayMs)
  }
  return Object.assign(draw, { end: () => gif?.end() ?? new Uint8Array() })
}
