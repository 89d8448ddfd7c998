import { baselineShift, fontStack, weights } from '@shared/picture/lettering'
import type { TextMark } from '@shared/picture/picture'
import type { Brush, View } from './brush'
import { type Look, stampedView } from './stamped'

export const textView = (): View<TextMark> => stampedView(textLook)

/** The canvas font of letters `size` device pixels high. */
export const fontOf = (size: number, bold = false): string =>
  `${bold ? weights.bold : weights.plain} ${size}px ${fontStack}`

function textLook(mark: TextMark, brush: Brush): Look | undefined {
  const size = mark.size * brush.pixels
  if (mark.text === '' || size < brush.leastLetters) return undefined
  const font = fontOf(size, mark.bold)
  const fill = brush.palette[mark.fill]
  const anchor = mark.anchor ?? 'middle'
  return {
    key: `text ${font} ${fill} ${anchor} ${mark.text}`,
    drawing() {
      const width = widthOf(mark.text, font)
      const start = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
      return {
        // Some letters lean out of their width, and reach higher or lower than most.
        left: start - size / 4,
        right: start + width + size / 4,
        top: -size,
        bottom: size,
        draw(context) {
          context.font = font
          context.fillStyle = fill
          context.fillText(mark.text, start, Math.round(baselineShift * size))
        },
      }
    },
  }
}

let ruler: CanvasRenderingContext2D | null = null

/** Width of a text in that canvas font, in its pixels. */
export function widthOf(text: string, font: string): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) throw new Error('no 2D canvas')
  ruler.font = font
  return ruler.measureText(text).width
}
