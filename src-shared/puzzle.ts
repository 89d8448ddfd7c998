/** The one interface every puzzle stands behind, and the words the rest of the house speaks. */
import type { Form, Params } from './form/field'
import type { Lang, Message, Words } from './lib/message'
import type { Outcome } from './lib/outcome'
import type { Picture } from './picture/picture'
import type { Step } from './step'

/** A whole number from 0 to 2²⁷ − 1 that means something to its puzzle only. */
export type Move = number

/** `failed` and `solved` nodes have no children; a `branch` without candidates is a dead end. */
export type Status = 'branch' | 'failed' | 'solved'

/** A position is played in place: `undo(m)` after `play(m)` leaves it as it was. */
export interface Position {
  /** At most this many candidates at any node. */
  readonly maxMoves: number
  /** Writes the candidates from `into[at]` on, always in the same order whatever came before; returns how many. */
  moves(into: Int32Array, at: number): number
  /** 0, or the number of the constraint that forbids the move. */
  refuse(move: Move): number
  play(move: Move): void
  /** Takes back the last move played, which is `move`. */
  undo(move: Move): void
  status(): Status
  /** The same key, the same state; all numbers (safe, whole) or all strings. Absent where no state comes twice. */
  key?(): number | string
  /** At most as many moves as the nearest solution still needs (an admissible heuristic); 0 when absent. */
  bound?(): number
  /** Of a game that has ended: 1 if the player to move has won, 0 for a draw, −1 if lost. By `status` when absent. */
  worth?(): -1 | 0 | 1
}

/** Pseudo-code beside the picture: which line (0-based) each kind of step stands on. */
export interface Listing {
  /** Sentences of the catalogue; leading spaces there are the indentation. */
  readonly lines: readonly Message[]
  readonly start: number
  readonly at: Readonly<Partial<Record<Step['kind'], number>>>
}

export interface Strategy<Pos extends Position = Position> {
  readonly id: string
  /**
   * `depth-first` follows one line and takes it back; `deepening` does so again and again under a growing limit on
   * depth + bound (Korf's IDA*, 1985); `breadth-first` takes states in the order found; `best-first` by the least
   * depth + bound (A*); `game-tree` finds the value of a game for two.
   */
  readonly engine: 'depth-first' | 'deepening' | 'breadth-first' | 'best-first' | 'game-tree'
  /**
   * What a depth-first search does with a state it knows: `allow` it (when absent), refuse it if it is `on-path`
   * (the article's DFS_TRY), or if it is in the `table` of all states met (备忘录法, Memoire_TRY).
   */
  readonly repeats?: 'allow' | 'on-path' | 'table'
  /** Game trees: leave out what cannot matter any more (alpha-beta). */
  readonly cuts?: boolean
  /** Sorts the candidates `moves[from … to − 1]` in place. Absent: the puzzle's own order. */
  order?(position: Pos, moves: Int32Array, from: number, to: number): void
  /** True where watching the exhaustion is the point, so it runs even when an argument settles the question. */
  readonly exhausts?: boolean
  readonly listing: Listing
}

/** How much has happened up to some step. `depth` is the length of the line. */
export interface Counts {
  readonly steps: number
  readonly visits: number
  readonly backtracks: number
  readonly refusals: number
  /** States met again. */
  readonly meets: number
  /** States that joined the frontier. */
  readonly found: number
  readonly solutions: number
  readonly depth: number
}

/** Everything there is to see after k steps of a run. Read only: it is computed, never kept. */
export interface Moment<P extends Params = Params, Pos extends Position = Position> {
  readonly params: P
  readonly strategy: Strategy
  readonly counts: Counts
  /** The position at the cursor. */
  readonly position: Pos
  /** Moves from the root to the cursor. */
  readonly line: readonly Move[]
  /** The last step; absent at step 0. */
  readonly step: Step | undefined
  /** The candidates at the cursor, in the order they are tried. */
  readonly candidates: readonly Move[]
  /** How many of them are behind us; `candidates[tried]` is tried next. */
  readonly tried: number
  /** True when this step found a solution. */
  readonly solved: boolean
  /** True when the search has ended: nothing is left to try. */
  readonly exhausted: boolean
  /** Of a deepening search: the limit of this round on depth + bound. */
  readonly limit?: number
}

/** A place in the picture that stands for a move, wherever in the run it is made. */
export interface Spot {
  readonly move: Move
  /** The level of the search on which it stands for that move; absent where it does on any. */
  readonly level?: number
  /** Its box, in picture units. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A solution in the words of its puzzle: plain data for JSON, text, and rows for CSV. */
export interface PathTexts {
  readonly path: readonly unknown[]
  readonly text: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A path someone else wrote, with the params it belongs to. */
export interface ReadPath<P extends Params = Params> {
  readonly params: P
  readonly moves: readonly Move[]
}

/** A board in the hands of a person, as plain data: only its puzzle knows what the numbers mean. */
export type Hand = readonly number[]

/** The squares of a board, row by row, for keys to move over and for screen readers to name. */
interface HandBoard {
  readonly rows: number
  readonly columns: number
  /** Its corner and the side of a square, in picture units. */
  readonly left: number
  readonly top: number
  readonly cell: number
}

/** How a puzzle is played by hand. Nothing here keeps anything: a hand goes in, another comes out. */
export interface HandPlay<P extends Params = Params> {
  start(params: P): Hand
  board(params: P): HandBoard
  /** What a press at (x, y), in picture units, makes of it; undefined where it does nothing. */
  press(params: P, hand: Hand, x: number, y: number): Hand | undefined
  /** `hinted` are those numbers of the hand that were hints. Words in the picture are in this language. */
  draw(params: P, hand: Hand, hinted: readonly number[], lang: Lang): Picture
  /** How it stands, and what is wrong: a few short sentences. */
  say(params: P, hand: Hand): readonly Message[]
  /** What stands on a square, counted from 0 along the rows. */
  squareText(params: P, hand: Hand, square: number): Message
  isSolved(params: P, hand: Hand): boolean
  /** The run whose solutions complete this hand; undefined where something is wrong with it already. */
  rest(params: P, hand: Hand): { readonly params: P; readonly strategy: string } | undefined
  /** The hand with the next piece of a completion, which is the line of a solution of `rest`. */
  hint(params: P, hand: Hand, line: readonly Move[]): Hand
}

/**
 * Makes instances from a seed: the same options and seed give the same instance on every machine. Its words are
 * `<id>.make.about` and `<id>.make.field.<field>` (and `.<option>` after that for a choice).
 */
export interface Maker<P extends Params = Params> {
  /** What can be asked for. */
  readonly form: Form
  /** Pure, and possibly long: it is called away from the window. Undefined where this seed gives none. */
  make(options: Params, seed: number): P | undefined
}

/**
 * Its `words` hold, besides what the functions below say: `<id>.name`, `<id>.about`, `<id>.field.<field>`,
 * `<id>.strategy.<strategy>` and the same with `.about`, `<id>.counter.<counter>`.
 */
export interface Puzzle<P extends Params = Params, Pos extends Position = Position> {
  readonly id: string
  /** An outline in a box of 100 × 100 units (see picture/outlines.ts), filled by the nonzero rule. */
  readonly icon: string
  readonly words: Words
  readonly form: Form<P>
  readonly strategies: readonly Strategy<Pos>[]
  /** What this strategy cannot run on, if anything, and at which field. */
  check?(params: P, strategy: Strategy): { field: string; message: Message } | undefined
  /** A proof, by argument alone, that there is no solution. */
  impossible?(params: P): Message | undefined
  /** The run's subject in a few words: “Knight's tour · 8×8 from 20”. */
  title(params: P): Message
  /** A fresh start position. */
  position(params: P): Pos
  /** Words in the picture are in this language. */
  draw(moment: Moment<P, Pos>, lang: Lang): Picture
  /** Why the search does what it does next, or what just happened: a few short sentences. */
  explain(moment: Moment<P, Pos>): readonly Message[]
  /** What a press at (x, y), in picture units, sets; undefined where it sets nothing. */
  press?(params: P, x: number, y: number): P | undefined
  /** How it is played by hand, where it can be. */
  readonly hand?: HandPlay<P>
  /** How new instances are made, where they can be. */
  readonly maker?: Maker<P>
  /** The place at (x, y), in picture units, that stands for a move; absent where none does. */
  moveAt?(params: P, x: number, y: number): Spot | undefined
  /** Short name of a move, as in a stack or a list of steps. */
  moveText(params: P, move: Move, lang: Lang): string
  /** The whole position on one line, for tests and logs. */
  stateText(position: Pos): string
  /** The counters under the names that scripts know. */
  counters(counts: Counts): Readonly<Record<string, number>>
  /** The line from the root, written for files; only its text and rows may be in this language. */
  pathTexts(params: P, line: readonly Move[], lang: Lang): PathTexts
  /** Of solutions that are turned or mirrored images of each other, true for one: the one the search meets first. */
  isFundamental?(params: P, line: readonly Move[]): boolean
  /** Reads a path in any of the forms we know. `params` fills in what the text does not say. */
  readPath(text: string, params: P): Outcome<ReadPath<P>>
  /** What is wrong with `line[at]`, the first move not allowed; with `at = line.length`, why the line is no solution yet. */
  fault(params: P, line: readonly Move[], at: number): Message
}
