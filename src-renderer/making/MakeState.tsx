import { CircleAlert } from 'lucide-react'
import { ProgressBar } from 'react-aria-components'
import { useLanguage } from '../language'
import type { Making } from './maker'

/** How far it has come, once that is felt; or why there is nothing. It always has the same place. */
export function MakeState({ making }: { readonly making: Making }) {
  const { say, word } = useLanguage()
  return (
    <div className="make-state" role="status" data-testid="make-state" data-state={making.kind}>
      {making.kind === 'making' && (
        <ProgressBar className="progress late" aria-label={word('make.making')} value={100 * making.share}>
          {({ percentage = 0 }) => (
            <>
              <p>{word('make.making')}</p>
              <div className="progress-track">
                <div className="progress-fill" style={{ width: `${percentage}%` }} />
              </div>
            </>
          )}
        </ProgressBar>
      )}
      {making.kind === 'problem' && (
        <p className="field-note wrong">
          <CircleAlert size={14} aria-hidden="true" />
          <span>{say(making.message)}</span>
        </p>
      )}
    </div>
  )
}
