/** The frames of an animation on a canvas, one after the other. */
import { type AnimationPlan, frameCount, stepOfFrame } from '@shared/export/animation'
import type { Lang } from '@shared/lib/message'
import { palettes } from '@shared/picture/ink'
import { fontStack, weights } from '@shared/picture/lettering'
import type { Picture } from '@shared/picture/picture'
import type { App } from '../app'
import type { Look } from './look'
import { pictureOf } from './look'
import { makeMoments } from './moments'
import { paint } from './paint2d'
import { breathe, type Job } from './pieceFile'

export interface Frames {
  readonly canvas: OffscreenCanvas
  readonly context: OffscreenCanvasRenderingContext2D
  /** Draws each frame in turn and waits for what is made of it. Rejects when the job is cancelled. */
  each(take: (index: number) => Promise<void>): Promise<void>
}

/** Even sides, as video wants them. */
const even = (length: number): number => 2 * Math.ceil(length / 2)

/** Pixels of a frame of this picture. */
export const frameSize = ({ width, height }: Picture, { scale, margin }: Look) => ({
  width: even((width + 2 * margin) * scale),
  height: even((height + 2 * margin) * scale),
})

export async function makeFrames(
  app: App,
  plan: AnimationPlan,
  look: Look,
  lang: Lang,
  job: Job,
): Promise<Frames> {
  const { puzzle } = app.desk.getState().run
  const momentAt = makeMoments(app)
  const pictureAt = async (k: number) => pictureOf(puzzle, await momentAt(k), look, lang)
  const [first, last] = [await pictureAt(plan.from), await pictureAt(plan.to)]
  await loadFonts([first, last])
  // A picture may grow during the run; a smaller one then stands in the middle.
  const largest = {
    width: Math.max(first.width, last.width),
    height: Math.max(first.height, last.height),
    marks: [],
  }
  const { width, height } = frameSize(largest, look)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('no 2D canvas')
  const count = frameCount(plan)
  return {
    canvas,
    context,
    async each(take) {
      for (let index = 0; index < count; index++) {
        job.signal.throwIfAborted()
        draw(context, await pictureAt(stepOfFrame(plan, index)), look)
        await take(index)
        job.progress((index + 1) / count)
        await breathe()
      }
    },
  }
}

function draw(context: OffscreenCanvasRenderingContext2D, picture: Picture, look: Look): void {
  const { width, height } = context.canvas
  const palette = palettes[look.theme]
  context.resetTransform()
  context.fillStyle = palette.paper
  context.fillRect(0, 0, width, height)
  const room = 2 * look.margin * look.scale
  const scale = Math.min(look.scale, (width - room) / picture.width, (height - room) / picture.height)
  const left = Math.round((width - scale * picture.width) / 2)
  const top = Math.round((height - scale * picture.height) / 2)
  paint(context, picture, palette, { scale, left, top })
}

/** A canvas does not wait for fonts; letters would come out of some other one. */
async function loadFonts(pictures: readonly Picture[]): Promise<void> {
  const letters = pictures.flatMap(({ marks }) =>
    marks.map((mark) => (mark.kind === 'text' ? mark.text : '0')),
  )
  const text = [...new Set(letters.join(''))].join('')
  await Promise.all(
    Object.values(weights).map((weight) => document.fonts.load(`${weight} 16px ${fontStack}`, text)),
  )
}
