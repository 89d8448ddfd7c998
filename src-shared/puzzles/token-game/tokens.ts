/** The tokens, and the way of the last one that moved. */
import type { Mark } from '../../picture/picture'
import type { TokenMoment } from './explain'
import { centreOf, type Layout } from './layout'
import { sideInks, tokenMark } from './looks'
import { otherSide, pass, type Side, sideOf, tokenOf } from './moves'

export function tokens({ position }: TokenMoment, layout: Layout): Mark[] {
  return ([0, 1] as const).flatMap((side) =>
    Array.from(position.places[side], (place, token): Mark[] => {
      const { x, y } = centreOf(layout, side, token, place)
      const size = layout.cell * 0.66
      const mark = tokenMark(`token-${side}-${token}`, side, x, y, size)
      const number = { x, y, size: Math.round(size * 0.38), fill: 'on-accent', bold: true } as const
      return [
        { ...mark, stroke: 'paper', width: 4 },
        { kind: 'text', key: `number-${side}-${token}`, text: String(token + 1), ...number },
      ]
    }).flat(),
  )
}

/** Round the token that goes on next, under it. */
export function nextToken({ position, candidates, tried, game }: TokenMoment, layout: Layout): Mark[] {
  const next = candidates[tried]
  if (next === undefined || next === pass || game?.isCut) return []
  const side = sideOf(next)
  const { x, y } = centreOf(layout, side, tokenOf(next), position.places[side][tokenOf(next)] as number)
  const ring = { r: layout.cell * 0.44, fill: 'paper', stroke: 'accent', width: 3 } as const
  return [{ kind: 'disc', key: 'next', x, y, ...ring }]
}

/** From where the last token came to where it stands. */
export function lastMove({ position, line }: TokenMoment, layout: Layout): Mark[] {
  const move = line[line.length - 1]
  if (move === undefined || move === pass) return []
  const side: Side = sideOf(move)
  const token = tokenOf(move)
  const place = position.places[side][token] as number
  const hasJumped = place >= 2 && position.places[otherSide(side)][place - 2] === token + 1
  const from = centreOf(layout, side, token, place - (hasJumped ? 2 : 1))
  const to = centreOf(layout, side, token, place)
  return [
    { kind: 'disc', key: 'last-from', x: from.x, y: from.y, r: layout.cell * 0.09, fill: sideInks[side] },
    {
      kind: 'polyline',
      key: 'last',
      points: Float32Array.of(from.x, from.y, to.x, to.y),
      stroke: sideInks[side],
      width: layout.cell * 0.07,
    },
  ]
}
