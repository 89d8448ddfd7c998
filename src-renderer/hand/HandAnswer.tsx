import { assertNever } from '@shared/lib/assertNever'
import type { Message } from '@shared/lib/message'
import { StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'
import type { Answer } from './handDesk'
import { useHand } from './useHand'

/** Whether the board can be completed, as far as that has been asked. */
export function HandAnswer() {
  const { say } = useLanguage()
  const answer = useHand((desk) => desk.answer)
  const message = messageOf(answer)
  const isYes = answer.kind === 'yes' || answer.kind === 'compared'
  const isNo =
    answer.kind === 'no' || answer.kind === 'never' || answer.kind === 'wrong' || answer.kind === 'failed'
  return (
    <p className="hand-answer" role="status" data-testid="hand-answer" data-answer={answer.kind}>
      {isYes && <StatusShape shape="solved" ink="solved" />}
      {isNo && <StatusShape shape="failed" ink="failed" />}
      {message && <span>{say(message)}</span>}
    </p>
  )
}

function messageOf(answer: Answer): Message | undefined {
  switch (answer.kind) {
    case 'none':
      return undefined
    case 'asking':
      return { key: `hand.asking.${answer.question}`, values: { steps: answer.steps } }
    case 'yes':
      return answer.least === undefined
        ? { key: 'hand.yes' }
        : { key: 'hand.yes.least', values: { least: answer.least } }
    case 'no':
      return { key: 'hand.no', values: { steps: answer.steps } }
    case 'never':
    case 'wrong':
      return { key: `hand.${answer.kind}` }
    case 'compared': {
      const { moves, least } = answer
      return { key: 'hand.compared', values: { moves, least, more: moves - least } }
    }
    case 'failed':
      return answer.message
    default:
      return assertNever(answer)
  }
}
