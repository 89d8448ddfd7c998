/** The moves of a state as a row of chips. */
import { statusOutlines } from '../../picture/outlines'
import type { Mark } from '../../picture/picture'
import type { BottleMoment } from './explain'
import { chip, type Layout } from './layout'
import { fromOf, tap, toOf, vesselName } from './moves'

/** In their order: those behind us, the one next, and those to come. */
export function candidates({ position, candidates: all, tried, step }: BottleMoment, layout: Layout): Mark[] {
  const { chips, chipsARow, width } = layout
  const inRow = Math.min(all.length, chipsARow)
  const first = (width - inRow * (chip.width + chip.gap) + chip.gap) / 2
  return all.flatMap((move, i) => {
    const left = first + (i % chipsARow) * (chip.width + chip.gap)
    const top = chips + Math.floor(i / chipsARow) * (chip.height + chip.gap)
    const isLast = i === tried - 1 && step?.move === move
    const look = lookOf(i - tried, isLast ? step?.kind : undefined)
    return chipMarks({ move, left, top, look, bottles: position.bottles })
  })
}

type Look = 'tried' | 'met' | 'found' | 'failed' | 'next' | 'open'

function lookOf(ahead: number, last: string | undefined): Look {
  if (ahead === 0) return 'next'
  if (ahead > 0) return 'open'
  if (last === 'meet') return 'met'
  if (last === 'find') return 'found'
  return last === 'backtrack' ? 'failed' : 'tried'
}

const looks = {
  tried: { box: { fill: 'square-light' }, text: 'text-muted' },
  met: { box: { fill: 'paper', stroke: 'met', width: 2 }, text: 'met', shape: 'met' },
  found: { box: { fill: 'paper', stroke: 'branch', width: 2 }, text: 'branch', shape: 'branch' },
  failed: { box: { fill: 'paper', stroke: 'failed', width: 2 }, text: 'failed', shape: 'failed' },
  next: { box: { fill: 'accent' }, text: 'on-accent' },
  open: { box: { fill: 'paper', stroke: 'frame' }, text: 'text' },
} as const

interface Chip {
  readonly move: number
  readonly left: number
  readonly top: number
  readonly look: Look
  /** How many vessels are bottles. */
  readonly bottles: number
}

/** The arrow is drawn: not every font has one. */
const arrow = 'M0 4.3 H9 V0 L16 5 L9 10 V5.7 H0 Z'

function chipMarks({ move, left, top, look, bottles }: Chip): Mark[] {
  const { box, text: fill, ...rest } = looks[look]
  const { width: w, height: h } = chip
  const shape = 'shape' in rest ? statusOutlines[rest.shape] : undefined
  const x = left + w / 2 + (shape ? 7 : 0)
  const apart = shape ? 12.5 : 14
  const y = top + h / 2
  const letter = (end: string, vessel: number, dx: number): Mark[] => {
    if (vessel >= tap) return []
    const text = vesselName(vessel, bottles)
    const bold = look === 'next'
    return [{ kind: 'text', key: `${end}-${move}`, text, x: x + dx, y, size: 13, fill, bold }]
  }
  const sign = { x: left + 7, y: y - 4.5, scale: 0.09 } as const
  return [
    { kind: 'rect', key: `chip-${move}`, x: left, y: top, w, h, radius: h / 2, ...box },
    ...letter('from', fromOf(move), -apart),
    { kind: 'path', key: `arrow-${move}`, d: arrow, x: x - 6, y: y - 3.5, scale: 0.7, fill },
    ...letter('to', toOf(move), apart),
    ...(shape ? [{ kind: 'path', key: `sign-${move}`, d: shape, ...sign, fill } as const] : []),
  ]
}
