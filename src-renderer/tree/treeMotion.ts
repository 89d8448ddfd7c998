/** From one drawing of a tree to the next: what is the same node slides, and what is new comes out of its parent. */
import type { TreeDrawing } from '@shared/trace/treeDrawing'

/** Where the nodes of a drawing come from, by place, in units. */
export interface Origins {
  readonly x: Float32Array
  readonly y: Float32Array
}

/** Nodes of both views are in the order of the tree, so one walk through both finds all that are in both. */
export function originsOf(before: TreeDrawing, after: TreeDrawing): Origins {
  const { nodes, parent } = after.view
  const x = new Float32Array(nodes.length)
  const y = new Float32Array(nodes.length)
  let old = 0
  for (let place = 0; place < nodes.length; place++) {
    const node = nodes[place] as number
    while (old < before.view.nodes.length && (before.view.nodes[old] as number) < node) old++
    const isOld = before.view.nodes[old] === node
    const above = parent[place] as number
    x[place] = (isOld ? before.x[old] : (x[above] ?? after.x[place])) as number
    y[place] = (isOld ? before.y[old] : (y[above] ?? after.y[place])) as number
  }
  return { x, y }
}

/** How far the nodes about the cursor have moved: what the camera must follow for them to stand still on the screen. */
export function driftOf({ x, y }: Origins, { view, ...drawing }: TreeDrawing): { dx: number; dy: number } {
  const above = view.parent[view.here] as number
  const anchor = above >= 0 ? above : view.here
  return {
    dx: (drawing.x[anchor] as number) - (x[anchor] as number),
    dy: (drawing.y[anchor] as number) - (y[anchor] as number),
  }
}

/** A drawing on its way: a share of 0 is where it comes from, of 1 where it goes. */
export function onItsWay(drawing: TreeDrawing, { x, y }: Origins, share: number): TreeDrawing {
  const mix = (from: Float32Array, to: Float32Array) =>
    to.map((end, place) => (from[place] as number) + (end - (from[place] as number)) * share)
  return { ...drawing, x: mix(x, drawing.x), y: mix(y, drawing.y) }
}
