import { CheckBox } from '../controls/CheckBox'
import { Choice } from '../controls/Choice'
import { Segments } from '../controls/Segments'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { setJudged, setLevel, setSeat } from './actions'
import { LearningState } from './LearningState'
import { levelOf, seatings } from './matchDesk'
import { useMatch, useVersus } from './useMatch'

/** Who plays which side, how well the computer does, and what the board tells. */
export function MatchPanel() {
  const app = useApp()
  const { word } = useLanguage()
  const seats = useMatch((match) => match.seats)
  const isJudged = useMatch((match) => match.isJudged)
  const { id } = useDesk(({ run }) => run.puzzle)
  return (
    <div className="match-panel">
      <h2 className="section-title">{word('match.who')}</h2>
      {([0, 1] as const).map((side) => (
        <Segments
          key={side}
          label={word(`${id}.side.${side}`)}
          value={seats[side]}
          options={seatings.map((seat) => ({ value: seat, text: word(`match.${seat}`) }))}
          onChange={(seat) => setSeat(app, side, seat)}
          testId={`match-side-${side}`}
        />
      ))}
      {seats.includes('computer') && <Level />}
      <CheckBox
        text={word('match.judge')}
        isOn={isJudged}
        onChange={(isOn) => setJudged(app, isOn)}
        testId="match-judge"
      />
      <LearningState />
    </div>
  )
}

function Level() {
  const app = useApp()
  const { word } = useLanguage()
  const versus = useVersus()
  const { id } = useDesk(({ run }) => run.puzzle)
  const level = useMatch((match) => versus && levelOf(match, versus))
  if (!versus || !level) return null
  return (
    <>
      <Choice
        label={word('match.level')}
        value={level}
        options={versus.levels.map((each) => ({ value: each, text: word(`${id}.level.${each}`) }))}
        onChange={(next) => setLevel(app, next)}
        testId="match-level"
      />
      <p className="field-note">{word(`${id}.level.${level}.about`)}</p>
    </>
  )
}
