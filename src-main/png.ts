/** SVG to PNG, without a browser and with fonts of our own: the same picture on every machine. */
import { originInSvg, withOriginInPng } from '@shared/export/embedded'
import { DrawRefusal } from './drawRefusal'

/** Pixels a side: what common viewers still open, and what fits in memory (1 GB before packing). */
const mostPixels = 16_384

/**
 * Draws the SVG at `scale` times its own size; the run that it names, the PNG names too. Text is set in Noto Sans SC,
 * whatever family is asked for: there is no other, and what is not found falls back to what there is.
 * Rejects with a `DrawRefusal` where the SVG is not well formed or the picture would be too large.
 */
export async function svgToPng(svg: string, scale: number): Promise<Uint8Array> {
  const png = await drawn(svg, scale, (image) => image.asPng())
  const origin = originInSvg(svg)
  return origin ? withOriginInPng(png, origin) : png
}

export interface Bitmap {
  readonly width: number
  readonly height: number
  /** RGBA, row by row. */
  readonly pixels: Uint8Array
}

/** The same as pixels. */
export const svgToPixels = (svg: string, scale: number): Promise<Bitmap> =>
  drawn(svg, scale, ({ width, height, pixels }) => ({ width, height, pixels }))

interface Image {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  asPng(): Uint8Array
}

async function drawn<T>(svg: string, scale: number, take: (image: Image) => T): Promise<T> {
  const { Resvg } = await renderer()
  const fontBuffers = await (needsChinese.test(svg) ? chinese() : latin())
  const fitTo = { mode: 'zoom', value: scale } as const
  let drawing: InstanceType<typeof Resvg>
  try {
    drawing = new Resvg(svg, { font: { fontBuffers }, fitTo })
  } catch (error) {
    throw new DrawRefusal({ key: 'main.png.svg', values: { text: String(error) } })
  }
  try {
    checkSize(Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale))
    const image = drawing.render()
    const taken = take(image)
    image.free()
    return taken
  } finally {
    drawing.free()
  }
}

function checkSize(width: number, height: number): void {
  if (width <= mostPixels && height <= mostPixels) return
  throw new DrawRefusal({ key: 'main.png.large', values: { width, height, max: mostPixels } })
}

/** Anything beyond Latin letters and common punctuation. */
const needsChinese = /[\u0100-\u1fff\u2070-\u{10ffff}]/u

// The bytes are bundled into chunks of their own, each loaded when it is needed. Thus there is no file to be found at
// run time, which would lie elsewhere in a checkout, in the command line's bundle and in a package.

const renderer = once(async () => {
  const [library, wasm] = await Promise.all([
    import('@resvg/resvg-wasm'),
    import('@resvg/resvg-wasm/index_bg.wasm?url&inline'),
  ])
  await library.initWasm(bytesOf(wasm.default))
  return library
})

const latin = once(() =>
  fonts([
    import('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2?url&inline'),
    import('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-600-normal.woff2?url&inline'),
  ]),
)

/** Latin letters too: text in both scripts keeps its weight only while one font has all of it. */
const chinese = once(() =>
  fonts([
    import('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2?url&inline'),
    import('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff2?url&inline'),
  ]),
)

async function fonts(files: readonly Promise<{ default: string }>[]): Promise<Uint8Array[]> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  return Promise.all(files.map(async (file) => decompress(bytesOf((await file).default))))
}

/** The bytes of a data URL. */
const bytesOf = (url: string): Uint8Array<ArrayBuffer> =>
  Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

/** Made at the first call; the same ever after, unless it failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
