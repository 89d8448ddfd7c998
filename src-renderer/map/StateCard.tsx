import { palettes } from '@shared/picture/ink'
import { toSvg } from '@shared/picture/svg'
import { isHopeless } from '@shared/trace/mapPicture'
import { depthOf } from '@shared/trace/ways'
import { useReducer } from 'react'
import { goTo } from '../commands'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import type { Charted } from './chart'
import { stepOf } from './met'
import { momentOf } from './stateMoment'
import { useMeetings, useSurvey } from './useSurvey'

/** The state that was chosen: its board, what is known of it, and the way to the step that met it. */
export function StateCard({ chart }: { readonly chart: Charted }) {
  const { word } = useLanguage()
  const chosen = useSurvey((survey) => survey.chosen)
  return (
    <div className="state-card" data-testid="state-card" aria-live="polite">
      {chosen === undefined ? (
        <p className="state-hint">{word('map.pick')}</p>
      ) : (
        <State chart={chart} state={chosen} />
      )}
    </div>
  )
}

/** Its board, and what is known of it. */
function State({ chart, state }: { readonly chart: Charted; readonly state: number }) {
  const { say, lang } = useLanguage()
  const theme = useDesk(({ greeting }) => greeting.theme)
  const run = useDesk((desk) => desk.run)
  const { space } = chart
  const moment = momentOf(run, space, state)
  const text = run.puzzle.stateText(moment.position)
  const svg = toSvg(run.puzzle.draw(moment, lang), palettes[theme], { background: false })
  const distance = depthOf(space, state)
  const values = { distance, lines: space.lines[state] ?? 0 }
  return (
    <>
      <img
        className="state-board"
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt=""
      />
      <p className="state-text" data-testid="state-text">
        {text}
      </p>
      <p>{say(state === 0 ? { key: 'map.state.start' } : { key: 'map.state.lines', values })}</p>
      <Outlook chart={chart} state={state} />
      <Meeting chart={chart} state={state} />
    </>
  )
}

/** Whether a goal can be reached from there. */
function Outlook({ chart, state }: { readonly chart: Charted; readonly state: number }) {
  const { say } = useLanguage()
  const { space, toGoal } = chart
  const moves = toGoal[state] ?? -1
  if (isHopeless(space, toGoal, state))
    return (
      <p className="state-hopeless" data-testid="state-outlook">
        {say({ key: 'map.state.hopeless' })}
      </p>
    )
  const key = moves === 0 ? 'map.state.goal' : moves < 0 ? 'map.state.unknown' : 'map.state.to-goal'
  return <p data-testid="state-outlook">{say({ key, values: { moves } })}</p>
}

/** The way to the step at which the search met it. */
function Meeting({ chart, state }: { readonly chart: Charted; readonly state: number }) {
  const app = useApp()
  const { say, word } = useLanguage()
  const [, look] = useReducer((turn: number) => turn + 1, 0)
  useMeetings(look)
  const step = stepOf(chart.met, state)
  if (step === undefined) return <p className="state-unmet">{word('map.state.unmet')}</p>
  return (
    <Button
      className="state-go"
      aria-description={word('map.state.go.about')}
      onPress={() => goTo(app, step)}
      testId="state-go"
    >
      {say({ key: 'map.state.go', values: { step } })}
    </Button>
  )
}
