/** The heads of the columns: houses in a row with their numbers. */
import type { Mark } from '../../../picture/picture'

/** A house in a box of 100 × 100. */
const house = 'M50 4 L97 44 H86 V96 H14 V44 H3 Z'

export const streetHeight = 44

/** Houses of this width from `left` on; they stand on `bottom`. */
export function street(houses: number, left: number, bottom: number, width: number): Mark[] {
  const side = 36
  return Array.from({ length: houses }, (_, i): Mark[] => {
    const x = left + (i + 0.5) * width
    return [
      {
        kind: 'path',
        key: `house-${i}`,
        d: house,
        x: x - side / 2,
        y: bottom - side,
        scale: side / 100,
        fill: 'square-dark',
        stroke: 'frame',
        width: 3,
      },
      {
        kind: 'text',
        key: `house-number-${i}`,
        text: String(i + 1),
        x,
        y: bottom - side * 0.38,
        size: 14,
        fill: 'text',
        bold: true,
      },
    ]
  }).flat()
}
