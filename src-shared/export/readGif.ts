/** Reads an animated GIF back, for tests: the frames as a viewer shows them, one laid on the other. */

interface GifFrame {
  /** RGB, three bytes a pixel. */
  readonly pixels: Uint8Array
  readonly delayMs: number
}

export interface ReadGif {
  readonly width: number
  readonly height: number
  readonly loops: boolean
  readonly frames: readonly GifFrame[]
}

/** By the GIF89a specification. Throws where the bytes are no such file. */
export function readGif(bytes: Uint8Array): ReadGif {
  let at = 0
  const byte = () => bytes[at++] ?? fail('the file ends early')
  const word = () => byte() | (byte() << 8)
  const table = (flags: number) => {
    const colours = bytes.subarray(at, at + 3 * (2 << (flags & 7)))
    at += colours.length
    return colours
  }
  const blocks = () => {
    const parts: number[] = []
    for (let size = byte(); size > 0; size = byte()) for (let i = 0; i < size; i++) parts.push(byte())
    return parts
  }

  if (String.fromCharCode(...bytes.subarray(0, 6)) !== 'GIF89a') fail('no GIF89a')
  at = 6
  const [width, height, flags] = [word(), word(), byte()]
  at += 2
  const common = flags & 0x80 ? table(flags) : new Uint8Array()
  const screen = new Uint8Array(3 * width * height)
  const frames: GifFrame[] = []
  let [loops, delayMs, through] = [false, 0, -1]
  for (;;) {
    const kind = byte()
    if (kind === 0x3b) return { width, height, loops, frames }
    if (kind === 0x21) {
      const label = byte()
      const data = blocks()
      if (label === 0xff) loops = true
      if (label !== 0xf9) continue
      delayMs = 10 * ((data[1] ?? 0) | ((data[2] ?? 0) << 8))
      through = (data[0] ?? 0) & 1 ? (data[3] ?? 0) : -1
      continue
    }
    if (kind !== 0x2c) fail(`block ${kind}`)
    if (word() + word() !== 0 || word() !== width || word() !== height) fail('a frame of another size')
    const look = byte()
    const colours = look & 0x80 ? table(look) : common
    unpack(byte(), blocks()).forEach((index, i) => {
      if (index !== through) screen.set(colours.subarray(3 * index, 3 * index + 3), 3 * i)
    })
    frames.push({ pixels: screen.slice(), delayMs })
  }
}

/** LZW of variable width. */
function unpack(leastBits: number, data: readonly number[]): number[] {
  const clear = 1 << leastBits
  const out: number[] = []
  let [bits, codes, before] = [leastBits + 1, [] as number[][], [] as number[]]
  let [held, count] = [0, 0]
  for (const part of data) {
    held |= part << count
    count += 8
    while (count >= bits) {
      const code = held & ((1 << bits) - 1)
      held >>>= bits
      count -= bits
      if (code === clear) {
        bits = leastBits + 1
        codes = Array.from({ length: clear + 2 }, (_, i) => [i])
        before = []
        continue
      }
      if (code === clear + 1) return out
      const entry = codes[code] ?? [...before, before[0] ?? fail('a code before any')]
      for (const index of entry) out.push(index)
      if (before.length > 0 && codes.length < 4096) codes.push([...before, entry[0] as number])
      if (codes.length === 1 << bits && bits < 12) bits++
      before = entry
    }
  }
  return out
}

function fail(what: string): never {
  throw new Error(`not the GIF expected: ${what}`)
}
