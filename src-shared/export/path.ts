/** The line of a run as text: what the app saves and the command line prints, from the same words. */

import type { Counts } from '../counts'
import type { Params } from '../form/field'
import type { GameAnswer } from '../game'
import { assertNever } from '../lib/assertNever'
import type { Lang } from '../lib/message'
import type { Palette } from '../picture/ink'
import { type SvgOptions, toSvg } from '../picture/svg'
import type { Counters, Moment, PathTexts } from '../puzzle'
import { type Run, runText } from '../run'
import type { Move } from '../step'

export const pathFormats = ['text', 'csv', 'json', 'svg'] as const
export type PathFormat = (typeof pathFormats)[number]

/** `stopped`: the search can still go on. */
export type RunEnd = 'solved' | 'no-solution' | 'stopped'

/** What is known of a run when it is written. Without a line there is no path. */
export interface RunResult {
  readonly outcome: RunEnd
  readonly counts: Counts
  /** The counts at the first solution, where they are known. */
  readonly first?: Counts | undefined
  readonly line: readonly Move[] | undefined
  /** Of a game, once its value is known. */
  readonly answer?: GameAnswer | undefined
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
  readonly counters: Counters
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
      return run.puzzle.pathTexts(run.params, lineIn(moment), options.lang).text
    case 'csv':
      return `${options.bom ? '\uFEFF' : ''}${csv(run.puzzle.pathTexts(run.params, lineIn(moment), options.lang))}`
    case 'json':
      return jsonText(pathRecord(run, resultOf(moment)))
    case 'svg':
      return toSvg(run.puzzle.draw(moment, options.lang), options.palette, options.svg)
    default:
      return assertNever(format)
  }
}

export function pathRecord(run: Run, { outcome, counts, first, line, answer }: RunResult): PathRecord {
  const { puzzle, strategy, params } = run
  return {
    run: runText(run),
    puzzle: puzzle.id,
    strategy: strategy.id,
    params,
    outcome,
    steps: counts.steps,
    solutions: counts.solutions,
    counters: {
      ...puzzle.counters(counts, { params, strategy, first }),
      ...(answer?.states !== undefined && { states: answer.states }),
    },
    ...(answer && puzzle.answer?.(params, answer)),
    path: line ? puzzle.pathTexts(params, line, 'en').path : [],
  }
}

/** JSON on one line, so that many can be put in one file. */
export const jsonText = (record: PathRecord): string => `${JSON.stringify(record)}\n`

/** The way to the moment; of a game whose value is known, the best line. */
const lineIn = ({ game, line }: Moment): readonly Move[] => game?.line ?? line

/** What the moment knows of a game that has been searched to the end. */
function answerIn({ game, strategy, candidates }: Moment): GameAnswer | undefined {
  const value = game?.best[0]
  if (!value || !game?.line) return undefined
  // With cuts, of a first move that is not the best it is only known that it is no better.
  const winning = strategy.cuts ? undefined : candidates.filter((_, i) => game.values[i]?.worth === 1)
  return { value, line: game.line, ...(winning && { winning }) }
}

function resultOf(moment: Moment): RunResult {
  const { solved, exhausted, counts } = moment
  const line = lineIn(moment)
  if (solved)
    return {
      outcome: 'solved',
      counts,
      ...(counts.solutions === 1 && { first: counts }),
      line,
      answer: answerIn(moment),
    }
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
