import { StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'
import { useMatch, useStanding } from './useMatch'

/** What the computer does just now. */
export function MatchState() {
  const { word, say } = useLanguage()
  const { turn, waits } = useStanding()
  const problem = useMatch((match) => match.problem)
  const isThinking = turn === 'computer' && !waits
  return (
    <p className="hand-answer" role="status" data-testid="match-state">
      {problem && <StatusShape shape="failed" ink="failed" />}
      {problem ? say(problem) : waits ? word('match.waits') : isThinking ? word('match.thinking') : ''}
    </p>
  )
}
