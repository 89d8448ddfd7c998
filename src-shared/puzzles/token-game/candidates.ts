/** Where the tokens of who is to move can go, and what is known of each of these moves. */

import type { GameValue } from '../../game'
import { statusOutlines } from '../../picture/outlines'
import type { Mark } from '../../picture/picture'
import { type TokenMoment, tellsAll } from './explain'
import { centreOf, type Layout } from './layout'
import { worthInk, worthOutline } from './looks'
import { strideOf } from './model'
import { pass, tokenOf } from './moves'

export function candidates(moment: TokenMoment, layout: Layout): Mark[] {
  const { position, candidates: all, tried } = moment
  return all.flatMap((move, i): Mark[] => {
    if (move === pass) return []
    const { mover, places } = position
    const token = tokenOf(move)
    const place = (places[mover][token] as number) + strideOf(position, mover, token)
    const { x, y } = centreOf(layout, mover, token, place)
    if (i < tried) return triedMarks(moment, i, x, y, layout.cell)
    const isNext = i === tried && !moment.game?.isCut
    const r = layout.cell * 0.15
    const look = isNext
      ? ({ fill: 'accent', stroke: 'accent' } as const)
      : ({ fill: 'paper', stroke: 'accent' } as const)
    return [{ kind: 'disc', key: `way-${move}`, x, y, r, width: 2, ...look }]
  })
}

/** Good ◆, bad ■ or neither ▲ for who makes it, with the plies; only a cross where it is known to be no better. */
function triedMarks(moment: TokenMoment, i: number, x: number, y: number, cell: number): Mark[] {
  const value = moment.game?.values[i]
  const move = moment.candidates[i] as number
  const side = cell * 0.34
  const at = { x: x - side / 2, y: y - side / 2, scale: side / 100 }
  if (!value) return [unknownMark(move, x, y, cell)]
  if (!tellsAll(moment, i))
    return [{ kind: 'path', key: `no-better-${move}`, d: statusOutlines.refused, ...at, fill: 'met' }]
  return [
    { kind: 'path', key: `worth-${move}`, d: worthOutline[value.worth], ...at, fill: worthInk[value.worth] },
    ...(moment.game?.isCut ? [] : pliesMark(value, move, x + side * 0.42, y + side * 0.62, cell)),
  ]
}

/** A move that was left out, or whose value is about to come up. */
const unknownMark = (move: number, x: number, y: number, cell: number): Mark => ({
  kind: 'disc',
  key: `way-${move}`,
  x,
  y,
  r: cell * 0.15,
  fill: 'paper',
  stroke: 'met',
  width: 2,
})

/** Aside, as the tracks cross in the middle. */
function pliesMark({ worth, plies }: GameValue, move: number, x: number, y: number, cell: number): Mark[] {
  if (worth === 0) return []
  const size = Math.round(Math.min(14, cell * 0.2))
  return [
    {
      kind: 'text',
      key: `plies-${move}`,
      text: String(plies),
      x,
      y,
      size,
      fill: worthInk[worth],
      anchor: 'start',
      bold: true,
    },
  ]
}
