/** The tree with all that belongs to it: the same in the panel and, larger, above the board. */
import type { TreeDrawing } from '@shared/trace/treeDrawing'
import { Crosshair, Maximize, Maximize2, Minimize2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { CheckBox } from '../controls/CheckBox'
import { IconButton } from '../controls/IconButton'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { TreeHost } from './TreeHost'
import { TreeLegend } from './TreeLegend'
import type { TreeBoard } from './treeBoard'
import type { CameraMode } from './treeCamera'
import { setLarge } from './treeSize'
import { useIsLarge, useTree } from './useTree'

/** What is told of the drawing beside it. */
interface Told {
  readonly shown: number
  readonly total: number
  readonly from: number
}

export function TreePane() {
  const app = useApp()
  const { word, say } = useLanguage()
  const board = useRef<TreeBoard | undefined>(undefined)
  const [mode, setMode] = useState<CameraMode>('follow')
  const [told, setTold] = useState<Told | undefined>(undefined)
  const folds = useTree((state) => state.folds)
  const isLarge = useIsLarge()
  const isFresh = useDesk(({ status }) => status === 'ready')
  const onShown = useTold(setTold)
  return (
    <div className="tree" data-testid="tree">
      <div className="tree-tools">
        <span className="tree-count" data-testid="tree-count">
          {told && say(countOf(told))}
        </span>
        <CheckBox
          text={word('tree.fold')}
          isOn={folds}
          onChange={(on) => app.tree.store.setState({ folds: on, turned: new Set() })}
          testId="tree-fold"
        />
        <IconButton
          name={word('tree.follow')}
          icon={<Crosshair size={16} />}
          className={mode === 'follow' ? 'is-on' : ''}
          aria-pressed={mode === 'follow'}
          onPress={() => board.current?.look('follow')}
          testId="tree-follow"
        />
        <IconButton
          name={word('tree.whole')}
          icon={<Maximize size={16} />}
          className={mode === 'whole' ? 'is-on' : ''}
          aria-pressed={mode === 'whole'}
          onPress={() => board.current?.look('whole')}
          testId="tree-whole"
        />
        <IconButton
          name={word(isLarge ? 'tree.smaller' : 'tree.larger')}
          icon={isLarge ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
          onPress={() => setLarge(app, !isLarge)}
          testId="tree-size"
        />
      </div>
      {told && told.from > 0 && (
        <p className="tree-part">{say({ key: 'tree.part', values: { from: told.from } })}</p>
      )}
      <div className="tree-body">
        <TreeHost board={board} onMode={setMode} onShown={onShown} />
        {!told && <p className="tree-empty late">{word(isFresh ? 'tree.empty' : 'tree.working')}</p>}
      </div>
      <TreeLegend />
    </div>
  )
}

/** Told no more often than can be read; the last word stands. */
function useTold(setTold: (told: Told | undefined) => void): (drawing: TreeDrawing | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef<Told | undefined>(undefined)
  return useCallback(
    (drawing) => {
      const view = drawing?.view
      latest.current = view && { shown: view.nodes.length, total: view.total, from: view.tree.from }
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        setTold(latest.current)
      }, tellMs)
    },
    [setTold],
  )
}

const tellMs = 100

const countOf = ({ shown, total }: Told) =>
  shown === total
    ? { key: 'tree.count', values: { total } }
    : { key: 'tree.count.folded', values: { shown, total } }
