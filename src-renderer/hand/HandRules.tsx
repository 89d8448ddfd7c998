import { StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import { useHand } from './useHand'

/** What must hold, where the board has no room for it: each with how it stands, in shape and colour. */
export function HandRules() {
  const { say, word } = useLanguage()
  const { puzzle, params } = useDesk(({ run }) => run)
  const { hand } = useHand(({ history }) => history.now)
  const rules = puzzle.hand?.rules?.(params, hand) ?? []
  if (rules.length === 0) return null
  return (
    <ol className="hand-rules" aria-label={word('hand.rules')} data-testid="hand-rules">
      {rules.map(({ text, state }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same rule may be there twice
        <li key={i} className={state === 'broken' ? 'wrong' : ''} data-state={state}>
          {say(text)}
          {state === 'holds' && <StatusShape shape="solved" ink="solved" size={10} />}
          {state === 'broken' && <StatusShape shape="refused" ink="refused" size={10} />}
          {state !== 'open' && <span className="unseen">{word(`hand.rule.${state}`)}</span>}
        </li>
      ))}
    </ol>
  )
}
