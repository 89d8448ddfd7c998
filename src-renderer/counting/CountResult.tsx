import type { CountNotice } from '@shared/ipc/count'
import { timeLeft } from '@shared/words/timeLeft'
import { ProgressBar } from 'react-aria-components'
import { useLanguage } from '../language'
import { useCounting } from './useCounting'

/** How far the count has come, and what it has found. */
export function CountResult() {
  const { say } = useLanguage()
  const { board, notice } = useCounting()
  if (!board) return null
  const title = say(board.puzzle.title(board.params))
  return (
    <div className="count-result" data-testid="count-result" data-state={notice?.state ?? 'starting'}>
      <ProgressBar className="progress" aria-label={title} value={100 * (notice?.share ?? 0)}>
        {({ percentage = 0 }) => (
          <div className="progress-track">
            <div className="progress-fill" style={{ width: `${percentage}%` }} />
          </div>
        )}
      </ProgressBar>
      <p className="count-board">{title}</p>
      {notice && <Found notice={notice} />}
    </div>
  )
}

function Found({ notice }: { readonly notice: CountNotice }) {
  const { say } = useLanguage()
  const { state, share, solutions, leftMs, fundamental, remark } = notice
  const left = leftMs === undefined ? '' : say(timeLeft(leftMs))
  const key = state === 'running' && left === '' ? 'first' : state
  const values = { share, solutions, left, fundamental: fundamental ?? -1 }
  return (
    <>
      <p className="count-found" role="status" data-testid="count-found">
        {say({ key: `counting.${key}`, values })}
      </p>
      {remark && <p className="count-remark">{say(remark)}</p>}
    </>
  )
}
