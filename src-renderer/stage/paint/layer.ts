/** Keeps one view for each key, and makes the views look like a list of marks. */
import type { Mark } from '@shared/picture/picture'
import type { Container } from 'pixi.js'
import type { Brush, View } from './brush'
import { cellsView } from './cells'
import { numbersView } from './numbers'
import { polylineView } from './polyline'
import { rectView } from './rect'
import { roundRectView } from './roundRect'
import { discView, pathView } from './shapes'
import { textView } from './text'

export interface Layer {
  paint(marks: readonly Mark[], brush: Brush): void
  destroy(): void
}

/** What is on the stage under one key. */
interface Shown {
  readonly sort: string
  readonly view: View
  mark: Mark
  brush: Brush
  /** The number of the painting it was last in. */
  turn: number
}

export function createLayer(node: Container): Layer {
  const shown = new Map<string, Shown>()
  let turn = 0

  const show = (mark: Mark, brush: Brush): Container => {
    let entry = shown.get(mark.key)
    if (entry && entry.sort !== sortOf(mark)) {
      entry.view.destroy()
      entry = undefined
    }
    if (!entry) {
      entry = { sort: sortOf(mark), view: viewFor(mark), mark, brush, turn }
      shown.set(mark.key, entry)
      entry.view.paint(mark, brush)
    } else if (entry.mark !== mark || entry.brush !== brush) {
      entry.view.paint(mark, brush)
    }
    entry.mark = mark
    entry.brush = brush
    entry.turn = turn
    return entry.view.node
  }

  return {
    paint(marks, brush) {
      turn++
      const nodes = marks.map((mark) => show(mark, brush))
      for (const [key, { view, turn: last }] of shown) {
        if (last === turn) continue
        view.destroy()
        shown.delete(key)
      }
      nodes.forEach((child, i) => {
        if (node.children[i] !== child) node.addChildAt(child, i)
      })
    },
    destroy() {
      for (const { view } of shown.values()) view.destroy()
      shown.clear()
    },
  }
}

/** Marks of one sort share a way of painting. */
const sortOf = (mark: Mark) => (mark.kind === 'rect' && mark.radius ? 'round rect' : mark.kind)

/** A view for marks of this mark's sort. It is given only those, which the types cannot say. */
function viewFor(mark: Mark): View {
  switch (mark.kind) {
    case 'rect':
      return (mark.radius ? roundRectView() : rectView()) as View
    case 'disc':
      return discView() as View
    case 'path':
      return pathView() as View
    case 'text':
      return textView() as View
    case 'cells':
      return cellsView() as View
    case 'numbers':
      return numbersView() as View
    case 'polyline':
      return polylineView() as View
  }
}
