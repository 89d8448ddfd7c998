/** Text as XML content or attribute value, whatever it contains. */

/** What XML 1.0 cannot hold at all, escaped or not: controls, halves of surrogate pairs, and U+FFFE and U+FFFF. */
const unspeakable = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Controls are left out, except that line breaks and tabs become spaces. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\t\n\r]+/g, ' ')
    .replace(unspeakable, '')
    .replace(/[<>&"']/g, (letter) => entities[letter] as string)
