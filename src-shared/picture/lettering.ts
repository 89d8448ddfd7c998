/** How letters are set, the same on the screen and in files. */

/** The fonts that systems made for their windows, by name; the style sheets have the same list. */
export const systemFonts = [
  '-apple-system',
  'BlinkMacSystemFont',
  "'Segoe UI Variable Text'",
  "'Segoe UI'",
  "'Adwaita Sans'",
  'Cantarell',
  'Ubuntu',
] as const

/**
 * The stack every painter uses. Where a system has none of its own, the font that ships with the app goes before
 * `system-ui`, which then stands for some font that nobody chose; it is also the one of PNG files.
 */
export const fontStack = [...systemFonts, "'Noto Sans SC'", 'system-ui', 'sans-serif'].join(', ')

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
