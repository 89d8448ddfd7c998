/** Random pictures for tests that say something of every picture. */
import fc from 'fast-check'
import { type Ink, palettes } from './ink'
import { statusOutlines } from './outlines'
import type { Mark, Picture } from './picture'

/** Every picture is this wide and high; marks may stick out of it. */
const side = 100

const place = fc.integer({ min: 0, max: 4 * side }).map((quarters) => quarters / 4)
const length = fc.integer({ min: 1, max: 80 }).map((halves) => halves / 2)
const ink = fc.constantFrom(...(Object.keys(palettes.light) as Ink[]))
const part = fc.constantFrom(0, 0.25, 0.5, 1)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, optional: true })

type Fields = Record<string, fc.Arbitrary<unknown> | { arbitrary: fc.Arbitrary<unknown>; optional: boolean }>

/** A record whose `maybe` fields are sometimes left out. */
function fields(shape: Fields): fc.Arbitrary<Record<string, unknown>> {
  const model: Record<string, fc.Arbitrary<unknown>> = {}
  const requiredKeys: string[] = []
  for (const [name, field] of Object.entries(shape)) {
    model[name] = 'optional' in field ? field.arbitrary : field
    if (!('optional' in field)) requiredKeys.push(name)
  }
  return fc.record(model, { requiredKeys: requiredKeys as [] })
}

const painted = { fill: maybe(ink), stroke: maybe(ink), width: maybe(length), opacity: maybe(part) }
const grid = { x: place, y: place, cell: length, opacity: maybe(part) }

/** All kinds of marks, without their keys. The same few shapes of grid come again and again, so that they can join. */
const bareMark = fc.oneof(
  fields({
    kind: fc.constant('rect'),
    x: place,
    y: place,
    w: length,
    h: length,
    radius: maybe(length),
    ...painted,
  }),
  fields({ kind: fc.constant('disc'), x: place, y: place, r: length, ...painted }),
  fields({
    kind: fc.constant('path'),
    d: fc.constantFrom(...Object.values(statusOutlines)),
    x: place,
    y: place,
    scale: fc.constantFrom(0.25, 0.5, 1),
    ...painted,
  }),
  fields({
    kind: fc.constant('text'),
    text: fc.oneof(fc.string(), fc.constantFrom('马周游', '<&>"\'', '\u0000\ud800')),
    x: place,
    y: place,
    size: length,
    fill: ink,
    anchor: maybe(fc.constantFrom('start', 'middle', 'end')),
    bold: maybe(fc.boolean()),
    opacity: maybe(part),
  }),
  fields({
    kind: fc.constant('cells'),
    ...grid,
    rows: fc.constant(2),
    columns: fc.constant(3),
    inks: fc.constant(['paper', 'accent', 'solved']),
    values: fc.uint8Array({ min: 0, max: 2, minLength: 6, maxLength: 6 }),
  }),
  fields({
    kind: fc.constant('numbers'),
    ...grid,
    rows: fc.constant(2),
    columns: fc.constant(3),
    size: length,
    fill: ink,
    plate: maybe(ink),
    values: fc.int32Array({ min: -20, max: 2500, minLength: 6, maxLength: 6 }),
  }),
  fields({
    kind: fc.constant('polyline'),
    points: fc
      .array(fc.tuple(place, place), { maxLength: 12 })
      .map((points) => Float32Array.from(points.flat())),
    stroke: ink,
    width: length,
    fade: maybe(part),
    opacity: maybe(part),
  }),
)

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '<g&>')

/** Pictures of one size over a few keys, so that any two of them have marks to join. */
export const anyPicture: fc.Arbitrary<Picture> = fc
  .uniqueArray(fc.tuple(key, bareMark), { maxLength: 7, selector: ([name]) => name })
  .map((marks) => ({
    width: side,
    height: side,
    marks: marks.map(([name, mark]) => ({ ...mark, key: name }) as unknown as Mark),
  }))
