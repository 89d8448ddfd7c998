/** How a puzzle is played by hand, alone or against the computer. */
import type { Params } from './form/field'
import type { JudgedMove, Worth } from './game'
import type { Lang, Message } from './lib/message'
import type { Picture } from './picture/picture'
import type { Move } from './step'

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
