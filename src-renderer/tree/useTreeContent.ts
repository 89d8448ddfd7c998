/** The tree as a file, as it stands at the playhead when the export dialog opens. */
import { originText } from '@shared/export/origin'
import type { SaveFormat } from '@shared/ipc/exporting'
import { palettes } from '@shared/picture/ink'
import { toSvg } from '@shared/picture/svg'
import { type Run, runText } from '@shared/run'
import { type SearchTree, treeCovers } from '@shared/trace/tree'
import type { TreeDrawing } from '@shared/trace/treeDrawing'
import { treeJson } from '@shared/trace/treeJson'
import { mostDrawn, treePicture } from '@shared/trace/treePicture'
import { useEffect, useMemo, useState } from 'react'
import type { App } from '../app'
import type { Look } from '../export/look'
import { type Language, useLanguage } from '../language'
import { useApp } from '../useApp'
import { drawingAt } from './followTree'

/** The file, for PNG and PDF the SVG to draw; undefined while the tree is on its way, or without a format. */
export function useTreeContent(
  run: Run,
  k: number,
  format: SaveFormat | undefined,
  look: Look,
): string | undefined {
  const app = useApp()
  const language = useLanguage()
  const tree = useTreeOf(app, k, format !== undefined)
  const drawing = useMemo(() => drawingForFile(app, tree, k), [app, tree, k])
  return useMemo(() => {
    if (!drawing || !format) return undefined
    return format === 'json' ? treeJson(run, drawing, language.lang) : svgOf(run, drawing, look, language)
  }, [run, drawing, format, look, language])
}

/** As it is seen; one of too many nodes is folded, though it is not on the screen. */
function drawingForFile(app: App, tree: SearchTree | undefined, k: number): TreeDrawing | undefined {
  const drawing = drawingAt(app, tree, k)
  if (!drawing || drawing.view.nodes.length <= mostDrawn) return drawing
  return drawingAt(app, tree, k, { folds: true, turned: new Set() })
}

/** The part of the tree about step k, once it is wanted. */
function useTreeOf(app: App, k: number, isWanted: boolean): SearchTree | undefined {
  const [tree, setTree] = useState<SearchTree | undefined>(undefined)
  useEffect(() => {
    if (!isWanted) return
    const look = () => {
      const latest = app.tree.latest()
      if (latest && treeCovers(latest, k)) setTree(latest)
      else app.tree.want(k, app.player.timeline.total)
    }
    look()
    return app.tree.arrived.add(look)
  }, [app, k, isWanted])
  return tree
}

function svgOf(run: Run, drawing: TreeDrawing, look: Look, { say, word }: Language): string {
  return toSvg(treePicture(drawing), palettes[look.theme], {
    padding: look.margin,
    background: !look.transparent,
    title: `${word('tree.name')} – ${say(run.puzzle.title(run.params))}`,
    metadata: originText({ run: runText(run), step: drawing.view.k }),
  })
}
