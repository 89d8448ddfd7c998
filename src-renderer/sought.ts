/** What the person looks for in a run. */
import type { Params } from '@shared/form/field'
import type { Lang, Message } from '@shared/lib/message'
import type { Mark } from '@shared/picture/picture'
import type { Spot } from '@shared/puzzle'
import type { Run } from '@shared/run'
import type { Target } from '@shared/trace/find'

export const soughtKinds = ['solved', 'dead-end', 'move', 'deep', 'shallow'] as const
export type SoughtKind = (typeof soughtKinds)[number]

export interface Sought {
  readonly kind: SoughtKind
  /** Of `deep` and `shallow`; 0 as long as none has been chosen. */
  readonly depth: number
  /** Of `move`. */
  readonly square: Square | undefined
}

/** A square that was picked, and the board it is on: on another board it means nothing. */
interface Square {
  readonly spot: Spot
  readonly params: Params
}

export const firstSought: Sought = { kind: 'solved', depth: 0, square: undefined }

/** The kind looked for in this run: where no square stands for a move, none can be looked for. */
export const kindFor = ({ kind }: Sought, { puzzle }: Run): SoughtKind =>
  kind === 'move' && !puzzle.moveAt ? 'solved' : kind

/** The square looked for, if it is on the board of this run. */
export const squareFor = (sought: Sought, run: Run): Spot | undefined =>
  kindFor(sought, run) === 'move' && sought.square?.params === run.params ? sought.square.spot : undefined

/** What the solver is to look for; undefined while the square or the depth is still to be chosen. */
export function targetFor(sought: Sought, run: Run): Target | undefined {
  const kind = kindFor(sought, run)
  if (kind === 'deep' || kind === 'shallow')
    return sought.depth > 0 ? { kind, depth: sought.depth } : undefined
  if (kind !== 'move') return { kind }
  const spot = squareFor(sought, run)
  if (!spot) return undefined
  const { move, level } = spot
  return level === undefined ? { kind, move } : { kind, move, level }
}

/** A few words for what is looked for. */
export function soughtName(sought: Sought, run: Run, lang: Lang): Message {
  const target = targetFor(sought, run)
  if (!target) return { key: `ui.find.${kindFor(sought, run)}` }
  switch (target.kind) {
    case 'move': {
      const square = run.puzzle.moveText(run.params, target.move, lang)
      return target.level === undefined
        ? { key: 'ui.find.named.move', values: { square } }
        : { key: 'ui.find.named.move.level', values: { square, level: target.level } }
    }
    case 'deep':
    case 'shallow':
      return { key: `ui.find.named.${target.kind}`, values: { depth: target.depth } }
    default:
      return { key: `ui.find.named.${target.kind}` }
  }
}

/** There is none on that side of the playhead. */
export const noneFound = (target: Target, forwards: boolean): Message => ({
  key: `ui.find.none.${target.kind}`,
  values: { side: forwards ? 'after' : 'before', depth: 'depth' in target ? target.depth : 0 },
})

/** A ring round the square, inside its box, so that it covers nothing of its neighbours. */
export function ringOf({ x, y, w, h }: Spot): Mark {
  const width = Math.max(2, Math.min(w, h) / 16)
  const half = width / 2
  const box = { x: x + half, y: y + half, w: w - width, h: h - width, radius: width }
  return { kind: 'rect', key: 'sought', ...box, stroke: 'accent', width }
}
