/**
 * A move takes from one vessel and gives to another. Vessels are numbered as in the article's tuple, from 0: first the
 * bottles, then the drinkers. Two more stand for what is outside: the tap and the ground.
 */
import type { Move } from '../../step'

export const tap = 14
export const ground = 15

export const moveOf = (from: number, to: number): Move => (from << 4) | to
export const fromOf = (move: Move): number => (move >> 4) & 15
export const toOf = (move: Move): number => move & 15

/** The article's names: bottles a, b, c …, drinkers A, B, C … */
export const vesselName = (vessel: number, bottles: number): string =>
  vessel < bottles ? String.fromCharCode(97 + vessel) : String.fromCharCode(65 + vessel - bottles)

/** `a→c`, `a→A`; from the tap `→a`, on the ground `a→`. */
export function moveText(bottles: number, move: Move): string {
  const name = (vessel: number) => (vessel < tap ? vesselName(vessel, bottles) : '')
  return `${name(fromOf(move))}→${name(toOf(move))}`
}

/**
 * What is read from a file may be no move at all. It is kept in a number all the same, so that the first fault can be
 * said: a move with an amount that the rules do not give, a state that does not change, one that changes too much, or
 * one with more in a vessel than it holds.
 */
export const withAmount = (move: Move, amount: number): Move => (amount << 8) | move
export const saidAmount = (move: Move): number => (move >> 8) & 127

const same = 1 << 16
const several = 2 << 16
const outside = 3 << 16

export const sameState: Move = same
export const severalMoves: Move = several
export const outsideOf = (vessel: number): Move => outside | vessel
export const isSame = (move: Move): boolean => move >> 16 === same >> 16
export const isSeveral = (move: Move): boolean => move >> 16 === several >> 16
export const isOutside = (move: Move): boolean => move >> 16 === outside >> 16
