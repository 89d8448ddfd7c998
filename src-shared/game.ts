/** The words for a game for two and its values. */
import type { Move } from './step'

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
