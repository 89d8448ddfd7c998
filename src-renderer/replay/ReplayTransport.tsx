import { ChevronFirst, ChevronLast, Hand, Pause, Play, StepBack, StepForward } from 'lucide-react'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { useLanguage } from '../language'
import { SpeedSlider } from '../panels/SpeedSlider'
import { useApp } from '../useApp'
import { canGoOnByHand, goOnByHand } from './goOnByHand'
import { endReplay, goOrStay, goToMove, stepReplay } from './replay'
import type { Replay } from './replayDesk'
import { useReplay } from './useReplay'

/** Below the board while a path is replayed: back and forth, and what to do with it. */
export function ReplayTransport() {
  const app = useApp()
  const { word } = useLanguage()
  const replay = useReplay()
  if (!replay) return null
  return (
    <div className="transport" data-testid="replay-transport">
      <StepButtons replay={replay} />
      <SpeedSlider />
      <div className="spring" />
      {replay.path.puzzle.hand?.ofLine && (
        <Button
          icon={<Hand size={15} />}
          isDisabled={!canGoOnByHand(replay)}
          onPress={() => goOnByHand(app)}
          testId="replay-hand"
        >
          {word('replay.hand')}
        </Button>
      )}
      <Button onPress={() => endReplay(app)} testId="replay-done">
        {word('replay.done')}
      </Button>
    </div>
  )
}

function StepButtons({ replay: { path, isGoing } }: { readonly replay: Replay }) {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <fieldset className="play-buttons" aria-label={word('replay.name')}>
      <IconButton
        name={word('replay.first')}
        keys={['Home']}
        icon={<ChevronFirst size={18} />}
        onPress={() => goToMove(app, 0)}
        testId="replay-first"
      />
      <IconButton
        name={word('replay.back')}
        keys={['←']}
        icon={<StepBack size={16} />}
        onPress={() => stepReplay(app, -1)}
        testId="replay-back"
      />
      <IconButton
        name={word(isGoing ? 'ui.pause' : 'ui.play')}
        keys={['Space']}
        icon={isGoing ? <Pause size={18} fill="currentColor" /> : <Play size={18} fill="currentColor" />}
        onPress={() => goOrStay(app)}
        className="play-button"
        testId="replay-play"
      />
      <IconButton
        name={word('replay.forward')}
        keys={['→']}
        icon={<StepForward size={16} />}
        onPress={() => stepReplay(app, 1)}
        testId="replay-forward"
      />
      <IconButton
        name={word('replay.last')}
        keys={['End']}
        icon={<ChevronLast size={18} />}
        onPress={() => goToMove(app, path.sound)}
        testId="replay-last"
      />
    </fieldset>
  )
}
