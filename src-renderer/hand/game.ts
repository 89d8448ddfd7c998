/** What is on the table to be played with. */
import type { Hand, HandPlay, HandSpot, Holding } from '@shared/hand'
import type { Move } from '@shared/step'
import type { HandApp } from './handApp'

/** The hand of now and what it is played with; undefined where the puzzle is not played by hand. */
export function gameOf({ desk, hand }: HandApp) {
  const { run } = desk.getState()
  const play: HandPlay | undefined = run.puzzle.hand
  const { history, held } = hand.getState()
  const now: Holding = { hand: history.now.hand, held }
  return play && { run, play, params: run.params, hand: now.hand, now }
}

export type Game = NonNullable<ReturnType<typeof gameOf>>

/** The spot at (x, y), in picture units, by its place in the list; undefined beside all of them. */
export function spotAt(spots: readonly HandSpot[], x: number, y: number): number | undefined {
  const found = spots.findIndex(
    (spot) => x >= spot.x && x < spot.x + spot.w && y >= spot.y && y < spot.y + spot.h,
  )
  return found < 0 ? undefined : found
}

/**
 * The spot that many rows down and columns to the right. In another row it is the one nearest to straight above or
 * below, as rows need not be alike; at an edge it stays.
 */
export function neighbourOf(spots: readonly HandSpot[], at: number, down: number, right: number): number {
  const from = spots[at]
  if (!from) return at
  const row = spots.filter((spot) => spot.row === from.row + down)
  const middle = ({ x, w }: HandSpot) => x + w / 2
  const apart = (spot: HandSpot) =>
    down === 0 ? Math.abs(spot.column - from.column - right) : Math.abs(middle(spot) - middle(from))
  const nearest = row.reduce<HandSpot | undefined>(
    (best, spot) => (best && apart(best) <= apart(spot) ? best : spot),
    undefined,
  )
  return nearest ? spots.indexOf(nearest) : at
}

/**
 * What is left of a completion after the person has played on: if it is just what hints would have played, the rest
 * of the line still completes the hand. Undefined where it is something else.
 */
export function lineAfter(
  { play, params, hand: before }: Pick<Game, 'play' | 'params' | 'hand'>,
  line: readonly Move[],
  after: Hand,
): readonly Move[] | undefined {
  let at = { hand: before, line }
  do {
    const next = play.hint(params, at.hand, at.line)
    const isLonger = next.hand.length > at.hand.length
    at = next
    if (!isLonger) break
  } while (at.hand.length < after.length)
  return isSame(at.hand, after) ? at.line : undefined
}

const isSame = (a: Hand, b: Hand): boolean => a.length === b.length && a.every((each, i) => each === b[i])
