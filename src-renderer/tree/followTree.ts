/** Keeps a board at the playhead: asks for the part of the tree it needs, and shows it as it was at that step. */

import { type SearchTree, treeCovers } from '@shared/trace/tree'
import { drawTree, type TreeDrawing } from '@shared/trace/treeDrawing'
import { type Folding, treeViewAt } from '@shared/trace/treeView'
import type { App } from '../app'
import { isMotionReduced } from '../reducedMotion'
import { unlimited } from '../timeline/speed'
import type { Frame } from '../view'
import type { TreeBoard } from './treeBoard'

/** Above this many steps a second nothing slides, as on the stage. */
const slidingSpeed = 8
/** While it plays, drawing takes no more than one part in so many of the time. */
const share = 4

/** Calls `shown` with every drawing that is put up; returns how to stop. */
export function followTree(
  app: App,
  board: TreeBoard,
  shown: (drawing: TreeDrawing | undefined) => void,
): () => void {
  const { tree: desk, view } = app
  let readyAtMs = 0

  function show(frame: Frame, isForced: boolean): void {
    const { timeline } = frame
    const { k } = frame.shown
    const tree = desk.latest()
    if (!tree || !treeCovers(tree, k)) desk.want(k, timeline.total)
    const nowMs = performance.now()
    if (timeline.playing && !isForced && nowMs < readyAtMs) return
    const before = board.drawing
    const drawing = drawingAt(app, tree, k)
    if (!isForced && before && drawing && before.view.k === drawing.view.k && before.view.tree === tree)
      return
    board.show(drawing, slides(frame, before, drawing))
    board.choose(placeOfChosen(app, drawing), false)
    readyAtMs = performance.now() + share * (performance.now() - nowMs)
    shown(drawing)
  }

  const again = () => {
    const latest = view.latest()
    if (latest) show(latest, true)
  }
  again()
  const ends = [
    view.frames.add((frame) => show(frame, false)),
    desk.arrived.add(again),
    desk.store.subscribe((state, before) => {
      if (state.turned !== before.turned || state.folds !== before.folds) again()
      else board.choose(placeOfChosen(app, board.drawing), false)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** The tree after k steps; where it does not reach so far, as far as it does. */
export function drawingAt(
  app: App,
  tree: SearchTree | undefined,
  k: number,
  folding: Folding = app.tree.store.getState(),
): TreeDrawing | undefined {
  if (!tree) return undefined
  const at = Math.max(tree.from, Math.min(tree.to, k))
  return drawTree(treeViewAt(tree, at, folding))
}

function placeOfChosen({ tree }: App, drawing: TreeDrawing | undefined): number | undefined {
  const { chosen } = tree.store.getState()
  const place = chosen === undefined ? -1 : (drawing?.view.nodes.indexOf(chosen) ?? -1)
  return place < 0 ? undefined : place
}

/** From one step to the next, or as it is opened and folded by hand. */
function slides(
  { timeline: { playing, speed } }: Frame,
  before: TreeDrawing | undefined,
  next: TreeDrawing | undefined,
): boolean {
  if (isMotionReduced() || !before || !next || Math.abs(next.view.k - before.view.k) > 1) return false
  return !playing || (speed !== unlimited && speed <= slidingSpeed)
}
