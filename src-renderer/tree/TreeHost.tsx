import { palettes } from '@shared/picture/ink'
import { placeByArrow, type TreeDrawing } from '@shared/trace/treeDrawing'
import { stepOfNode } from '@shared/trace/treeView'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { App } from '../app'
import { goTo, playOrPause } from '../commands'
import { languageOf, useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { followTree } from './followTree'
import { nodeText } from './nodeText'
import { TreeBoard, type TreeHand } from './treeBoard'
import type { CameraMode } from './treeCamera'
import { useTree } from './useTree'

interface TreeHostProps {
  /** Holds the board while there is one. */
  readonly board: RefObject<TreeBoard | undefined>
  onMode(mode: CameraMode): void
  onShown(drawing: TreeDrawing | undefined): void
}

/** Where the tree is drawn: pressed, hovered over, and gone about by keys. */
export function TreeHost({ board, onMode, onShown }: TreeHostProps) {
  const app = useApp()
  const { word } = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const theme = useDesk(({ greeting }) => greeting.theme)
  const chosen = useTree((state) => state.chosen)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const palette = palettes[app.desk.getState().greeting.theme]
    const hand = handOf(app, element, tip, () => board.current?.drawing, onMode)
    const created = new TreeBoard(element, palette, hand)
    board.current = created
    const stop = followTree(app, created, (drawing) => {
      element.dataset.nodes = String(drawing?.view.nodes.length ?? 0)
      element.dataset.total = String(drawing?.view.total ?? 0)
      element.dataset.k = String(drawing?.view.k ?? '')
      onShown(drawing)
    })
    return () => {
      stop()
      board.current = undefined
      created.destroy()
    }
  }, [app, board, onMode, onShown])

  useEffect(() => board.current?.setPalette(palettes[theme]), [board, theme])
  useEffect(() => {
    const drawing = board.current?.drawing
    const place = chosen === undefined ? -1 : (drawing?.view.nodes.indexOf(chosen) ?? -1)
    setText(drawing && place >= 0 ? textOf(app, drawing, place) : '')
  }, [app, board, chosen])

  return (
    <div
      ref={host}
      className="tree-host"
      role="listbox"
      aria-label={word('tree.name')}
      aria-description={word('tree.keys')}
      aria-activedescendant="tree-node"
      tabIndex={0}
      data-keys="own"
      data-testid="tree-host"
      data-chosen={chosen}
      onKeyDown={(event) => {
        if (board.current) takeKey(app, board.current, event)
      }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus */}
      <div
        id="tree-node"
        className="unseen"
        role="option"
        aria-selected={chosen !== undefined}
        data-testid="tree-node"
      >
        {text || word('tree.status.root')}
      </div>
      <div ref={tip} className="board-tip" hidden aria-hidden="true" data-testid="tree-tip" />
    </div>
  )
}

const textOf = (app: App, drawing: TreeDrawing, place: number): string => {
  const { run, greeting } = app.desk.getState()
  return nodeText(drawing, place, run, languageOf(greeting.lang))
}

/** What presses and hovering do. */
const handOf = (
  app: App,
  host: HTMLElement,
  tip: RefObject<HTMLDivElement | null>,
  drawingOf: () => TreeDrawing | undefined,
  onMode: (mode: CameraMode) => void,
): TreeHand => ({
  press(place) {
    host.focus({ preventScroll: true })
    const drawing = drawingOf()
    app.tree.store.setState({ chosen: place === undefined ? undefined : drawing?.view.nodes[place] })
    if (drawing && place !== undefined) enter(app, drawing, place)
  },
  pick(place) {
    const drawing = drawingOf()
    if (drawing) turn(app, drawing, place)
  },
  hover(place) {
    const drawing = drawingOf()
    if (!tip.current) return
    tip.current.hidden = place === undefined
    if (drawing && place !== undefined) tip.current.textContent = textOf(app, drawing, place)
  },
  moved: onMode,
})

/** A folded node is opened; of any other the step that made it is shown. */
function enter(app: App, drawing: TreeDrawing, place: number): void {
  const step = stepOfNode(drawing.view, place)
  if ((drawing.view.hidden[place] as number) > 0) turn(app, drawing, place)
  else if (step !== undefined) goTo(app, step)
}

/** Opens what is folded, and folds what is open. */
function turn(app: App, { view }: TreeDrawing, place: number): void {
  const turned = new Set(app.tree.store.getState().turned)
  const node = view.nodes[place] as number
  if (!turned.delete(node)) turned.add(node)
  app.tree.store.setState({ turned })
}

/** Keys go from the node that is chosen, or from where the search stands. */
function takeKey(app: App, board: TreeBoard, event: KeyboardEvent): void {
  const { drawing } = board
  if (!drawing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  if (act(app, board, drawing, event.key)) event.preventDefault()
}

/** True where the key means something here. */
function act(app: App, board: TreeBoard, drawing: TreeDrawing, key: string): boolean {
  const { view } = drawing
  const { store } = app.tree
  const chosen = view.nodes.indexOf(store.getState().chosen ?? -1)
  const at = chosen >= 0 ? chosen : view.here
  const isFolded = (view.hidden[at] as number) > 0
  if (key === ' ') playOrPause(app)
  else if (key === 'Escape') store.setState({ chosen: undefined })
  else if (key === 'Enter') enter(app, drawing, at)
  else if ((key === '+' && isFolded) || (key === '-' && !isFolded)) turn(app, drawing, at)
  else {
    const next = key === 'Home' ? 0 : key === 'End' ? view.here : placeByArrow(view, at, key)
    if (next === undefined) return key.startsWith('Arrow')
    store.setState({ chosen: view.nodes[next] })
    board.choose(next, true)
  }
  return true
}
