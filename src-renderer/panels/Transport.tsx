import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react'
import { goTo, goToEnd, playOrPause, step } from '../commands'
import { IconButton } from '../controls/IconButton'
import { shortcutOf } from '../keys'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { Find } from './Find'
import { SearchState } from './SearchState'
import { SpeedSlider } from './SpeedSlider'
import { StepBox } from './StepBox'

/** The controls of playback, and how far the search has come. */
export function Transport() {
  return (
    <div className="transport">
      <PlayButtons />
      <SpeedSlider />
      <StepBox />
      <Find />
      <div className="spring" />
      <SearchState />
    </div>
  )
}

function PlayButtons() {
  const app = useApp()
  const { word } = useLanguage()
  const playing = useDesk((desk) => desk.playing)
  return (
    <fieldset className="play-buttons" aria-label={word('ui.transport')}>
      <IconButton
        name={word('ui.first')}
        keys={shortcutOf('first')}
        icon={<ChevronFirst size={18} />}
        onPress={() => goTo(app, 0)}
        testId="first"
      />
      <IconButton
        name={word('ui.step-back')}
        keys={shortcutOf('step-back')}
        icon={<StepBack size={16} />}
        onPress={() => step(app, -1)}
        testId="step-back"
      />
      <IconButton
        name={word(playing ? 'ui.pause' : 'ui.play')}
        keys={shortcutOf('play')}
        icon={playing ? <Pause size={18} fill="currentColor" /> : <Play size={18} fill="currentColor" />}
        onPress={() => playOrPause(app)}
        className="play-button"
        testId="play"
      />
      <IconButton
        name={word('ui.step-forward')}
        keys={shortcutOf('step-forward')}
        icon={<StepForward size={16} />}
        onPress={() => step(app, 1)}
        testId="step-forward"
      />
      <IconButton
        name={word('ui.last')}
        keys={shortcutOf('last')}
        icon={<ChevronLast size={18} />}
        onPress={() => goToEnd(app)}
        testId="last"
      />
    </fieldset>
  )
}
