/** What a node of the tree is, in words. */
import type { Message } from '@shared/lib/message'
import type { Run } from '@shared/run'
import { type TreeDrawing, turnAt } from '@shared/trace/treeDrawing'
import { worthAt } from '@shared/trace/treePicture'
import { BRANCH, FAILED, isCutAt, nodeStatuses, stepOfNode } from '@shared/trace/treeView'
import type { Language } from '../language'

/** Its move, its status and the step that made it; what is folded below, and of games its value. */
export function nodeText(drawing: TreeDrawing, place: number, run: Run, { say, lang }: Language): string {
  const { tree, nodes, parent, hidden } = drawing.view
  const node = nodes[place] as number
  const status = say({ key: `tree.status.${statusName(drawing, place)}` })
  const step = stepOfNode(drawing.view, place)
  const move = run.puzzle.moveText(run.params, tree.move[node] as number, lang)
  const isRoot = (parent[place] as number) < 0
  const key = isRoot ? 'tree.node.root' : step === undefined ? 'tree.node.before' : 'tree.node'
  const parts = [say({ key, values: { move, status, step: step ?? 0 } })]
  const value = valueText(drawing, place)
  if (value) parts.push(say(value))
  if (isCutAt(drawing.view, place)) parts.push(say({ key: 'tree.cut' }))
  const count = hidden[place] as number
  if (count > 0) parts.push(say({ key: 'tree.folded', values: { count } }))
  return parts.join(' · ')
}

function statusName(drawing: TreeDrawing, place: number): string {
  const { tree, status, parent } = drawing.view
  const is = status[place] as number
  if (tree.value && is === FAILED) return 'end'
  if (tree.value && is === BRANCH) return turnAt(drawing, place) === 0 ? 'first' : 'second'
  if ((parent[place] as number) < 0 && is === BRANCH) return 'root'
  return nodeStatuses[is] as string
}

function valueText(drawing: TreeDrawing, place: number): Message | undefined {
  const value = worthAt(drawing, place)
  if (!value) return undefined
  const worth = value.worth > 0 ? 'win' : value.worth < 0 ? 'loss' : 'draw'
  return value.plies === 0 && value.worth !== 0
    ? { key: 'tree.value.now', values: { worth } }
    : { key: 'tree.value', values: { worth, plies: value.plies } }
}
