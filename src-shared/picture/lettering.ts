/** How letters are set, the same on the screen and in files. */

/** The stack every painter uses; Noto Sans SC ships with the app for machines without a Chinese font. */
export const fontStack = "system-ui, 'Noto Sans SC', sans-serif"

/** Weights of ordinary and bold text. */
export const weights = { plain: 400, bold: 600 } as const

/**
 * Where the baseline stands below the middle of the line, in font sizes. Digits and capitals are about 0.72 high in
 * the usual fonts, so half of that puts their middle on the place asked for, whatever a font says of its line box.
 */
export const baselineShift = 0.36

/** Wide East Asian letters and marks, which take a whole em. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u

/** A width no usual font goes below, in units; what a text really takes is known only where it is painted. */
export function leastWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) ems += wide.test(letter) ? 1 : 0.2
  return ems * size
}

/** Digits of the usual interface fonts are about this wide, in font sizes. */
const digitWidth = 0.55

/** The plate behind a number: half again as tall as its letters, round for two digits and longer for more; in units. */
export const plateSize = (
  digits: number,
  size: number,
): { readonly width: number; readonly height: number } => ({
  width: Math.max(1.5, digits * digitWidth + 0.4) * size,
  height: 1.5 * size,
})
