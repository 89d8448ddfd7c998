import { ProgressBar } from 'react-aria-components'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { learnOn } from './actions'
import { useMatch, useVersus } from './useMatch'

/** How the computer plays as long as it does not know all, and how far it has come with that. */
export function LearningState() {
  const app = useApp()
  const { word, say } = useLanguage()
  const { params } = useDesk(({ run }) => run)
  const versus = useVersus()
  const learning = useMatch((match) => match.learning)
  const limits = learning && versus?.limits(params, learning.isDone)
  if (!limits) return null
  return (
    <div className="match-learning" data-testid="match-learning" data-done={learning.isDone}>
      <p>{say(limits)}</p>
      {!learning.isDone && (
        <div className="match-solving">
          <ProgressBar className="progress" aria-label={word('match.learning')} value={100 * learning.share}>
            {({ percentage = 0, valueText }) => (
              <>
                <div className="progress-track">
                  <div className="progress-fill" style={{ width: `${percentage}%` }} />
                </div>
                <span className="progress-text">{valueText}</span>
              </>
            )}
          </ProgressBar>
          <Button onPress={() => learnOn(app, !learning.isOn)} testId="match-learn">
            {word(learning.isOn ? 'match.learning.stop' : 'match.learning.go-on')}
          </Button>
        </div>
      )}
    </div>
  )
}
