import type { Palette } from '@shared/picture/ink'
import type { Box } from '@shared/picture/pathBounds'
import type { Mark } from '@shared/picture/picture'
import type { Container } from 'pixi.js'
import type { Stamps } from './stamps'

/** What painters need to know besides the mark. A new one is made whenever any of it changes. */
export interface Brush {
  readonly palette: Palette
  /** Device pixels for one picture unit. */
  readonly pixels: number
  /** The part of the picture in view, in units. */
  readonly seen: Box
  /** Letters lower than this many device pixels are a smudge, and are left out. */
  readonly leastLetters: number
  readonly stamps: Stamps
}

/** One mark on the stage. It lives as long as its key stays, and is painted again when its mark or the brush changes. */
export interface View<M extends Mark = Mark> {
  readonly node: Container
  paint(mark: M, brush: Brush): void
  destroy(): void
}

/** The nearest length in units that ends on a whole pixel. */
export const snapped = (units: number, { pixels }: Brush): number => Math.round(units * pixels) / pixels
