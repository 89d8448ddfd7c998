/** The board of a path that is replayed. */
import type { Lang } from '@shared/lib/message'
import type { Mark, Picture } from '@shared/picture/picture'
import { faultyMove, momentOf } from './moment'
import type { Replay } from './replayDesk'

/** Where the path goes wrong there is a ring round the place that the faulty move leads to. */
export function pictureOf(replay: Replay, lang: Lang): Picture {
  const { puzzle, params } = replay.path
  const picture = puzzle.draw(momentOf(replay), lang)
  const move = faultyMove(replay)
  const spot = move === undefined ? undefined : puzzle.spotOf?.(params, move)
  if (!spot) return picture
  const width = Math.min(spot.w, spot.h) / 12
  const ring: Mark = {
    kind: 'rect',
    key: 'replay-fault',
    x: spot.x + width / 2,
    y: spot.y + width / 2,
    w: spot.w - width,
    h: spot.h - width,
    radius: width,
    stroke: 'refused',
    width,
  }
  return { ...picture, marks: [...picture.marks, ring] }
}
