/**
 * Joins two pictures by key: what is in both slides, what is new fades in, what is gone fades out. A moment between
 * two pictures is a list of marks like any other, so painters know nothing of motion, and a picture that arrives
 * half way starts from the marks as they are.
 */
import type { CellsMark, Mark, NumbersMark, RectMark } from '@shared/picture/picture'
import { differences, samePlace, slide } from './slide'

/** One mark under way: it looks like `to` and comes from where `from` is. `under` stays whole until it is covered. */
interface Part {
  readonly from: Mark
  readonly to: Mark
  readonly fade: 'none' | 'in' | 'out' | 'under'
}

/** A way from one list of marks to another, in painting order. */
export interface Joint {
  readonly parts: readonly Part[]
  /** What is shown when all has arrived. */
  readonly end: readonly Mark[]
}

/** Longest fade, in milliseconds; a shorter tween fades as long as it lasts. */
const fadeMs = 150

/** More changed cells than this change at once: a wave of squares explains nothing. */
const mostCells = 64

export function joinMarks(from: readonly Mark[], to: readonly Mark[]): Joint {
  const names = uniqueNames(to)
  const before = new Map(from.map((mark) => [mark.key, mark]))
  const leaving = leavers(from, to)
  const parts: Part[] = []
  const leave = (mark: Mark) => {
    const gone = { ...mark, key: names(mark.key) }
    parts.push(part(gone, gone, 'out'))
  }
  for (const mark of leaving.get(undefined) ?? []) leave(mark)
  for (const mark of to) {
    const old = before.get(mark.key)
    parts.push(...(old ? update(old, mark, names) : [part(mark, mark, 'in')]))
    for (const gone of leaving.get(mark.key) ?? []) leave(gone)
  }
  return { parts, end: to }
}

/** The marks after `elapsedMs` of a tween of `tweenMs`; from its end on, exactly the marks it leads to. */
export function marksAt({ parts, end }: Joint, elapsedMs: number, tweenMs: number): readonly Mark[] {
  if (elapsedMs >= tweenMs) return end
  const t = easeOut(Math.max(0, elapsedMs) / tweenMs)
  const shown = Math.min(1, Math.max(0, elapsedMs) / Math.min(fadeMs, tweenMs))
  const marks: Mark[] = []
  for (const { from, to, fade } of parts) {
    if (shown === 1 && (fade === 'out' || fade === 'under')) continue
    const mark = from === to ? to : slide(from, to, t)
    marks.push(fade === 'in' ? dimmed(mark, shown) : fade === 'out' ? dimmed(mark, 1 - shown) : mark)
  }
  return marks
}

const easeOut = (t: number) => 1 - (1 - t) ** 3

const dimmed = (mark: Mark, part: number): Mark =>
  part === 1 ? mark : { ...mark, opacity: (mark.opacity ?? 1) * part }

/** Marks that are gone, by the key of the mark they stood right above, so that they fade out where they were. */
function leavers(from: readonly Mark[], to: readonly Mark[]): Map<string | undefined, Mark[]> {
  const staying = new Set(to.map((mark) => mark.key))
  const leaving = new Map<string | undefined, Mark[]>()
  let below: string | undefined
  for (const mark of from) {
    if (staying.has(mark.key)) below = mark.key
    else leaving.set(below, [...(leaving.get(below) ?? []), mark])
  }
  return leaving
}

/** Gives names that neither the picture nor an earlier call has used. */
function uniqueNames(marks: readonly Mark[]): (key: string) => string {
  const taken = new Set(marks.map((mark) => mark.key))
  return (key) => {
    let name = key
    while (taken.has(name)) name += '~'
    taken.add(name)
    return name
  }
}

type Names = (key: string) => string

function update(from: Mark, to: Mark, names: Names): readonly Part[] {
  if (from.kind !== to.kind) return exchange(from, to, 'out', names)
  const changed = differences(from, to)
  if (changed.length === 0) return [part(from, to, 'none')]
  if (changed.length === 1 && changed[0] === 'values') {
    if (from.kind === 'cells' && to.kind === 'cells') return recolour(from, to, names)
    if (from.kind === 'numbers' && to.kind === 'numbers') return renumber(from, to, names)
  }
  return exchange(from, to, onlyRecoloured(from, to, changed) ? 'under' : 'out', names)
}

/** A mark that stands still need not be worked out again for every frame. */
const part = (from: Mark, to: Mark, fade: Part['fade']): Part => ({
  from: from.kind === to.kind && !samePlace(from, to) ? from : to,
  to,
  fade,
})

/** Another look: the old one fades out beneath the new one, both on the way to the new place. */
function exchange(from: Mark, to: Mark, fade: 'out' | 'under', names: Names): readonly Part[] {
  const old = { ...from, key: names(from.key) }
  // The old look at the new place.
  const moved = old.kind === to.kind ? slide(to, old, 0) : old
  return [part(old, moved, fade), part(from, to, 'in')]
}

/** Then the old one can stay whole beneath, so that nothing behind it shines through half way. */
function onlyRecoloured(from: Mark, to: Mark, changed: readonly string[]): boolean {
  const inked = (mark: Mark, name: string) =>
    (name === 'fill' && 'fill' in mark && !!mark.fill) ||
    (name === 'stroke' && 'stroke' in mark && !!mark.stroke)
  return (to.opacity ?? 1) === 1 && changed.every((name) => inked(from, name) && inked(to, name))
}

/** Cells change at once beneath squares of their old colour, which fade out. */
function recolour(from: CellsMark, to: CellsMark, names: Names): readonly Part[] {
  const ghosts: Part[] = []
  for (let i = 0; i < to.values.length; i++) {
    if (from.values[i] === to.values[i]) continue
    if (ghosts.length === mostCells) return [part(from, to, 'none')]
    const ghost = cellGhost(from, i, names)
    ghosts.push(part(ghost, ghost, 'out'))
  }
  return [part(from, to, 'none'), ...ghosts]
}

function cellGhost(mark: CellsMark, i: number, names: Names): RectMark {
  const fill = mark.inks[mark.values[i] as number]
  return {
    kind: 'rect',
    key: names(`${mark.key}~${i}`),
    x: mark.x + (i % mark.columns) * mark.cell,
    y: mark.y + Math.floor(i / mark.columns) * mark.cell,
    w: mark.cell,
    h: mark.cell,
    ...(fill && { fill }),
    ...(mark.opacity !== undefined && { opacity: mark.opacity }),
  }
}

/** Numbers that are in both stay; those that came and those that went fade as lists of their own. */
function renumber(from: NumbersMark, to: NumbersMark, names: Names): readonly Part[] {
  const kept = (values: Int32Array, keeps: boolean) =>
    values.map((value, i) => ((from.values[i] === to.values[i]) === keeps ? value : 0))
  const stayed = { ...to, values: kept(to.values, true) }
  const came = { ...to, key: names(`${to.key}+`), values: kept(to.values, false) }
  const went = { ...from, key: names(`${to.key}~`), values: kept(from.values, false) }
  return [part(from, stayed, 'none'), part(went, slide(to, went, 0), 'out'), part(from, came, 'in')]
}
