/** The puzzles, in the order of the rail. */
import type { Puzzle } from '../puzzle'
import { knightsTour } from './knights-tour/index'
import { nQueens } from './n-queens/index'

export const puzzles: readonly Puzzle[] = [knightsTour, nQueens]

export const puzzleOf = (id: string): Puzzle | undefined => puzzles.find((puzzle) => puzzle.id === id)
