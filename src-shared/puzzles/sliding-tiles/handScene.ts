/** The board as it is played: its tiles, which of them can slide and which way, and the goal. */
import { noCounts } from '../../counts'
import type { Hand } from '../../hand'
import type { Picture } from '../../picture/picture'
import type { Strategy } from '../../puzzle'
import { candidates } from './candidates'
import type { TileMoment } from './explain'
import { layoutOf } from './layout'
import { breadthFirst } from './listing'
import type { TileParams, TilePosition } from './model'
import { goalBoard, tiles, tray } from './scene'

/** Nothing is estimated and nothing comes next: whoever plays decides. */
const nobody: Strategy = { id: 'hand', engine: 'breadth-first', listing: breadthFirst }

export function drawHand(params: TileParams, position: TilePosition, hand: Hand): Picture {
  const layout = layoutOf(params.size)
  const { width, height } = layout
  const parts = [tray, tiles, candidates, goalBoard]
  const moment = momentOf(params, position, hand)
  return { width, height, marks: parts.flatMap((part) => part(moment, layout)) }
}

function momentOf(params: TileParams, position: TilePosition, hand: Hand): TileMoment {
  const solved = position.status() === 'solved'
  const moves = new Int32Array(position.maxMoves)
  const open = moves.subarray(0, position.moves(moves, 0))
  const move = hand[hand.length - 1]
  return {
    params,
    strategy: nobody,
    counts: noCounts,
    position,
    line: hand,
    step: move === undefined ? undefined : { kind: 'visit', move },
    candidates: solved ? [] : [...open],
    tried: -1,
    solved,
    exhausted: false,
  }
}
