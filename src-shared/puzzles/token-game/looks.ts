/** How the two sides look, and what a value looks like: the token of who wins, and in how many plies. */

import type { GameValue } from '../../game'
import type { Ink } from '../../picture/ink'
import { statusOutlines, tokenOutlines } from '../../picture/outlines'
import type { Mark } from '../../picture/picture'
import { otherSide, type Side } from './moves'

export const sideInks: readonly [Ink, Ink] = ['branch', 'refused']

/** Where the middle of a token's outline is for the eye, in its box of 100: the point of it weighs little. */
const middles = [
  { x: 46, y: 50 },
  { x: 50, y: 46 },
] as const

/** A token with its middle at (x, y). */
export function tokenMark(
  key: string,
  side: Side,
  x: number,
  y: number,
  size: number,
): Mark & { kind: 'path' } {
  const scale = size / 100
  const { x: left, y: top } = middles[side]
  const at = { x: x - left * scale, y: y - top * scale, scale }
  return { kind: 'path', key, d: tokenOutlines[side], ...at, fill: sideInks[side] }
}

/** A value of who is `mover` at (x, y), to the right of it: who wins and in how many plies. */
export function valueMarks(
  key: string,
  mover: Side,
  value: GameValue | undefined,
  x: number,
  y: number,
): Mark[] {
  const text = (words: string, fill: Ink, dx: number): Mark => {
    return { kind: 'text', key: `${key}-text`, text: words, x: x + dx, y, size: 13, fill, anchor: 'start' }
  }
  if (!value) return [text('–', 'text-muted', 2)]
  if (value.worth === 0) return [text('=', 'text', 2)]
  const winner = value.worth > 0 ? mover : otherSide(mover)
  return [tokenMark(`${key}-winner`, winner, x + 6, y, 14), text(String(value.plies), 'text', 17)]
}

/** A state that is good, bad or neither for who moves there, as a shape. */
export const worthOutline = {
  [-1]: statusOutlines.failed,
  0: statusOutlines.met,
  1: statusOutlines.solved,
} as const
export const worthInk: Readonly<Record<-1 | 0 | 1, Ink>> = { [-1]: 'failed', 0: 'met', 1: 'solved' }
