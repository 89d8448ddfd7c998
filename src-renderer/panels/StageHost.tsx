import { palettes } from '@shared/picture/ink'
import { useEffect, useRef } from 'react'
import { pickSquare, pressBoard } from '../commands'
import { boardGrip } from '../gripping'
import { useLanguage } from '../language'
import { createStage } from '../stage/stage'
import { useApp, useDesk } from '../useApp'

/** Where the board is drawn. */
export function StageHost() {
  const app = useApp()
  const { word } = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const theme = useDesk(({ greeting }) => greeting.theme)
  const isPicking = useDesk(({ finding }) => finding === 'picking')

  useEffect(() => app.view.setPalette(palettes[theme]), [app, theme])

  useEffect(() => {
    const element = host.current
    if (!element) return
    let isGone = false
    const created = createStage(element, { palette: palettes[app.desk.getState().greeting.theme] })
    async function open(): Promise<void> {
      try {
        const stage = await created
        if (isGone) return
        stage.onPress((x, y) => pressBoard(app, x, y))
        stage.setGrip(boardGrip(app))
        stage.onPick((x, y) => pickSquare(app, x, y))
        app.view.setStage(stage)
        await stage.snapshotReady()
        document.body.dataset.ready = 'true'
      } catch {
        app.desk.setState({ problem: { key: 'ui.no-stage' } })
      }
    }
    void open()
    return () => {
      isGone = true
      app.view.setStage(undefined)
      void created.then((stage) => stage.destroy()).catch(() => {})
    }
  }, [app])

  return (
    <div
      ref={host}
      className={`stage ${isPicking ? 'is-picking' : ''}`}
      role="img"
      aria-label={word('ui.stage')}
      data-testid="stage"
    />
  )
}
