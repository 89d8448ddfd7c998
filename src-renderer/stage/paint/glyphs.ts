/** A sheet of digits and plates at their exact size on the screen, for numbers by the thousand. */
import { baselineShift, plateSize } from '@shared/picture/lettering'
import type { Drawing, Stamp } from './stamps'
import { fontOf, widthOf } from './text'

/** What a number is made of; any other character is blank. */
const characters = '0123456789-'

/** A box of the sheet; all in device pixels. */
export interface Glyph {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface SheetStyle {
  /** Height of the letters, in device pixels. */
  readonly size: number
  readonly fill: string
  /** Colour of the plates behind the numbers, if there are any. */
  readonly plate: string | undefined
  /** Most characters of a number. */
  readonly longest: number
}

/** Where the glyphs are on their sheet. All digits are equally wide, so that numbers do not dance. */
export interface Sheet {
  readonly key: string
  /** From one digit to the next: whole, so that each lies on whole pixels. */
  readonly advance: number
  glyph(character: string): Glyph | undefined
  /** The plate for a number of so many characters. */
  plate(length: number): Glyph | undefined
  drawing(): Drawing
}

export function sheetOf({ size, fill, plate, longest }: SheetStyle): Sheet {
  const font = fontOf(size)
  const widths = [...characters].map((character) => widthOf(character, font))
  const widest = Math.max(...widths)
  const advance = Math.max(1, Math.round(widest))
  // A pixel on both sides belongs to each glyph, for its smoothing.
  const width = Math.ceil(widest) + 2
  const height = 2 * Math.ceil(size * 0.6) + 2
  const digits = [...characters].map((_, i): Glyph => ({ x: i * width, y: 0, width, height }))
  const plates = plate ? platesBelow(height, longest, size) : []
  const boxes = [...digits, ...plates]
  return {
    key: `sheet ${font} ${fill} ${plate ?? '-'} ${longest}`,
    advance,
    glyph: (character) => digits[characters.indexOf(character)],
    plate: (length) => plates[length - 1],
    drawing: () => ({
      left: 0,
      top: 0,
      right: Math.max(...boxes.map((box) => box.x + box.width)),
      bottom: Math.max(...boxes.map((box) => box.y + box.height)),
      draw(context) {
        context.font = font
        context.fillStyle = fill
        const baseline = height / 2 + Math.round(baselineShift * size)
        digits.forEach(({ x }, i) => {
          context.fillText(characters[i] as string, x + (width - (widths[i] as number)) / 2, baseline)
        })
        if (!plate) return
        context.fillStyle = plate
        context.beginPath()
        for (const box of plates) {
          const radius = (box.height - 2) / 2
          context.roundRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, radius)
        }
        context.fill()
      },
    }),
  }
}

/** A plate for each length of number, one under the other. */
function platesBelow(top: number, longest: number, size: number): Glyph[] {
  return Array.from({ length: longest }, (_, i) => {
    const plate = plateSize(i + 1, size)
    // Even sizes: then the middle of a plate lies between two pixels, as the middle of a number does.
    const width = 2 * Math.round(plate.width / 2) + 2
    const height = 2 * Math.round(plate.height / 2) + 2
    return { x: 0, y: top + i * height, width, height }
  })
}

/** Left, top, right and bottom. */
export type Corners = readonly [number, number, number, number]

/** Where a glyph is in its texture; each from 0 to 1. */
export function glyphCorners(
  { x, y, width, height }: Glyph,
  { texture, left, top, density }: Stamp,
): Corners {
  const [across, down] = [density / texture.width, density / texture.height]
  return [(x - left) * across, (y - top) * down, (x + width - left) * across, (y + height - top) * down]
}
