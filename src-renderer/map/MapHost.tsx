import { palettes } from '@shared/picture/ink'
import { depthOf } from '@shared/trace/ways'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { App } from '../app'
import { goTo, playOrPause } from '../commands'
import { useLanguage } from '../language'
import { useApp, useDesk, useFrames } from '../useApp'
import type { Frame } from '../view'
import type { Charted } from './chart'
import { createMapBoard, type MapBoard, type MapHand } from './mapBoard'
import { stepOf } from './met'
import { stateByKey } from './neighbours'
import { positionAt } from './stateMoment'
import { useMeetings, useSurvey } from './useSurvey'

interface MapHostProps {
  readonly chart: Charted
  /** Holds the board while there is one. */
  readonly board: RefObject<MapBoard | undefined>
}

/** Where the map is drawn: pressed, hovered over, and gone about by keys. */
export function MapHost({ chart, board }: MapHostProps) {
  const app = useApp()
  const host = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const { say, word } = useLanguage()
  const run = useDesk((desk) => desk.run)
  const chosen = useSurvey((survey) => survey.chosen)
  useBoard(chart, board, host, tip)
  const shown = Math.min(chosen ?? 0, chart.space.count - 1)
  const text = run.puzzle.stateText(positionAt(run, chart.space, shown))
  return (
    <div
      ref={host}
      className="map-host"
      role="listbox"
      aria-label={word('map.name')}
      aria-description={word('map.keys')}
      aria-activedescendant="map-state"
      tabIndex={0}
      data-keys="own"
      data-testid="map-host"
      data-chosen={chosen}
      onKeyDown={(event) => takeKey(app, chart, event)}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the map has the focus */}
      <div
        id="map-state"
        className="unseen"
        role="option"
        aria-selected={chosen !== undefined}
        aria-setsize={chart.space.count}
        aria-posinset={shown + 1}
      >
        {say({ key: 'map.state', values: { text } })}
      </div>
      <div ref={tip} className="board-tip" hidden aria-hidden="true" data-testid="map-tip" />
    </div>
  )
}

/** Keys go from the state that is chosen, or from the start. */
function takeKey(app: App, chart: Charted, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const { store } = app.surveyor
  const state = store.getState().chosen ?? 0
  const next = stateByKey(chart, state, event.key)
  const step = event.key === 'Enter' ? stepOf(chart.met, state) : undefined
  if (next !== undefined) store.setState({ chosen: next })
  else if (step !== undefined) goTo(app, step)
  else if (event.key === 'Escape') store.setState({ chosen: undefined })
  else if (event.key === ' ') playOrPause(app)
  else if (!event.key.startsWith('Arrow')) return
  event.preventDefault()
}

/** Keeps a board in the host for as long as the chart stays, and tells it all that it shows. */
function useBoard(
  chart: Charted,
  board: MapHostProps['board'],
  host: RefObject<HTMLDivElement | null>,
  tip: RefObject<HTMLDivElement | null>,
): void {
  const app = useApp()
  const theme = useDesk(({ greeting }) => greeting.theme)
  const chosen = useSurvey((survey) => survey.chosen)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const palette = palettes[app.desk.getState().greeting.theme]
    const created = createMapBoard(element, chart, palette, handOf(app, chart, element, tip))
    board.current = created
    const latest = app.view.latest()
    if (latest) created.show(latest.shown.moment, latest.shown.k)
    created.choose(app.surveyor.store.getState().chosen)
    return () => {
      board.current = undefined
      delete element.dataset.ready
      created.destroy()
    }
  }, [app, chart, board, host, tip])
  useEffect(() => board.current?.setPalette(palettes[theme]), [board, theme])
  useEffect(() => board.current?.choose(chosen), [board, chosen])
  useFrames(useCallback(({ shown }: Frame) => board.current?.show(shown.moment, shown.k), [board]))
  useMeetings(useCallback(() => board.current?.showMet(), [board]))
}

/** What presses and hovering do. */
const handOf = (
  app: App,
  { space }: Charted,
  host: HTMLElement,
  tip: RefObject<HTMLDivElement | null>,
): MapHand => ({
  press(state) {
    host.focus({ preventScroll: true })
    app.surveyor.store.setState({ chosen: state })
  },
  hover(state) {
    if (!tip.current) return
    tip.current.hidden = state === undefined
    if (state === undefined) return
    const { run } = app.desk.getState()
    tip.current.textContent = `${depthOf(space, state)}: ${run.puzzle.stateText(positionAt(run, space, state))}`
  },
  ready: () => {
    host.dataset.ready = 'true'
  },
  failed: () => app.desk.setState({ problem: { key: 'ui.no-stage' } }),
})
