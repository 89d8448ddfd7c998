/** Animations: GIF in a thread of its own, video by the encoders that the browser has. */
import { type AnimationFormat, type AnimationPlan, frameMs } from '@shared/export/animation'
import { assertNever } from '@shared/lib/assertNever'
import { ExportRefusal } from './exportRefusal'
import type { Frames } from './frames'
import { startGif } from './gifThread'
import type { PieceFile } from './pieceFile'

/** GIF counts sides in 16 bits, but long before that nobody could look at it. */
const mostGifPixels = 16e6

/** Draws and encodes everything. Rejects with an `ExportRefusal` where the format cannot take it. */
export async function writeAnimation(
  format: AnimationFormat,
  plan: AnimationPlan,
  frames: Frames,
  file: PieceFile,
): Promise<void> {
  switch (format) {
    case 'gif':
      return writeGif(plan, frames, file)
    case 'mp4':
    case 'webm': {
      // A quarter of a megabyte, for those who want a video.
      const { writeVideo } = await import('./video')
      return writeVideo(format, plan, frames, file)
    }
    default:
      return assertNever(format)
  }
}

async function writeGif(
  plan: AnimationPlan,
  { canvas, context, each }: Frames,
  file: PieceFile,
): Promise<void> {
  const { width, height } = canvas
  if (width * height > mostGifPixels)
    throw new ExportRefusal({ key: 'export.too-large', values: { width, height, format: 'GIF' } })
  const gif = startGif(width, height)
  try {
    await each(async (index) => {
      const { data } = context.getImageData(0, 0, width, height)
      await file.add(await gif.frame(data, frameMs(plan, index)))
    })
    await file.add(await gif.end())
  } finally {
    gif.close()
  }
}
