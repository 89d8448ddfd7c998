/** Video through WebCodecs, put into its file by mediabunny. */
import { type AnimationPlan, frameMs } from '@shared/export/animation'
import {
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'
import { ExportRefusal } from './exportRefusal'
import type { Frames } from './frames'
import type { PieceFile } from './pieceFile'

export type VideoFormat = 'mp4' | 'webm'

const codecs: Readonly<Record<VideoFormat, VideoCodec>> = { mp4: 'avc', webm: 'vp9' }
const names: Readonly<Record<VideoFormat, string>> = { mp4: 'MP4', webm: 'WebM' }

/** Flat pictures with sharp edges: this is more than they need. */
const bitsPerPixel = 0.4
const bitrateFor = (width: number, height: number, pace: number): number =>
  Math.round(Math.max(1e6, width * height * Math.min(pace, 30) * bitsPerPixel))

/** Whether the runtime has the encoder at all; small pictures are what every encoder takes. */
export const canWrite = (format: VideoFormat): Promise<boolean> =>
  canEncodeVideo(codecs[format], { width: 640, height: 480, bitrate: 1e6 })

/** Pieces of the file that are held back until they are so long. */
const chunkSize = 1 << 20

export async function writeVideo(
  format: VideoFormat,
  plan: AnimationPlan,
  { canvas, each }: Pick<Frames, 'canvas' | 'each'>,
  file: Pick<PieceFile, 'writeAt'>,
): Promise<void> {
  const { width, height } = canvas
  const codec = codecs[format]
  const bitrate = bitrateFor(width, height, plan.pace)
  if (!(await canEncodeVideo(codec, { width, height, bitrate }))) {
    const key = (await canWrite(format)) ? 'export.too-large' : 'export.no-encoder'
    throw new ExportRefusal({ key, values: { width, height, format: names[format] } })
  }
  const target = new StreamTarget(
    new WritableStream<StreamTargetChunk>({ write: ({ data, position }) => file.writeAt(position, data) }),
    { chunked: true, chunkSize },
  )
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  })
  const source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: 2 })
  output.addVideoTrack(source)
  try {
    await output.start()
    let atMs = 0
    await each(async (index) => {
      const ms = frameMs(plan, index)
      await source.add(atMs / 1000, Math.min(ms, 1000 / plan.pace) / 1000)
      atMs += ms
    })
    // WebM knows no end of its last frame: the picture that is held comes once more.
    if (plan.hold > 0) await source.add(atMs / 1000 - 1 / plan.pace, 1 / plan.pace)
    await output.finalize()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  }
}
