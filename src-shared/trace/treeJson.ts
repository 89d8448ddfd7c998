/** The search tree as JSON, as it is drawn: a node for each that is in sight, with what is folded below it. */
import type { Lang } from '../lib/message'
import { type Run, runText } from '../run'
import { nodeKinds } from './tree'
import { levelOf, type TreeDrawing } from './treeDrawing'
import { worthAt } from './treePicture'
import { nodeStatuses, stepOfNode } from './treeView'

/**
 * `{ run, step, from, nodes }`: nodes of the run after so many steps, of the part of it that begins at step `from`,
 * one a line. `id` is the node's number in that part; `step` is when it came, null where that was before; `hidden`
 * is how many nodes below it are left out; `value`, in games, what it is worth to who moves first: +5 wins in five
 * moves, −5 loses, 0 is a draw. A root has no `parent` and no `move`.
 */
export function treeJson(run: Run, drawing: TreeDrawing, lang: Lang): string {
  const { view } = drawing
  const nodes = Array.from(view.nodes, (_, place) => JSON.stringify(nodeOf(run, drawing, place, lang)))
  const head = JSON.stringify({ run: runText(run), step: view.k, from: view.tree.from })
  return `${head.slice(0, -1)},"nodes":[\n${nodes.join(',\n')}\n]}\n`
}

function nodeOf(run: Run, drawing: TreeDrawing, place: number, lang: Lang) {
  const { tree, nodes, parent, status, hidden } = drawing.view
  const node = nodes[place] as number
  const move = tree.move[node] as number
  const isRoot = (parent[place] as number) < 0
  const value = worthAt(drawing, place)
  return {
    id: node,
    parent: isRoot ? null : tree.parent[node],
    depth: levelOf(drawing, place),
    ...(!isRoot && { move, text: run.puzzle.moveText(run.params, move, lang) }),
    kind: nodeKinds[tree.kind[node] as number],
    status: nodeStatuses[status[place] as number],
    step: stepOfNode(drawing.view, place) ?? null,
    ...((hidden[place] as number) > 0 && { hidden: hidden[place] }),
    ...(value && { value: { worth: value.worth, plies: value.plies } }),
  }
}
