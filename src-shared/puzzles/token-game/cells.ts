/** The board in words: what stands on each square, and whether it can go on. */
import type { Message } from '../../lib/message'
import type { TokenMoment } from './explain'
import { spotText, squaresOf } from './handSpots'

/** See `Puzzle.cells`; the corners between the borders are no places. */
export function cells({ params, position }: TokenMoment): readonly (readonly Message[])[] {
  const rows: Message[][] = []
  for (const square of squaresOf(params)) {
    rows[square.row] ??= []
    rows[square.row]?.push(spotText(position, square))
  }
  return rows
}
