import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf } from '../picture/laws'
import { puzzles } from '../puzzles/index'
import { makeRun, type Run } from '../run'
import { goOn, record } from './recording'
import type { SearchTree } from './tree'
import { drawTree, placeByArrow, placeNear } from './treeDrawing'
import { treeOf } from './treeGrowth'
import { treeJson } from './treeJson'
import { labelOf, treePicture, worthAt } from './treePicture'
import { makeTreeReader, readTreeOn } from './treeReader'
import { FAILED, leastFolded, nodeStatuses, SOLVED, type TreeView, treeViewAt } from './treeView'

function runOf(id: string, strategy: string, params: Record<string, string>): Run {
  const made = makeRun(id, strategy, params, puzzles)
  if (!made.ok) throw new Error(made.message.key)
  return made.value
}

function treeOfRun({ puzzle, params, strategy }: Run, from = 0, steps = 100_000): SearchTree {
  const recording = record(puzzle, params, strategy)
  goOn(recording, steps, false)
  const reader = makeTreeReader(recording, from, steps)
  while (!readTreeOn(reader));
  return treeOf(reader.growth)
}

const folded = { folds: true, turned: new Set<number>() }
const open = { folds: false, turned: new Set<number>() }
const queens4 = runOf('n-queens', 'place-queens', { n: '4' })
const queens6 = runOf('n-queens', 'place-queens', { n: '6' })
const tree4 = treeOfRun(queens4)
const tree6 = treeOfRun(queens6)

/** Letters of the statuses in the order of the tree. */
const letters = ({ status }: TreeView): string =>
  Array.from(status, (each) => nodeStatuses[each]?.[0]).join('')

test('four queens, as far as the first dead end, node by node', () => {
  // Branch, refused, failed: the queen of row 0 on 0, that of row 1 on 2, and no place for the third.
  expect(letters(treeViewAt(tree4, 0, folded))).toBe('b')
  expect(letters(treeViewAt(tree4, 4, folded))).toBe('bbrrb')
  expect(letters(treeViewAt(tree4, 8, folded))).toBe('bbrrbrrrr')
  expect(letters(treeViewAt(tree4, 9, folded))).toBe('bbrrfrrrr')
})

test('all of four queens', () => {
  const whole = treeViewAt(tree4, tree4.to, open)
  expect(whole.total).toBe(61)
  expect(whole.nodes.length).toBe(61)
  expect(whole.status.filter((status) => status === SOLVED).length).toBe(2)
  expect(whole.here).toBe(0)
})

test('a subtree that led nowhere is folded once it is large and left; its size is kept', () => {
  const whole = treeViewAt(tree6, tree6.to, open)
  fc.assert(
    fc.property(fc.nat(tree6.to), (k) => {
      const all = treeViewAt(tree6, k, open)
      const view = treeViewAt(tree6, k, folded)
      const hidden = view.hidden.reduce((sum, each) => sum + each, 0)
      expect(view.nodes.length + hidden).toBe(all.nodes.length)
      expect(view.nodes[view.here]).toBe(all.nodes[all.here])
      expect(view.hidesSolution.some((each) => each === 1)).toBe(false)
      for (const each of view.hidden) if (each > 0) expect(each + 1).toBeGreaterThanOrEqual(leastFolded)
      // All solutions so far are in sight.
      const solutions = (of: TreeView) => of.status.filter((status) => status === SOLVED).length
      expect(solutions(view)).toBe(solutions(all))
    }),
  )
  expect(whole.nodes.length).toBeGreaterThan(treeViewAt(tree6, tree6.to, folded).nodes.length)
})

test('what was folded is opened by hand, and what is open folded', () => {
  const view = treeViewAt(tree6, tree6.to, folded)
  const place = view.hidden.findIndex((each) => each > 0)
  const node = view.nodes[place] as number
  const opened = treeViewAt(tree6, tree6.to, { folds: true, turned: new Set([node]) })
  expect(opened.hidden[opened.nodes.indexOf(node)]).toBe(0)
  expect(opened.nodes.length).toBeGreaterThan(view.nodes.length)
  const closed = treeViewAt(tree6, tree6.to, { folds: false, turned: new Set([node]) })
  expect(closed.hidden[closed.nodes.indexOf(node)]).toBe(view.hidden[place])
})

test('the line stays open, whatever was folded by hand', () => {
  const k = 150
  const { nodes, here, parent } = treeViewAt(tree6, k, open)
  const line = new Set<number>()
  for (let place = here; place >= 0; place = parent[place] as number) line.add(nodes[place] as number)
  const view = treeViewAt(tree6, k, { folds: true, turned: line })
  for (const node of line) expect(view.nodes).toContain(node)
})

test('forwards, backwards and by a jump the view is the same', () => {
  const part = treeOfRun(queens6, 500, 1500)
  const at = (k: number) => JSON.stringify({ ...treeViewAt(part, k, folded), tree: 0 })
  const forwards = Array.from({ length: 200 }, (_, i) => at(500 + i))
  const backwards = Array.from({ length: 200 }, (_, i) => at(699 - i)).reverse()
  expect(backwards).toEqual(forwards)
  const again = treeOfRun(queens6, 500, 700)
  expect(JSON.stringify({ ...treeViewAt(again, 650, folded), tree: 0 })).toBe(forwards[150])
})

test('as a picture it keeps the laws of pictures, for every engine', () => {
  const runs = [
    queens6,
    runOf('sliding-tiles', 'breadth-first', { size: '2x3' }),
    runOf('sliding-tiles', 'ida-star', { size: '3x3' }),
    runOf('token-game', 'alpha-beta', { n: '2' }),
    runOf('bottles', 'memo', { bottles: '8,5,3', drinkers: '', start: '8,0,0', goal: '4,4,0' }),
  ]
  for (const run of runs) {
    const tree = treeOfRun(run, 0, 3000)
    for (const k of [0, 40, Math.floor(tree.to / 2), tree.to])
      expect(faultsOf(treePicture(drawTree(treeViewAt(tree, k, folded))))).toEqual([])
  }
})

test('a node is found where it is drawn, and by the arrows', () => {
  const drawing = drawTree(treeViewAt(tree4, tree4.to, open))
  drawing.view.nodes.forEach((_, place) => {
    expect(placeNear(drawing, (drawing.x[place] as number) + 2, drawing.y[place] as number, 9)).toBe(place)
  })
  expect(placeNear(drawing, -500, -500, 9)).toBeUndefined()
  const { view } = drawing
  expect(placeByArrow(view, 0, 'ArrowDown')).toBe(1)
  expect(placeByArrow(view, 1, 'ArrowUp')).toBe(0)
  expect(placeByArrow(view, 0, 'ArrowUp')).toBeUndefined()
  const next = placeByArrow(view, 1, 'ArrowRight') as number
  expect(view.parent[next]).toBe(0)
  expect(placeByArrow(view, next, 'ArrowLeft')).toBe(1)
  expect(placeByArrow(view, 1, 'ArrowLeft')).toBeUndefined()
})

test('the values of a game are those of who moves first, counted from the node', () => {
  // Two tokens a side: who moves first wins in 9 moves.
  const game = runOf('token-game', 'alpha-beta', { n: '2' })
  const tree = treeOfRun(game)
  const drawing = drawTree(treeViewAt(tree, tree.to, open))
  expect(worthAt(drawing, 0)).toEqual({ worth: 1, plies: 9 })
  expect(labelOf(drawing, 0)).toBe('+9')
  // Some child is worth the same, a move nearer to the end.
  const children = Array.from(drawing.view.parent.keys()).filter((at) => drawing.view.parent[at] === 0)
  expect(children.map((child) => worthAt(drawing, child)?.plies)).toContain(8)
  drawing.view.status.forEach((status, place) => {
    if (status === FAILED) expect(worthAt(drawing, place)?.plies).toBe(0)
  })
})

test('as JSON', () => {
  const read = JSON.parse(treeJson(queens4, drawTree(treeViewAt(tree4, 9, open)), 'en'))
  expect(read).toMatchObject({ run: 'n-queens/place-queens?n=4', step: 9, from: 0 })
  expect(read.nodes).toHaveLength(9)
  expect(read.nodes[0]).toEqual({ id: 0, parent: null, depth: 0, kind: 'root', status: 'branch', step: 0 })
  expect(read.nodes[4]).toMatchObject({
    id: 4,
    parent: 1,
    depth: 2,
    kind: 'visited',
    status: 'failed',
    step: 4,
  })
  const json = treeJson(queens6, drawTree(treeViewAt(tree6, tree6.to, folded)), 'zh')
  const hidden = JSON.parse(json).nodes.reduce((sum: number, { hidden = 0 }) => sum + hidden, 0)
  expect(JSON.parse(json).nodes.length + hidden).toBe(tree6.count)
})
