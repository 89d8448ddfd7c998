import { Lightbulb, Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '../controls/Button'
import { Hint } from '../controls/Hint'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { goOn, hintMove, hold, tryAgain } from './actions'
import { hasPerson } from './turns'
import { useMatch, useStanding } from './useMatch'

/** What can be asked of the computer: a hint on one's own turn, to go on or to wait on its own. */
export function MatchButtons() {
  const app = useApp()
  const { word } = useLanguage()
  const { turn, thought, waits } = useStanding()
  const problem = useMatch((match) => match.problem)
  const isAlone = useMatch((match) => !hasPerson(match.seats))
  if (problem)
    return (
      <Button key="again" icon={<RotateCcw size={14} />} onPress={() => tryAgain(app)} testId="match-again">
        {word('match.again')}
      </Button>
    )
  if (waits)
    return (
      <Button
        key="go"
        look="primary"
        icon={<Play size={14} />}
        onPress={() => goOn(app)}
        testId="match-go-on"
      >
        {word('match.go-on')}
      </Button>
    )
  if (isAlone && turn === 'computer')
    return (
      <Button key="hold" icon={<Pause size={14} />} onPress={() => hold(app)} testId="match-hold">
        {word('match.hold')}
      </Button>
    )
  return (
    <Hint text={word('match.hint.about')}>
      <Button
        icon={<Lightbulb size={15} />}
        isDisabled={turn !== 'person' || !thought}
        onPress={() => hintMove(app)}
        testId="hand-hint"
      >
        {word('hand.hint')}
      </Button>
    </Hint>
  )
}
