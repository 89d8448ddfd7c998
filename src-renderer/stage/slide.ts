/** What of a mark can slide from one value to another, and what makes it look like another mark altogether. */
import type { Mark } from '@shared/picture/picture'
import { slideTip } from './tip'

/** The numbers that slide, by kind; everything else of a mark is its look. */
const sliding = {
  rect: ['x', 'y', 'w', 'h', 'width', 'opacity'],
  disc: ['x', 'y', 'r', 'width', 'opacity'],
  path: ['x', 'y', 'scale', 'opacity'],
  text: ['x', 'y', 'size', 'opacity'],
  cells: ['x', 'y', 'cell', 'opacity'],
  numbers: ['x', 'y', 'cell', 'size', 'opacity'],
  polyline: ['width', 'opacity', 'fade', 'points'],
} as const satisfies Record<Mark['kind'], readonly string[]>

/** What stands for a number that a mark leaves out. */
const absent: Readonly<Record<string, number>> = { opacity: 1, width: 1, fade: 0 }

type Fields = Readonly<Record<string, unknown>>

/** A mark's fields by name: marks are plain data of several kinds, compared here without knowing which. */
const fieldsOf = (mark: Mark): Fields => mark as unknown as Fields

/** Arrays by content, anything else by identity. */
function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  return isList(a) && isList(b) && a.length === b.length && a.every((value, i) => value === b[i])
}

type List = readonly unknown[] & { every(test: (value: unknown, i: number) => boolean): boolean }

const isList = (value: unknown): value is List => Array.isArray(value) || ArrayBuffer.isView(value)

/** The names of the fields in which two marks of one kind differ, apart from their keys and what slides. */
export function differences(from: Mark, to: Mark): readonly string[] {
  const slides: readonly string[] = sliding[to.kind]
  const [a, b] = [fieldsOf(from), fieldsOf(to)]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].filter((name) => name !== 'key' && !slides.includes(name) && !sameValue(a[name], b[name]))
}

/** True when two marks of one kind are in the same place, of the same size and strength. */
export function samePlace(from: Mark, to: Mark): boolean {
  const [a, b] = [fieldsOf(from), fieldsOf(to)]
  return sliding[to.kind].every((name) => sameValue(a[name] ?? absent[name], b[name] ?? absent[name]))
}

/** `to`, on its way from the place of `from`, a mark of the same kind: `t` runs from 0 (there) to 1 (arrived). */
export function slide<M extends Mark>(from: Mark, to: M, t: number): M {
  const [a, b] = [fieldsOf(from), fieldsOf(to)]
  const moved: Record<string, unknown> = {}
  for (const name of sliding[to.kind]) {
    const start = a[name] ?? absent[name]
    const end = b[name] ?? absent[name]
    if (typeof start === 'number' && typeof end === 'number' && start !== end)
      moved[name] = start + (end - start) * t
  }
  if (from.kind === 'polyline' && to.kind === 'polyline') moved.points = slideTip(from.points, to.points, t)
  return { ...to, ...moved }
}
