/** Text in pictures: how wide it is about, and what to do where it is too wide. */
import type { Ink } from '../../../picture/ink'
import type { TextMark } from '../../../picture/picture'

const wide = /[⺀-鿿가-힣豈-﫿︰-﹏＀-｠]/u

/** An estimate, in font sizes, for plain letters of the usual fonts. */
function emsOf(text: string): number {
  let ems = 0
  for (const letter of text) ems += wide.test(letter) ? 1 : /[A-ZMW@m]/.test(letter) ? 0.7 : 0.51
  return ems
}

export const widthOf = (text: string, size: number): number => emsOf(text) * size

/** Bold letters, and those of wide fonts, take so much more than the estimate. */
const reserve = 1.15

/** The largest size up to `most` at which the text surely takes no more than the width; never below 6. */
export const fittingSize = (text: string, width: number, most: number): number =>
  Math.max(6, Math.min(most, Math.floor((width / Math.max(0.5, reserve * emsOf(text))) * 2) / 2))

/** Lines no wider than that, where words allow it: broken at spaces, or in Chinese anywhere but before a mark. */
export function linesOf(text: string, width: number, size: number): string[] {
  const pieces = text.match(/[⺀-鿿＀-｠][，。、；：？）]*|[^\s⺀-鿿＀-｠]+\s*|\s+/gu) ?? []
  const lines = ['']
  for (const piece of pieces) {
    const line = lines[lines.length - 1] as string
    if (line !== '' && widthOf((line + piece).trimEnd(), size) > width) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  }
  return lines.map((line) => line.trim())
}

/** Letters at a place: a start, unless said otherwise. */
export const letters = (
  key: string,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: Ink,
  rest: Partial<Pick<TextMark, 'anchor' | 'bold' | 'opacity'>> = {},
): TextMark => ({ kind: 'text', key, text, x, y, size, fill, anchor: 'start', ...rest })

/** `{name}` filled in. Words in pictures are short and have no plurals. */
export const filled = (pattern: string, values: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))

/** 14,880 in both languages. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
