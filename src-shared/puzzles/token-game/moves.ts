/** A move is a token of who is to move, Horizontal's from 0 and Vertical's from 8 on, or a pass. */
import type { Lang } from '../../lib/message'
import type { Move } from '../../step'
import { words } from './words'

/** 0 Horizontal, whose tokens go from left to right; 1 Vertical, whose tokens go from top to bottom. */
export type Side = 0 | 1

export const letters = ['H', 'V'] as const

const sideStep = 8
export const pass: Move = 2 * sideStep

/** `token` counts from 0: rows from the top, columns from the left. */
export const moveOf = (side: Side, token: number): Move => side * sideStep + token

/** Both only of a move that is no pass. */
export const sideOf = (move: Move): Side => (move < sideStep ? 0 : 1)
export const tokenOf = (move: Move): number => move % sideStep

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** The move as it is written to files: `H2` is the token of the second row, `V1` that of the first column. */
export const moveName = (move: Move): string =>
  move === pass ? 'pass' : `${letters[sideOf(move)]}${tokenOf(move) + 1}`

/** The same, a pass in the reader's language. */
export const moveText = (move: Move, lang: Lang): string =>
  move === pass ? words[lang]['token-game.pass'] : moveName(move)
