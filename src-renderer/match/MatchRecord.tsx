import { ClipboardPaste } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { jump } from '../hand/play'
import { useHand } from '../hand/useHand'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { recordOf } from './record'

/** The moves of the game; a press on one goes there. */
export function MatchRecord() {
  const app = useApp()
  const { word, say, lang } = useLanguage()
  const { puzzle, params } = useDesk(({ run }) => run)
  const history = useHand((desk) => desk.history)
  const list = useRef<HTMLOListElement>(null)
  const record = recordOf(history, (hand) => puzzle.hand?.line(params, hand) ?? [])
  const now = record.findLastIndex(({ by }) => by <= 0)
  useEffect(() => {
    list.current?.children[now]?.scrollIntoView({ block: 'nearest' })
  }, [now])
  return (
    <>
      <div className="match-record-head">
        <h2 className="section-title">{word('match.record')}</h2>
        {puzzle.hand?.ofLine && (
          <Button
            look="quiet"
            icon={<ClipboardPaste size={14} />}
            onPress={() => openDialog(app, 'record')}
            testId="record-open"
          >
            {word('record.open')}
          </Button>
        )}
      </div>
      {record.length === 0 && <p className="match-empty">{word('match.record.empty')}</p>}
      <ol
        ref={list}
        className="hand-way match-record"
        aria-label={word('match.record')}
        data-testid="match-record"
      >
        {record.map(({ move, by }, i) => {
          const text = puzzle.moveText(params, move, lang)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice
            <li key={i} className={by > 0 ? 'to-come' : ''}>
              <button
                type="button"
                className="listed-move"
                aria-label={say({ key: 'match.record.move', values: { number: i + 1, move: text } })}
                aria-current={i === now ? 'step' : undefined}
                onClick={() => jump(app, by)}
              >
                {text}
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
