/** The puzzles, in the order of the rail. */
import type { Puzzle } from '../puzzle'
import { bottles } from './bottles/index'
import { knightsTour } from './knights-tour/index'
import { nQueens } from './n-queens/index'
import { slidingTiles } from './sliding-tiles/index'
import { tokenGame } from './token-game/index'
import { zebra } from './zebra/index'

export const puzzles: readonly Puzzle[] = [knightsTour, nQueens, bottles, slidingTiles, zebra, tokenGame]

export const puzzleOf = (id: string): Puzzle | undefined => puzzles.find((puzzle) => puzzle.id === id)
