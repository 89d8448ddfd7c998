/** A search tree as a picture, for files. On the screen the same shapes are painted at the same places. */

import type { GameValue } from '../game'
import type { Ink } from '../picture/ink'
import type { Mark, PathMark, Picture } from '../picture/picture'
import { gameValue } from '../search/answer'
import { unknown } from '../search/gameTree'
import { nodeSize, shapeOf, type TreeDrawing, turnAt } from './treeDrawing'
import { isCutAt, type TreeView, valueAt } from './treeView'

/** More nodes make no file that can still be opened. */
export const mostDrawn = 20_000

/** The first `mostDrawn` nodes of the drawing, with the line of the search and where it stands. */
export function treePicture(drawing: TreeDrawing): Picture {
  const { view, width, height } = drawing
  const count = Math.min(view.nodes.length, mostDrawn)
  const line = lineOf(drawing)
  const marks: Mark[] = [
    ...edges(drawing, 'edges', 'frame', 1.25, count, (place) => !line.has(place)),
    ...edges(drawing, 'line', 'line', 2.5, count, (place) => line.has(place)),
  ]
  for (let place = 0; place < count; place++) {
    if (isCutAt(view, place)) marks.push(cutMark(drawing, place))
    marks.push(nodeMark(drawing, place))
    const text = labelOf(drawing, place)
    if (text) marks.push(label(drawing, place, text))
  }
  if (view.here < count) marks.push(ring(drawing))
  return { width, height, marks }
}

/** The places from where the search stands up to the root. */
export function lineOf({ view: { parent, here } }: TreeDrawing): ReadonlySet<number> {
  const line = new Set<number>()
  for (let place = here; place >= 0; place = parent[place] as number) line.add(place)
  return line
}

/** Edges to these places, as one outline. */
function edges(
  { view: { parent }, x, y }: TreeDrawing,
  key: string,
  stroke: Ink,
  width: number,
  count: number,
  isMeant: (place: number) => boolean,
): Mark[] {
  let d = ''
  for (let place = 1; place < count; place++) {
    const above = parent[place] as number
    if (isMeant(place)) d += `M${short(x[above])} ${short(y[above])}L${short(x[place])} ${short(y[place])}`
  }
  return d === '' ? [] : [{ kind: 'path', key, d, x: 0, y: 0, scale: 1, stroke, width }]
}

const short = (length: number | undefined): number => Math.round(10 * (length ?? 0)) / 10

function nodeMark(drawing: TreeDrawing, place: number): PathMark {
  const { d, fill, stroke, size } = shapeOf(drawing, place)
  const x = short((drawing.x[place] as number) - size / 2)
  const y = short((drawing.y[place] as number) - size / 2)
  const look = stroke ? { fill, stroke, width: 14 } : { fill }
  return { kind: 'path', key: `node ${drawing.view.nodes[place]}`, d, x, y, scale: size / 100, ...look }
}

/** The two bars of a cut, below the last child that was tried. */
export const cutOutline = 'M50 50 L78 110 M62 96 L90 82 M68 110 L96 96'

function cutMark({ view, x, y }: TreeDrawing, place: number): PathMark {
  const scale = nodeSize / 100
  const at = { x: short((x[place] as number) - nodeSize / 2), y: short((y[place] as number) - nodeSize / 2) }
  return {
    kind: 'path',
    key: `cut ${view.nodes[place]}`,
    d: cutOutline,
    ...at,
    scale,
    stroke: 'refused',
    width: 11,
  }
}

/** Of a folded node how much is folded; of a game what the node is worth to who moves first: moves to a win, or loss. */
export function labelOf(drawing: TreeDrawing, place: number): string | undefined {
  const hidden = drawing.view.hidden[place] as number
  if (!drawing.view.tree.value) return hidden > 0 ? brief(hidden) : undefined
  const worth = worthAt(drawing, place)
  return worth === undefined
    ? undefined
    : worth.worth === 0
      ? '0'
      : `${worth.worth > 0 ? '+' : '−'}${worth.plies}`
}

/** What a node of a game is worth to who moves first, with the moves from there on. */
export function worthAt(drawing: TreeDrawing, place: number): GameValue | undefined {
  const value = gameValue(valueAt(drawing.view, place) ?? unknown)
  // The root's is to who moves there, who moves first; that of any other to who moved there, a move earlier.
  if (!value || place === 0) return value
  const worth = (turnAt(drawing, place) === 1 ? value.worth : 0 - value.worth) as GameValue['worth']
  return { worth, plies: Math.max(0, value.plies - 1) }
}

/** A count in few letters: 34, 1.2k, 45k, 1.2M. */
function brief(count: number): string {
  if (count < 1000) return String(count)
  const [by, unit] = count < 1e6 ? [1e3, 'k'] : [1e6, 'M']
  const value = count / by
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)}${unit}`
}

/** From the middle of a shape: a count stands below it, the value of a game beside it, clear of the edges. */
export const labelPlace = ({ tree }: TreeView) =>
  tree.value ? ({ dx: 13, dy: 1, anchor: 'start' } as const) : ({ dx: 0, dy: 16, anchor: 'middle' } as const)
export const labelSize = 10

function label({ view, x, y }: TreeDrawing, place: number, text: string): Mark {
  const { dx, dy, anchor } = labelPlace(view)
  const at = { x: short((x[place] as number) + dx), y: short((y[place] as number) + dy) }
  const key = `label ${view.nodes[place]}`
  return { kind: 'text', key, text, ...at, size: labelSize, anchor, fill: 'text-muted' }
}

export const ringRadius = 10.5

const ring = ({ view: { here }, x, y }: TreeDrawing): Mark => ({
  kind: 'disc',
  key: 'here',
  x: short(x[here]),
  y: short(y[here]),
  r: ringRadius,
  stroke: 'accent',
  width: 2.5,
})
