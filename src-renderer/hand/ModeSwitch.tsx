import { Radio, RadioGroup } from 'react-aria-components'
import { useLanguage } from '../language'
import { useVersus } from '../match/useMatch'
import { useApp, useDesk } from '../useApp'
import type { Mode } from './handDesk'
import { setMode } from './play'
import { useHand } from './useHand'

const modes: readonly Mode[] = ['watch', 'play']

/** To see the search, or to play oneself; only where the puzzle can be played. */
export function ModeSwitch() {
  const app = useApp()
  const { word } = useLanguage()
  const canPlay = useDesk(({ run }) => run.puzzle.hand !== undefined)
  const isVersus = useVersus() !== undefined
  const mode = useHand((desk) => desk.mode)
  if (!canPlay) return null
  return (
    <RadioGroup
      className="segments mode-switch"
      orientation="horizontal"
      aria-label={word('hand.mode')}
      value={mode}
      onChange={(next) => setMode(app, next as Mode)}
      data-testid="mode"
    >
      <div className="segments-row">
        {modes.map((each) => (
          <Radio key={each} value={each} className="segment" data-testid={`mode-${each}`}>
            {word(each === 'play' && isVersus ? 'match.play' : `hand.${each}`)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
