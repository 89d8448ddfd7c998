/**
 * The keywords of a PDF, by an incremental update (ISO 32000-1, 7.5.6): the file stays as it was, and a new version of
 * its information dictionary follows with a table of its own. For files with a plain cross-reference table, such as
 * Chromium prints.
 */

/** Keywords that are longer are not ours. */
const mostLetters = 96 * 1024

/** Of a PDF as one letter a byte; undefined where there are none that can be read. */
export function pdfKeywords(pdf: string): string | undefined {
  const at = pdf.lastIndexOf('/Keywords (')
  if (at < 0) return undefined
  const found = /^\/Keywords \(((?:[^\\()]|\\[\\()])*)\)/.exec(pdf.slice(at, at + mostLetters))
  return found?.[1]?.replace(/\\([\\()])/g, '$1')
}

/** What is to follow the file so that it has these keywords, which must be printable ASCII; undefined where it cannot. */
export function keywordsUpdate(pdf: string, keywords: string): string | undefined {
  const trailer = pdf.slice(pdf.lastIndexOf('trailer'))
  const size = /\/Size (\d+)/.exec(trailer)?.[1]
  const root = /\/Root \d+ \d+ R/.exec(trailer)?.[0]
  const info = /\/Info (\d+) 0 R/.exec(trailer)?.[1]
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf)?.[1]
  const id = /\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0] ?? ''
  if (size === undefined || root === undefined || info === undefined || start === undefined) return undefined
  const old = new RegExp(`\\n${info} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(pdf)?.[1]
  if (old === undefined) return undefined
  const escaped = keywords.replace(/[\\()]/g, '\\$&')
  const object = `${info} 0 obj\n<<${old}\n/Keywords (${escaped})>>\nendobj\n`
  const lead = pdf.endsWith('\n') ? '' : '\n'
  const place = pdf.length + lead.length
  const entry = `${String(place).padStart(10, '0')} 00000 n \n`
  const table = `xref\n${info} 1\n${entry}trailer\n<</Size ${size}\n${root}\n/Info ${info} 0 R\n/Prev ${start} ${id}>>\n`
  return `${lead}${object}${table}startxref\n${place + object.length}\n%%EOF\n`
}
