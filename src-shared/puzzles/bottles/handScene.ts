/** Bottles as they are played: what is taken up is lifted, and what it can be poured into is marked. */

import type { Hand, HandSpot } from '../../hand'
import type { Lang } from '../../lib/message'
import type { Mark, Picture } from '../../picture/picture'
import { handWords } from './handWords'
import { type Layout, layoutOf } from './layout'
import type { BottleParams, BottlePosition } from './model'
import { tap } from './moves'
import { table } from './scene'
import { spotsOf, vesselAt } from './spots'
import { pourMarks } from './stream'
import { tuples } from './tuple'
import { vessels } from './vessels'

interface BottleHandView {
  readonly params: BottleParams
  readonly position: BottlePosition
  readonly hand: Hand
  readonly held: number | undefined
  /** Vessels, and perhaps the ground, that what is held can be poured into. */
  readonly targets: readonly number[]
  readonly lang: Lang
}

/** How far a bottle is lifted. */
const lift = 16

export function drawHand(view: BottleHandView): Picture {
  const { params, position, hand, held } = view
  const layout = layoutOf(params)
  const move = hand[hand.length - 1]
  const step = move === undefined ? undefined : ({ kind: 'visit', move } as const)
  const seen = { position, line: hand, step, solved: position.status() === 'solved' }
  const marks = [
    ...table(seen, layout),
    ...targetMarks(view),
    ...vessels(seen, { places: lifted(layout, held) }).map((mark) => asHeld(mark, held)),
    // Where to pour next is the question now, not what was poured last.
    ...(held === undefined ? pourMarks(seen, layout) : []),
    ...tuples(held === undefined ? seen : { ...seen, step: undefined }, layout),
  ]
  return { width: layout.width, height: layout.height, marks }
}

const lifted = ({ places }: Layout, held: number | undefined): Layout['places'] =>
  places.map((place) => {
    if (place.vessel !== held) return place
    const { top, full, floor, bottom } = place
    return { ...place, top: top - lift, full: full - lift, floor: floor - lift, bottom: bottom - lift }
  })

/** The glass of a bottle that is lifted has the colour of what acts, and its name stays where it was. */
function asHeld(mark: Mark, held: number | undefined): Mark {
  if (mark.kind === 'path' && mark.key === `edge-${held}`) return { ...mark, stroke: 'accent', width: 4 }
  return mark.kind === 'text' && mark.key === `name-${held}` ? { ...mark, y: mark.y + lift } : mark
}

/** Behind what can be poured into; what is outside is always there to be pressed. */
function targetMarks({ params, held, targets, lang }: BottleHandView): Mark[] {
  const count = params.bottles.length + params.drinkers.length
  return spotsOf(params).flatMap((spot, i): Mark[] => {
    const vessel = vesselAt(params, i)
    const isTarget = targets.includes(vessel)
    if (i >= count) return outsideMarks(spot, vessel, { isTarget, isHeld: vessel === held, lang })
    return isTarget ? [{ ...boxOf(spot), key: `target-${vessel}`, radius: 12, fill: 'accent-soft' }] : []
  })
}

const boxOf = ({ x, y, w, h }: HandSpot) => ({ kind: 'rect', x, y, w, h }) as const

interface OutsideLook {
  readonly isTarget: boolean
  readonly isHeld: boolean
  readonly lang: Lang
}

function outsideMarks(spot: HandSpot, vessel: number, { isTarget, isHeld, lang }: OutsideLook): Mark[] {
  const fill = isHeld ? 'accent' : isTarget ? 'accent-soft' : 'paper'
  const stroke = isHeld || isTarget ? 'accent' : 'frame'
  return [
    { ...boxOf(spot), key: `outside-${vessel}`, radius: spot.h / 2, fill, stroke, width: 1.5 },
    {
      kind: 'text',
      key: `outside-name-${vessel}`,
      text: handWords[lang][vessel === tap ? 'bottles.hand.tap' : 'bottles.hand.ground'],
      x: spot.x + spot.w / 2,
      y: spot.y + spot.h / 2,
      size: 14,
      fill: isHeld ? 'on-accent' : 'text',
    },
  ]
}
