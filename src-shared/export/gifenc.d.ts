/** The part of gifenc 1.0.3 that is used here; the package has no types of its own. */
declare module 'gifenc' {
  type Rgb = readonly [number, number, number]

  interface FrameOptions {
    readonly palette: readonly Rgb[]
    /** Milliseconds. */
    readonly delay: number
    readonly transparent: boolean
    readonly transparentIndex: number
    /** 1 leaves the frame where it is, under the next. */
    readonly dispose: number
    /** 0 for ever, −1 for once. */
    readonly repeat: number
  }

  interface Encoder {
    readonly stream: { reset(): void; bytes(): Uint8Array }
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
  }

  export function GIFEncoder(): Encoder
}
