/** The line of a run as text: what the app saves and the command line prints, from the same words. */
import type { Params } from '../form/field'
import { assertNever } from '../lib/assertNever'
import type { Lang } from '../lib/message'
import type { Palette } from '../picture/ink'
import { type SvgOptions, toSvg } from '../picture/svg'
import type { Counts, Moment, Move, PathTexts } from '../puzzle'
import { type Run, runText } from '../run'

export const pathFormats = ['text', 'csv', 'json', 'svg'] as const
export type PathFormat = (typeof pathFormats)[number]

/** `stopped`: the search can still go on. */
export type RunEnd = 'solved' | 'no-solution' | 'stopped'

/** What is known of a run when it is written. Without a line there is no path. */
export interface RunResult {
  readonly outcome: RunEnd
  readonly counts: Counts
  readonly line: readonly Move[] | undefined
}

/** A run and its path as plain data: the object of our JSON. `readPathFile` reads it back. */
export interface PathRecord {
  readonly run: string
  readonly puzzle: string
  readonly strategy: string
  readonly params: Params
  readonly outcome: RunEnd
  readonly steps: number
  readonly solutions: number
  readonly counters: Readonly<Record<string, number>>
  readonly path: readonly unknown[]
  /** Why there is no solution, said in the language of who asked. */
  readonly proof?: string
  readonly elapsedMs?: number
}

export interface ExportOptions {
  /** The language of words in text, rows and pictures. */
  readonly lang: Lang
  /** Colours of the picture. */
  readonly palette: Palette
  /** Begins CSV with a byte order mark, by which spreadsheets know that it is UTF-8. */
  readonly bom?: boolean
  /** Size, margin and title of the picture. */
  readonly svg?: SvgOptions
}

/**
 * The moment's line, in full or as far as it goes, in one of the text formats. Text and CSV end with a line break;
 * SVG shows the board as it is at that moment.
 */
export function exportPath(format: PathFormat, run: Run, moment: Moment, options: ExportOptions): string {
  switch (format) {
    case 'text':
      return run.puzzle.pathTexts(run.params, moment.line, options.lang).text
    case 'csv':
      return `${options.bom ? '\uFEFF' : ''}${csv(run.puzzle.pathTexts(run.params, moment.line, options.lang))}`
    case 'json':
      return jsonText(pathRecord(run, resultOf(moment)))
    case 'svg':
      return toSvg(run.puzzle.draw(moment, options.lang), options.palette, options.svg)
    default:
      return assertNever(format)
  }
}

export function pathRecord(run: Run, { outcome, counts, line }: RunResult): PathRecord {
  const { puzzle, strategy, params } = run
  return {
    run: runText(run),
    puzzle: puzzle.id,
    strategy: strategy.id,
    params,
    outcome,
    steps: counts.steps,
    solutions: counts.solutions,
    counters: puzzle.counters(counts),
    path: line ? puzzle.pathTexts(params, line, 'en').path : [],
  }
}

/** JSON on one line, so that many can be put in one file. */
export const jsonText = (record: PathRecord): string => `${JSON.stringify(record)}\n`

function resultOf({ solved, exhausted, counts, line }: Moment): RunResult {
  if (solved) return { outcome: 'solved', counts, line }
  return exhausted && counts.solutions === 0
    ? { outcome: 'no-solution', counts, line: undefined }
    : { outcome: 'stopped', counts, line }
}

/** RFC 4180: quoted where needed, quotes doubled, lines ended by CR LF, the last one too. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')

const csv = ({ header, rows }: PathTexts): string => csvLines([header, ...rows])

function csvField(value: string | number): string {
  const text = String(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
