import { useLanguage } from '../language'
import { useHand } from './useHand'
import { useSaid } from './useSaid'

/** Beside the board while it is played: what is wrong with it, and how far one has come. */
export function HandPanel() {
  const { word, say } = useLanguage()
  const { sentences } = useSaid()
  const hints = useHand(({ history }) => history.now.hinted.length)
  const moves = useHand(({ history }) => history.past.length)
  return (
    <section className="hand-panel" data-testid="hand-panel">
      <h2 className="section-title">{word('hand.board')}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="hand-tally">{say({ key: 'hand.tally', values: { moves, hints } })}</p>
    </section>
  )
}
