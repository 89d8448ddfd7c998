/** The line above the stage: a hint, or a notice when there is one. It always has the same place, so nothing jumps. */
import type { Message } from '@shared/lib/message'
import { Info, TriangleAlert } from 'lucide-react'
import { startPlaying } from '../commands'
import { Button } from '../controls/Button'
import type { Desk } from '../desk'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { reachedMessage } from './limits'

type Notice =
  | { readonly kind: 'problem' | 'proof' | 'limit'; readonly message: Message }
  | { readonly kind: 'hint'; readonly message: Message }

export function NoticeStrip() {
  const app = useApp()
  const language = useLanguage()
  const { say, word } = language
  const problem = useDesk((desk) => desk.problem)
  const run = useDesk((desk) => desk.run)
  const status = useDesk((desk) => desk.status)
  const limit = useDesk((desk) => desk.limit)
  const reached = status === 'limit' && limit ? reachedMessage(language, limit.name, limit.at) : undefined
  const { kind, message } = noticeOf(problem, run, reached)
  return (
    <div className="notice-place">
      <div
        className={`notice ${kind === 'hint' ? 'hint-line' : kind}`}
        role={kind === 'problem' ? 'alert' : 'note'}
        data-testid="notice"
        data-kind={kind}
      >
        {kind === 'problem' && <TriangleAlert size={16} aria-hidden="true" />}
        {(kind === 'proof' || kind === 'limit') && <Info size={16} aria-hidden="true" />}
        <p>{say(message)}</p>
        {kind === 'problem' && (
          <Button onPress={() => startPlaying(app)} testId="start-again">
            {word('ui.start-again')}
          </Button>
        )}
      </div>
    </div>
  )
}

function noticeOf(
  problem: Message | undefined,
  { puzzle, params }: Desk['run'],
  reached: Message | undefined,
): Notice {
  if (problem) return { kind: 'problem', message: problem }
  const proof = puzzle.impossible?.(params)
  if (proof) return { kind: 'proof', message: proof }
  if (reached) return { kind: 'limit', message: reached }
  return { kind: 'hint', message: { key: `${puzzle.id}.about` } }
}
