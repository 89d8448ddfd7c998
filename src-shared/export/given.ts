/** A text that someone else wrote, of which it is not known what it is a path of: whose it is, and how far it holds. */
import type { Message } from '../lib/message'
import { bad, good, type Outcome } from '../lib/outcome'
import type { Move, Puzzle } from '../puzzle'
import { parseRun, type Run } from '../run'
import { checkPath, readPathFile } from './check'
import { firstForbidden } from './played'

export interface GivenPath {
  readonly run: Run
  /** Up to the first move that is not allowed. */
  readonly moves: readonly Move[]
  /** The move that is not allowed; undefined where all are. */
  readonly forbidden: Move | undefined
  /** The first fault; undefined of a true solution. */
  readonly fault: Message | undefined
}

/** The text as a path on the board of a run. Never throws. */
export function givenPath(text: string, run: Run): Outcome<GivenPath> {
  const { puzzle } = run
  const read = readPathFile(puzzle, text, run.params)
  if (!read.ok) return read
  const { params, moves } = read.value
  const at = firstForbidden(puzzle, read.value)
  return good({
    run: { ...run, params },
    moves: moves.slice(0, at),
    forbidden: at === undefined ? undefined : moves[at],
    fault: checkPath(puzzle, params, moves),
  })
}

/**
 * Finds out of which run the text is a path: the one it names; else the first on whose board it is a true solution,
 * those in `likely` first and then the presets of every puzzle; else the first in `likely` that can read it.
 */
export function findGiven(
  text: string,
  likely: readonly Run[],
  puzzles: readonly Puzzle[],
): Outcome<GivenPath> {
  const named = runNamed(text, puzzles)
  if (named) return named.ok ? givenPath(text, named.value) : named
  for (const run of [...likely, ...presetsOf(puzzles)]) {
    const given = givenPath(text, run)
    // A path without moves is true of whatever begins at its end; nobody means that.
    if (given.ok && given.value.moves.length > 0 && !given.value.fault) return given
  }
  const [first] = likely
  return first ? givenPath(text, first) : bad('given.unknown')
}

/** Our JSON says it in so many words. It is read as text: the rest of the file may be damaged. */
function runNamed(text: string, puzzles: readonly Puzzle[]): Outcome<Run> | undefined {
  const head = text.slice(0, 20_000)
  if (!/^\uFEFF?\s*\{/.test(head)) return undefined
  const run = /"run"\s*:\s*"([^"\\]+)"/.exec(head)?.[1] ?? /"puzzle"\s*:\s*"([a-z-]+)"/.exec(head)?.[1]
  return run === undefined ? undefined : parseRun(run, puzzles)
}

const presetsOf = (puzzles: readonly Puzzle[]): Run[] =>
  puzzles.flatMap((puzzle) => {
    const [strategy] = puzzle.strategies
    return strategy ? puzzle.form.presets.map(({ params }) => ({ puzzle, strategy, params })) : []
  })
