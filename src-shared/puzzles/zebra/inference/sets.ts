/** The set in work and the next one as rows of small squares, and below them how the size of the set went. */
import type { Ink } from '../../../picture/ink'
import type { Mark } from '../../../picture/picture'
import type { Frame } from '../scene/layout'
import { filled, fittingSize, grouped, letters } from '../scene/lettering'
import { pictureWords } from '../scene/pictureWords'
import type { SetPlace } from './place'
import type { Stages } from './stages'
import { stageLabel } from './stageText'

export const stripHeight = 62
const pitch = 11
const rows = 3

/** How the plans of a strip are painted. */
interface Strip {
  readonly key: string
  readonly title: string
  readonly count: number
  inkOf(plan: number): Ink
  /** The plan with a ring, or −1. */
  readonly ring: number
}

/** The plans of this set: those behind us, the one in work, those to come; and the plans made so far. */
export function setStrips(
  frame: Frame,
  top: number,
  { number, count, next }: SetPlace,
  isOver: boolean,
): Mark[] {
  // Of a solution seen by itself it is not known which plan it was.
  if (number === 0) return []
  const words = pictureWords[frame.lang]
  const here = filled(words.here, { number: grouped(number), count: grouped(count) })
  return [
    ...strip(frame, top, {
      key: 'here',
      title: here,
      count,
      inkOf: (plan) => (plan < number - 1 ? 'met' : plan === number - 1 ? 'accent' : 'square-dark'),
      ring: number - 1,
    }),
    ...(isOver
      ? []
      : strip(frame, top + stripHeight, {
          key: 'next',
          title: filled(words.next, { count: grouped(next) }),
          count: next,
          inkOf: () => 'branch',
          ring: -1,
        })),
  ]
}

/** Squares while they fit, else a bar for the part that is behind us. */
function strip(frame: Frame, top: number, { key, title, count, inkOf, ring }: Strip): Mark[] {
  const across = Math.floor(frame.boardWidth / pitch)
  const heading = letters(`${key}-title`, title, frame.left, top + 8, 13, 'text', { bold: true })
  if (count > across * rows) return [heading, ...bar(frame, top + 24, key, count, ring)]
  return [
    heading,
    ...Array.from({ length: count }, (_, plan): Mark => {
      const x = frame.left + (plan % across) * pitch
      const y = top + 22 + Math.floor(plan / across) * pitch
      const edge = plan === ring ? ({ stroke: 'text', width: 1.5 } as const) : {}
      return { kind: 'rect', key: `${key}-${plan}`, x, y, w: 8, h: 8, radius: 2, fill: inkOf(plan), ...edge }
    }),
  ]
}

function bar({ left, boardWidth }: Frame, y: number, key: string, count: number, ring: number): Mark[] {
  const done = ring < 0 ? 1 : Math.max(0.004, ring / count)
  const box = { x: left, y, h: 10, radius: 3 }
  return [
    { kind: 'rect', key: `${key}-bar`, ...box, w: boardWidth, fill: 'square-dark' },
    { kind: 'rect', key: `${key}-done`, ...box, w: boardWidth * done, fill: ring < 0 ? 'branch' : 'met' },
  ]
}

export const chartHeight = 128

/** A bar for each set so far; the next set grows beside them, and stages to come have their names already. */
export function sizeChart(frame: Frame, top: number, { stages }: Stages, { sizes, set }: SetPlace): Mark[] {
  const { left, boardWidth, lang } = frame
  const count = Math.max(stages.length + 1, sizes.length)
  const column = boardWidth / count
  const floor = top + chartHeight - 20
  const tallest = 72
  const most = Math.max(...sizes, 1)
  return [
    letters('sizes-title', pictureWords[lang].sizes, left, top + 8, 13, 'text', { bold: true }),
    { kind: 'rect', key: 'sizes-floor', x: left, y: floor, w: boardWidth, h: 1, fill: 'frame' },
    ...Array.from({ length: count }, (_, i): Mark[] => {
      const x = left + (i + 0.5) * column
      const label = i === 0 ? stageLabel(undefined, lang) : stageLabel(stages[i - 1], lang)
      const name = letters(`stage-${i}`, label, x, floor + 11, fittingSize(label, column, 10), 'text-muted', {
        anchor: 'middle',
      })
      const size = sizes[i]
      if (size === undefined) return [name]
      const h = Math.max(2, (tallest * size) / most)
      const w = Math.min(18, column - 3)
      const fill = i === set ? 'accent' : i > set ? 'branch' : 'met'
      const text = String(size)
      return [
        name,
        { kind: 'rect', key: `size-${i}`, x: x - w / 2, y: floor - h, w, h, radius: 2, fill },
        letters(`count-${i}`, text, x, floor - h - 8, fittingSize(text, column + 2, 11), 'text', {
          anchor: 'middle',
        }),
      ]
    }).flat(),
  ]
}
