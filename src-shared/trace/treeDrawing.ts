/** How a search tree is drawn: where its nodes stand in picture units, and the shape of each. */
import type { Ink } from '../picture/ink'
import { statusOutlines } from '../picture/outlines'
import { layOutTree } from './treeLayout'
import { BRANCH, FAILED, FORBIDDEN, GONE_BEFORE, MET_AGAIN, OPEN, SOLVED, type TreeView } from './treeView'

/** Between neighbours, and between levels. */
const nodePitch = 24
/** In games the value stands beside the shape. */
const gamePitch = 46
/** Right of the last of them. */
const valueRoom = 12
const levelPitch = 40
/** Of a shape's box. */
export const nodeSize = 13
/** Around the whole. */
const margin = 26

export interface TreeDrawing {
  readonly view: TreeView
  /** By place in the view: the middle of its shape. */
  readonly x: Float32Array
  readonly y: Float32Array
  readonly width: number
  readonly height: number
}

export function drawTree(view: TreeView): TreeDrawing {
  const layout = layOutTree(view.parent)
  const pitch = view.tree.value ? gamePitch : nodePitch
  return {
    view,
    x: layout.x.map((place) => margin + place * pitch),
    y: Float32Array.from(layout.depth, (depth) => margin + depth * levelPitch),
    width: 2 * margin + layout.width * pitch + (view.tree.value ? valueRoom : 0),
    height: 2 * margin + layout.height * levelPitch,
  }
}

/** An outline in a box of 100 × 100, and how it is painted. */
export interface NodeShape {
  readonly d: string
  readonly fill: Ink
  readonly stroke?: Ink
  /** Of its box. */
  readonly size: number
}

const tip =
  'M53.5 10 L96 83.5 C98 87 96.5 90 92.5 90 H7.5 C3.5 90 2 87 4 83.5 L46.5 10 C48 7.3 52 7.3 53.5 10 Z'
const turnedTip =
  'M46.5 90 L4 16.5 C2 13 3.5 10 7.5 10 H92.5 C96.5 10 98 13 96 16.5 L53.5 90 C52 92.7 48 92.7 46.5 90 Z'
/** A heap of nodes, seen from far. */
const heap = 'M50 2 L98 92 Q98 98 92 98 H8 Q2 98 2 92 Z'

const plain: readonly NodeShape[] = (() => {
  const shapes: NodeShape[] = []
  shapes[BRANCH] = { d: statusOutlines.branch, fill: 'branch', size: nodeSize }
  shapes[FAILED] = { d: statusOutlines.failed, fill: 'failed', size: nodeSize - 1 }
  shapes[SOLVED] = { d: statusOutlines.solved, fill: 'solved', size: nodeSize + 3 }
  shapes[MET_AGAIN] = { d: statusOutlines.met, fill: 'met', size: nodeSize - 1 }
  shapes[FORBIDDEN] = { d: statusOutlines.refused, fill: 'refused', size: nodeSize - 4 }
  shapes[OPEN] = { d: statusOutlines.branch, fill: 'paper', stroke: 'branch', size: nodeSize - 2 }
  shapes[GONE_BEFORE] = { d: heap, fill: 'paper', stroke: 'met', size: nodeSize + 1 }
  return shapes
})()

/** A folded subtree: searched in vain, or with a solution in it; of a frontier, or of a game. */
const foldedFailed: NodeShape = { d: heap, fill: 'failed', size: nodeSize + 7 }
const foldedSolved: NodeShape = { d: heap, fill: 'solved', size: nodeSize + 7 }
const foldedOpen: NodeShape = { d: heap, fill: 'branch', size: nodeSize + 7 }

/** In games who moves is told by where a shape points: up for who moved first, who wants the most, down for the other. */
const ofGame = [tip, turnedTip].map((d) =>
  plain.map((shape, status): NodeShape => {
    if (status === FORBIDDEN || status === GONE_BEFORE) return shape
    return { ...shape, d, size: nodeSize }
  }),
) as [NodeShape[], NodeShape[]]

/** All there are, for a legend. */
export const shapes = { plain, ofGame, foldedFailed, foldedSolved, foldedOpen } as const

/** Whose turn it is at the node at this place of a game's tree: 0 for who moves first. */
export const turnAt = (drawing: TreeDrawing, place: number): 0 | 1 => (levelOf(drawing, place) & 1) as 0 | 1

/** How many moves below the root. */
export const levelOf = ({ y }: TreeDrawing, place: number): number =>
  Math.round(((y[place] as number) - margin) / levelPitch)

export function shapeOf(drawing: TreeDrawing, place: number): NodeShape {
  const { status, hidden, hidesSolution, tree } = drawing.view
  if ((hidden[place] as number) > 0) {
    if (tree.hasFrontier || tree.value) return foldedOpen
    return hidesSolution[place] === 1 ? foldedSolved : foldedFailed
  }
  const shapes = tree.value ? ofGame[turnAt(drawing, place)] : plain
  return shapes[status[place] as number] as NodeShape
}

/** The place of the node nearest to (x, y), if one is within reach of it. */
export function placeNear(
  { x, y }: TreeDrawing,
  atX: number,
  atY: number,
  reach: number,
): number | undefined {
  let nearest: number | undefined
  let least = reach * reach
  for (let place = 0; place < x.length; place++) {
    const [dx, dy] = [(x[place] as number) - atX, (y[place] as number) - atY]
    const far = dx * dx + dy * dy
    if (far > least) continue
    least = far
    nearest = place
  }
  return nearest
}

/** Where a key of the arrows leads from a place: to the parent, the first child, or a sibling. */
export function placeByArrow({ parent }: TreeView, place: number, key: string): number | undefined {
  if (key === 'ArrowUp') return (parent[place] as number) >= 0 ? parent[place] : undefined
  if (key === 'ArrowDown') return indexFrom(parent, place, place + 1, 1)
  if (key === 'ArrowLeft') return indexFrom(parent, parent[place] as number, place - 1, -1)
  if (key === 'ArrowRight') return indexFrom(parent, parent[place] as number, place + 1, 1)
  return undefined
}

/** The first place from `at` on, forwards or backwards, that has this parent. */
function indexFrom(parent: Int32Array, wanted: number, at: number, by: 1 | -1): number | undefined {
  if (wanted < 0) return undefined
  for (let place = at; place >= 0 && place < parent.length; place += by)
    if (parent[place] === wanted) return place
  return undefined
}
