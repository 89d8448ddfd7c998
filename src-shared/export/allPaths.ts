/** All solutions of a run in one file, one after the other; a piece each, so that no one need hold them all. */
import { assertNever } from '../lib/assertNever'
import type { Lang } from '../lib/message'
import type { Run } from '../run'
import type { Move } from '../step'
import { csvLines, type PathFormat, pathRecord, type RunResult } from './path'

export type AllFormat = Exclude<PathFormat, 'svg'>

/**
 * The piece of solution `index`, counted from 0, in a file of text or CSV. CSV says in its first column which solution
 * a row belongs to; `bom` begins the file with a byte order mark.
 */
export function solutionPiece(
  format: Exclude<AllFormat, 'json'>,
  { puzzle, params }: Run,
  line: readonly Move[],
  index: number,
  lang: Lang,
  bom = false,
): string {
  const { text, header, rows } = puzzle.pathTexts(params, line, lang)
  switch (format) {
    case 'text':
      return index === 0 ? text : `\n${text}`
    case 'csv': {
      const numbered = rows.map((row) => [index + 1, ...row])
      if (index > 0) return csvLines(numbered)
      return `${bom ? '\uFEFF' : ''}${csvLines([['solution', ...header], ...numbered])}`
    }
    default:
      return assertNever(format)
  }
}

/** The whole file, or undefined when it would have more than `most` characters. */
export function exportAll(
  format: AllFormat,
  run: Run,
  lines: readonly (readonly Move[])[],
  result: Omit<RunResult, 'line'>,
  lang: Lang,
  most = Infinity,
): string | undefined {
  if (format === 'json') return jsonOfAll(run, lines, result)
  const pieces: string[] = []
  let length = 0
  for (const [index, line] of lines.entries()) {
    const piece = solutionPiece(format, run, line, index, lang)
    pieces.push(piece)
    length += piece.length
    if (length > most) return undefined
  }
  return pieces.join('')
}

/** The record of the first solution, which is read back as any other, and the paths of all. */
function jsonOfAll(run: Run, lines: readonly (readonly Move[])[], result: Omit<RunResult, 'line'>): string {
  const record = pathRecord(run, { ...result, line: lines[0] })
  const paths = lines.map((line) => run.puzzle.pathTexts(run.params, line, 'en').path)
  return `${JSON.stringify({ ...record, paths })}\n`
}
