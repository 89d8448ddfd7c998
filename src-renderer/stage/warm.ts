/**
 * What the first picture of a search would wait for, done before: the programs of the graphics card for lines and
 * numbers are made when they first draw, which would be just as the person has pressed Start.
 */
import type { Mark } from '@shared/picture/picture'
import { Container } from 'pixi.js'
import type { Brush } from './paint/brush'
import { createLayer } from './paint/layer'

/** One of each sort that boards begin without. */
const marks: readonly Mark[] = [
  {
    kind: 'polyline',
    key: 'line',
    points: Float32Array.of(1, 1, 8, 8, 12, 4),
    stroke: 'line',
    width: 2,
    fade: 0.5,
  },
  {
    kind: 'numbers',
    key: 'numbers',
    x: 0,
    y: 0,
    rows: 1,
    columns: 1,
    cell: 16,
    size: 8,
    fill: 'number',
    plate: 'paper',
    values: Int32Array.of(8),
  },
]

/** Draws them beside what is on the screen, which stays as it is. */
export function warm(world: Container, brush: Brush, render: () => void): void {
  const beside = new Container()
  const layer = createLayer(beside)
  beside.position.set(-10_000, -10_000)
  layer.paint(marks, brush)
  world.addChild(beside)
  render()
  world.removeChild(beside)
  layer.destroy()
  beside.destroy()
}
