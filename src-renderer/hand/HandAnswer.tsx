import { StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'
import { useHand } from './useHand'

/** Whether the board can be completed, as far as that has been asked. */
export function HandAnswer() {
  const { say } = useLanguage()
  const answer = useHand((desk) => desk.answer)
  const text = (() => {
    switch (answer.kind) {
      case 'none':
        return ''
      case 'failed':
        return say(answer.message)
      default:
        return say({ key: `hand.${answer.kind}`, values: { steps: 'steps' in answer ? answer.steps : 0 } })
    }
  })()
  const isNo = answer.kind === 'no' || answer.kind === 'wrong' || answer.kind === 'failed'
  return (
    <p className="hand-answer" role="status" data-testid="hand-answer" data-answer={answer.kind}>
      {answer.kind === 'yes' && <StatusShape shape="solved" ink="solved" />}
      {isNo && <StatusShape shape="failed" ink="failed" />}
      {text}
    </p>
  )
}
