/** A thread that packs the frames of one GIF: a large frame takes longer than the window may stand still. */
import { type GifWriter, makeGif } from '@shared/export/gif'

export type GifJob =
  | {
      readonly kind: 'frame'
      readonly width: number
      readonly height: number
      readonly pixels: Uint8ClampedArray<ArrayBuffer>
      readonly delayMs: number
    }
  | { readonly kind: 'end' }

/** The bytes that follow in the file. */
export type GifReply = Uint8Array<ArrayBuffer>

/** What a thread has, of which the types of a window know nothing. */
interface Thread {
  postMessage(reply: GifReply, handedOver: Transferable[]): void
  onmessage: ((event: MessageEvent<GifJob>) => void) | null
}

const thread = self as unknown as Thread
let gif: GifWriter | undefined

thread.onmessage = ({ data }) => {
  if (data.kind === 'frame') gif ??= makeGif(data.width, data.height)
  const bytes = data.kind === 'frame' ? gif?.frame(data.pixels, data.delayMs) : gif?.end()
  const reply = new Uint8Array(bytes ?? [])
  thread.postMessage(reply, [reply.buffer])
}
