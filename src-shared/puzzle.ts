/** The one interface every puzzle stands behind, and the words the rest of the house speaks. */
import type { Composer } from './composer'
import type { Form, Params } from './form/field'
import type { Lang, Message, Words } from './lib/message'
import type { Outcome } from './lib/outcome'
import type { Picture } from './picture/picture'
import type { Step } from './step'
import type { Variants } from './variants'

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

/** What a position of a game is worth to who is to move there: 1 won, 0 a draw, −1 lost. */
export interface GameValue {
  readonly worth: -1 | 0 | 1
  /** Moves to the end if the winner hurries and the loser delays; 0 of a draw. */
  readonly plies: number
}

/** A value of which perhaps only the worth is known. */
export type Worth = Pick<GameValue, 'worth'> & Partial<GameValue>

/** A move, and what it is worth to who makes it; undefined where that is not known. */
export interface JudgedMove {
  readonly move: Move
  readonly worth: Worth | undefined
}

/** What is known of a game at a moment. */
export interface GameView {
  /** Per level of the line, root first: the best found so far for who moves there. */
  readonly best: readonly (GameValue | undefined)[]
  /** Per level: what a value there must be better than to matter to a level above, where the strategy looks at that. */
  readonly floor: readonly (GameValue | undefined)[]
  /** Of each candidate tried at the cursor: what it is worth to who moves there; unknown while it is searched. */
  readonly values: readonly (GameValue | undefined)[]
  /** True where nothing else at the cursor can matter any more to the level above. */
  readonly isCut: boolean
  /** The way both play at their best, once all is known. */
  readonly line: readonly Move[] | undefined
}

/** What a search of a game came to. */
export interface GameAnswer {
  /** Of the start, to who moves first. */
  readonly value: GameValue
  /** The first way, in the order of the strategy, in which both play at their best. */
  readonly line: readonly Move[]
  /** First moves that win, where all of them are known. */
  readonly winning?: readonly Move[]
  /** Different states that can be reached, where they were counted. */
  readonly states?: number
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
 * A board in the hands of a person, as plain data: only its puzzle knows what the numbers mean. Often they are simply
 * the moves so far.
 */
export type Hand = readonly number[]

/** A hand, and what was taken up to be put somewhere. Taking up is no move: it is not undone, only dropped. */
export interface Holding {
  readonly hand: Hand
  readonly held: number | undefined
}

/** A place that can be pressed, for keys to move over and for screen readers to name. */
export interface HandSpot {
  /** From 0; keys go left and right within a row, up and down to the nearest spot of the next. */
  readonly row: number
  readonly column: number
  /** Its box, in picture units. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What a press makes of a hand. The same hand (the same object) is no move. */
export interface Pressed {
  readonly hand: Hand
  /** What is held from now on, if anything. */
  readonly held?: number | undefined
  /** Why the press did not do what may have been meant. */
  readonly why?: Message | undefined
}

/** What is to be seen of a hand. */
interface HandView extends Holding {
  /** Those numbers of the hand that hints brought. */
  readonly hinted: readonly number[]
  /** Of the words in the picture. */
  readonly lang: Lang
  /** Of a game: what the moves are worth, where that is to be shown. */
  readonly judged?: readonly JudgedMove[]
}

/** A run whose first solution completes a hand. */
export interface HandRest<P extends Params = Params> {
  readonly params: P
  readonly strategy: string
  /** True where that strategy finds a shortest way first, so that how long it is can be said. */
  readonly isShortest?: boolean
  /** What to know while it is looked for: that it may take long. */
  readonly note?: Message
}

/** What the computer makes of a game that is not over. */
export interface Thought {
  /** To who is to move; undefined where it is not known. */
  readonly worth: Worth | undefined
  /** All moves there are. */
  readonly moves: readonly JudgedMove[]
  readonly best: Move
  /** What it plays at the level it was asked for. */
  readonly reply: Move
}

/** One who plays a game and learns of it beforehand. It lives away from the window, as both may take their time. */
export interface Thinker {
  /** Goes on learning for some milliseconds; true when there is no more to learn. */
  learn(): boolean
  /** How much of it is learnt, from 0 to 1. */
  share(): number
  /**
   * The same hand, level and seed, the same thought. Undefined where all must be learnt first, which is soon; otherwise
   * what can be thought without.
   */
  think(hand: Hand, level: string, seed: number): Thought | undefined
}

/**
 * A game for two, of which the computer can play either side, or both. Its words: `<id>.side.0` and `.1`, and
 * `<id>.level.<level>` with `.about`.
 */
export interface Versus<P extends Params = Params> {
  /** How well it plays, worst first; the last plays as well as it can. */
  readonly levels: readonly string[]
  /** Whose turn it is; undefined where the game is over. */
  turnOf(params: P, hand: Hand): 0 | 1 | undefined
  /** `before`: one made for other params, what it has learnt is kept where it holds of these, too. */
  thinker(params: P, before?: Thinker): Thinker
  /** What a state that is worth so much is to who is to move. */
  verdict(params: P, hand: Hand, worth: Worth): Message
  /** How it plays where not all is learnt, or where it never will be. */
  limits(params: P, isLearnt: boolean): Message | undefined
}

/**
 * How a puzzle is played by hand. Nothing here keeps anything: a hand goes in, another comes out. The words of the
 * puzzle hold one more sentence, `<id>.hand.help`: how to play.
 */
export interface HandPlay<P extends Params = Params> {
  /** True where fewer moves are better, and `line` holds one for each. */
  readonly countsMoves?: boolean
  /** True where what is held can also be drawn from one spot to another. */
  readonly drags?: boolean
  /** True where `spotOfKey` knows the arrows, and they do not call for the ring of the keys. */
  readonly takesArrows?: boolean
  /** Of a game for two. */
  readonly versus?: Versus<P>
  start(params: P): Hand
  /** Whether these numbers, out of a file, can be a hand of this board; absent where a hand is the moves so far. */
  isHand?(params: P, numbers: readonly number[]): boolean
  /** Row by row, and in a row by column. Always the same for the same params. */
  spots(params: P): readonly HandSpot[]
  /** What a press on this spot makes of it, by its place in `spots`; undefined where it means nothing. */
  press(params: P, now: Holding, spot: number): Pressed | undefined
  /** The spot that a key (as `KeyboardEvent.key` says it) presses while the ring of the keys is not shown. */
  spotOfKey?(params: P, hand: Hand, key: string): number | undefined
  draw(params: P, view: HandView): Picture
  /** How it stands, and what is wrong: a few short sentences. */
  say(params: P, now: Holding): readonly Message[]
  /** What must hold, in order, where the picture does not say it; and whether it does, cannot any more, or is open. */
  rules?(
    params: P,
    hand: Hand,
  ): readonly { readonly text: Message; readonly state: 'open' | 'holds' | 'broken' }[]
  spotText(params: P, now: Holding, spot: number): Message
  /** Whether a spot is one of those chosen; absent where none ever is. */
  isSelected?(params: P, now: Holding, spot: number): boolean
  isSolved(params: P, hand: Hand): boolean
  /** The path that the hand stands for, as it is written to files; undefined where it is none yet. */
  line(params: P, hand: Hand): readonly Move[] | undefined
  /** The hand that has come about by this path, all moves of which are allowed; absent where no path can be gone on with. */
  ofLine?(params: P, line: readonly Move[]): Hand
  /** Undefined where something is wrong with the hand already, and of a game for two. */
  rest(params: P, hand: Hand): HandRest<P> | undefined
  /** The hand with the next piece of a completion, `line` of `rest`; the line that completes it from there, and `why`. */
  hint(
    params: P,
    hand: Hand,
    line: readonly Move[],
  ): { readonly hand: Hand; readonly line: readonly Move[]; readonly why?: Message }
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
  /** Reads a path in any of the forms we know. `params` fills in what the text does not say. */
  readPath(text: string, params: P): Outcome<ReadPath<P>>
  /** What is wrong with `line[at]`, the first move not allowed; with `at = line.length`, why the line is no solution yet. */
  fault(params: P, line: readonly Move[], at: number): Message
}
