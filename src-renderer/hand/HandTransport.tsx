import { Eraser, Lightbulb, Redo2, Undo2, X } from 'lucide-react'
import { Button } from '../controls/Button'
import { Hint } from '../controls/Hint'
import { IconButton } from '../controls/IconButton'
import { useLanguage } from '../language'
import { MatchButtons } from '../match/MatchButtons'
import { MatchState } from '../match/MatchState'
import { useMatch, useVersus } from '../match/useMatch'
import { useApp } from '../useApp'
import { ask, hint, stopAsking } from './ask'
import { HandAnswer } from './HandAnswer'
import { afterUndo, redo, startAnew, undo } from './play'
import { useHand } from './useHand'
import { useSaid } from './useSaid'

/** Below the board while it is played: back and forth, and what a solver knows of it. */
export function HandTransport() {
  const isVersus = useVersus() !== undefined
  return (
    <div className="transport hand-transport" data-testid="hand-transport">
      <HistoryButtons />
      <div className="spring" />
      {isVersus ? <MatchState /> : <HandAnswer />}
      {isVersus ? <MatchButtons /> : <SolverButtons />}
    </div>
  )
}

function HistoryButtons() {
  const app = useApp()
  const { word } = useLanguage()
  const isVersus = useVersus() !== undefined
  useMatch((match) => match.seats)
  const canUndo = useHand(({ history }) => afterUndo(app) !== history)
  const canRedo = useHand(({ history }) => history.future.length > 0)
  return (
    <fieldset className="play-buttons" aria-label={word('hand.play')}>
      <IconButton
        name={word('hand.undo')}
        keys={['Ctrl', 'Z']}
        icon={<Undo2 size={16} />}
        isDisabled={!canUndo}
        onPress={() => undo(app)}
        testId="hand-undo"
      />
      <IconButton
        name={word('hand.redo')}
        keys={['Ctrl', 'Shift', 'Z']}
        icon={<Redo2 size={16} />}
        isDisabled={!canRedo}
        onPress={() => redo(app)}
        testId="hand-redo"
      />
      <Hint text={word(`${isVersus ? 'match' : 'hand'}.new.about`)}>
        <Button look="quiet" icon={<Eraser size={15} />} onPress={() => startAnew(app)} testId="hand-new">
          {word(`${isVersus ? 'match' : 'hand'}.new`)}
        </Button>
      </Hint>
    </fieldset>
  )
}

function SolverButtons() {
  const app = useApp()
  const { word } = useLanguage()
  const isAsking = useHand(({ answer }) => answer.kind === 'asking')
  const { isSolved } = useSaid()
  if (isAsking)
    return (
      <Button icon={<X size={14} />} onPress={() => stopAsking(app)} testId="hand-cancel">
        {word('hand.cancel')}
      </Button>
    )
  return (
    <>
      <Button isDisabled={isSolved} onPress={() => ask(app)} testId="hand-ask">
        {word('hand.ask')}
      </Button>
      <Hint text={word('hand.hint.about')}>
        <Button
          icon={<Lightbulb size={15} />}
          isDisabled={isSolved}
          onPress={() => hint(app)}
          testId="hand-hint"
        >
          {word('hand.hint')}
        </Button>
      </Hint>
    </>
  )
}
