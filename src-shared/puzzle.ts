/** The one interface every puzzle stands behind, and the words the rest of the house speaks. */
import type { Composer } from './composer'
import type { Counts } from './counts'
import type { Form, Params } from './form/field'
import type { GameAnswer, GameView } from './game'
import type { HandPlay } from './hand'
import type { Lang, Message, Words } from './lib/message'
import type { Outcome } from './lib/outcome'
import type { Listing } from './listing'
import type { Picture } from './picture/picture'
import type { Move, Step } from './step'
import type { Variants } from './variants'

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

/** What the counts are of, where that makes a difference to the counters. */
export interface Counted<P extends Params = Params> {
  readonly params: P
  readonly strategy: Strategy
  /** The counts at the first solution, where they are known. */
  readonly first?: Counts | undefined
}

export type Counters = Readonly<Record<string, number | readonly number[]>>

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
  /** Of a game tree. */
  readonly game?: GameView
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

/**
 * Makes instances from a seed: the same wishes and seed give the same instance on every machine. Its words are
 * `<id>.make.about` and `<id>.make.field.<field>` (and `.<option>` after that for a choice, `.note` for a text).
 */
export interface Maker<P extends Params = Params, Wishes extends Params = Params> {
  /** What can be asked for. */
  readonly form: Form<Wishes>
  /** What cannot be made, if anything, and at which field. */
  check?(wishes: Wishes): { readonly field: string; readonly message: Message } | undefined
  /** True for a field that means nothing beside these wishes. */
  isIdle?(field: string, wishes: Wishes): boolean
  /**
   * Pure, and possibly long: it is called away from the window. Undefined where this seed gives none. `tell` may be
   * called now and then with how much of the work is done, from 0 to 1.
   */
  make(wishes: Wishes, seed: number, tell?: (share: number) => void): P | undefined
}

/** What can be said of all the states that can be reached. The goal is no end here, as it is for a search. */
export interface SpaceFacts {
  readonly reachable: number
  /** Moves between those states. */
  readonly transitions: number
  /** From how many of them no goal can be reached. */
  readonly hopeless: number
  readonly goals: number
  /** Moves of a shortest solution, or −1. */
  readonly shortest: number
  /** How many solutions are that short; exact up to 2⁵³. */
  readonly shortestSolutions: number
  /** How many states are first reached after so many moves. */
  readonly layers: Int32Array
}

/** Something on the board that can be dragged, before a search, to set it. */
export interface Grip<P extends Params = Params> {
  /** Which way it goes. */
  readonly way: 'up-down' | 'left-right' | 'anywhere'
  /** What it sets where it is at (x, y), in picture units; any place will do. */
  to(x: number, y: number): P
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
  /** A fresh start position, as this strategy plays it; without one, as paths and their checks do. */
  position(params: P, strategy?: Strategy): Pos
  /** Words in the picture are in this language. */
  draw(moment: Moment<P, Pos>, lang: Lang): Picture
  /** The picture in words, row by row: a few words for each place, for those who hear it instead of seeing it. */
  cells?(moment: Moment<P, Pos>): readonly (readonly Message[])[]
  /** Why the search does what it does next, or what just happened: a few short sentences. */
  explain(moment: Moment<P, Pos>): readonly Message[]
  /** What a press at (x, y), in picture units, sets; undefined where it sets nothing. */
  press?(params: P, x: number, y: number): P | undefined
  /** What a drag that begins at (x, y), in picture units, takes along; undefined where it moves the picture. */
  grip?(params: P, x: number, y: number): Grip<P> | undefined
  /** How it is played by hand, where it can be. */
  readonly hand?: HandPlay<P>
  /** How new instances are made, where they can be. */
  readonly maker?: Maker<P>
  /** How an instance is put together by hand, where it can be. */
  readonly composer?: Composer<P>
  /** Pages to be printed and solved on paper: the instance, then its solution; none where it has not exactly one. */
  sheet?(params: P, lang: Lang): readonly Picture[]
  /** Runs worth comparing with the one of these params, where they differ in one thing alone. */
  variants?(params: P, strategy: Strategy): readonly Variants<P>[]
  /**
   * The facts of all states, by a quicker way than going through them one by one; it may go far beyond what a map can
   * show. Undefined where there may be too many states for the memory.
   */
  facts?(params: P): SpaceFacts | undefined
  /** The place at (x, y), in picture units, that stands for a move; absent where none does. */
  moveAt?(params: P, x: number, y: number): Spot | undefined
  /**
   * The place in the picture that a move leads to, also one that is not allowed; absent where the picture of a refused
   * move shows it.
   */
  spotOf?(params: P, move: Move): Spot | undefined
  /** Short name of a move, as in a stack or a list of steps. */
  moveText(params: P, move: Move, lang: Lang): string
  /** The whole position on one line, for tests and logs. */
  stateText(position: Pos): string
  /** The counters under the names that scripts know; a list where something is counted several times. */
  counters(counts: Counts, of?: Counted<P>): Counters
  /** Of a game: what its value means, under the names that scripts know; beside the path in JSON. */
  answer?(params: P, answer: GameAnswer): Readonly<Record<string, unknown>>
  /** Of a game played to its end: the first move that was not the best, where that can be told. */
  slip?(params: P, line: readonly Move[]): Message | undefined
  /** The line from the root, written for files; only its text and rows may be in this language. */
  pathTexts(params: P, line: readonly Move[], lang: Lang): PathTexts
  /** Of solutions that are turned or mirrored images of each other, true for one: the one the search meets first. */
  isFundamental?(params: P, line: readonly Move[]): boolean
  /**
   * In UTF-16 units: no path of it is longer in any form, so that longer texts need not be read. Absent where a path may
   * be as long as the search is deep.
   */
  readonly longestPath?: number
  /** Reads a path in any of the forms we know. `params` fills in what the text does not say. */
  readPath(text: string, params: P): Outcome<ReadPath<P>>
  /**
   * Params of boards that the text itself hints at, by the number or the names of its squares, where `readPath` takes
   * them from its params; best first. `params` says the rest.
   */
  boardsIn?(text: string, params: P): readonly P[]
  /** What is wrong with `line[at]`, the first move not allowed; with `at = line.length`, why the line is no solution yet. */
  fault(params: P, line: readonly Move[], at: number): Message
}
