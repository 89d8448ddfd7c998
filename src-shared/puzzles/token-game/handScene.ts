/** The board as it is played: its tokens, where those of who is to move can go, and whether that is good. */
import { noCounts } from '../../counts'
import type { JudgedMove, Worth } from '../../game'
import type { HandPlay } from '../../hand'
import type { Mark, Picture } from '../../picture/picture'
import type { Strategy } from '../../puzzle'
import { board } from './board'
import type { TokenMoment } from './explain'
import { centreOf, type Layout, layoutOf } from './layout'
import { minimax } from './listing'
import { worthInk, worthOutline } from './looks'
import { strideOf, type TokenParams, type TokenPosition } from './model'
import { pass, tokenOf } from './moves'
import { movesIn, playedOut } from './played'
import { lastMove, tokens } from './tokens'
import { turn } from './turn'

/** Nothing is searched and nothing comes next: whoever plays decides. */
const nobody: Strategy<TokenPosition> = { id: 'hand', engine: 'game-tree', listing: minimax }

/** See `HandPlay.draw`. The board alone: the levels beside it are those of a search. */
export const drawHand: HandPlay<TokenParams>['draw'] = (params, { hand, lang, judged }) => {
  const layout = layoutOf(params)
  const position = playedOut(params, hand)
  const moment = momentOf(params, position, hand)
  const marks = [
    ...board(moment, layout),
    ...lastMove(moment, layout),
    ...ways(position, layout, judged),
    ...tokens(moment, layout),
    ...turn(moment, layout, lang),
  ]
  return { ...sizeOf(layout), marks }
}

const sizeOf = ({ left, across, cell, height }: Layout): Pick<Picture, 'width' | 'height'> => ({
  width: 2 * left + across * cell,
  height,
})

function momentOf(params: TokenParams, position: TokenPosition, hand: readonly number[]): TokenMoment {
  // Who passes moves nothing: what has moved last is what went before.
  const line = hand.slice(0, hand.findLastIndex((move) => move !== pass) + 1)
  return {
    params,
    strategy: nobody,
    counts: noCounts,
    position,
    line,
    step: undefined,
    candidates: [],
    tried: 0,
    solved: false,
    exhausted: false,
  }
}

/** A ring, or what the move is worth, where each token would go. */
function ways(position: TokenPosition, layout: Layout, judged: readonly JudgedMove[] | undefined): Mark[] {
  if (position.status() !== 'branch') return []
  const { mover, places } = position
  return movesIn(position).flatMap((move): Mark[] => {
    if (move === pass) return []
    const token = tokenOf(move)
    const place = (places[mover][token] as number) + strideOf(position, mover, token)
    const { x, y } = centreOf(layout, mover, token, place)
    const worth = judged?.find((each) => each.move === move)?.worth
    return worth ? worthMarks(move, worth, x, y, layout.cell) : [ring(move, x, y, layout.cell)]
  })
}

const ring = (move: number, x: number, y: number, cell: number): Mark => ({
  kind: 'disc',
  key: `way-${move}`,
  x,
  y,
  r: cell * 0.15,
  fill: 'paper',
  stroke: 'accent',
  width: 2,
})

/** Good ◆, bad ■ or neither ▲ for who makes it; the plies aside, as the tracks cross in the middle. */
function worthMarks(move: number, { worth, plies }: Worth, x: number, y: number, cell: number): Mark[] {
  const side = cell * 0.34
  const at = { x: x - side / 2, y: y - side / 2, scale: side / 100 }
  const shape: Mark = {
    kind: 'path',
    key: `worth-${move}`,
    d: worthOutline[worth],
    ...at,
    fill: worthInk[worth],
  }
  if (worth === 0 || plies === undefined) return [shape]
  return [
    shape,
    {
      kind: 'text',
      key: `plies-${move}`,
      text: String(plies),
      x: x + side * 0.55,
      y: y + side * 0.62,
      size: Math.round(Math.min(14, cell * 0.2)),
      fill: worthInk[worth],
      anchor: 'start',
      bold: true,
    },
  ]
}
