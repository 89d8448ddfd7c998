import { useLanguage } from '../language'
import { MatchPanel } from '../match/MatchPanel'
import { MatchRecord } from '../match/MatchRecord'
import { useVersus } from '../match/useMatch'
import { useApp, useDesk } from '../useApp'
import { gameOf } from './game'
import { HandRules } from './HandRules'
import { useHand } from './useHand'
import { useSaid } from './useSaid'

/** Beside the board while it is played: what is wrong with it, and how far one has come. */
export function HandPanel() {
  const { word, say } = useLanguage()
  const { sentences } = useSaid()
  const hints = useHand(({ history }) => history.now.hints)
  const presses = useHand(({ history }) => history.past.length)
  const way = useWay()
  const isVersus = useVersus() !== undefined
  return (
    <section className="hand-panel" data-testid="hand-panel">
      {isVersus && <MatchPanel />}
      <h2 className="section-title">{word('hand.panel')}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {!isVersus && (
        <p className="hand-tally">
          {say({ key: 'hand.tally', values: { moves: way?.length ?? presses, hints } })}
        </p>
      )}
      <HandRules />
      {isVersus && <MatchRecord />}
      {way && way.length > 0 && (
        <ol className="hand-way" aria-label={word('hand.way')} data-testid="hand-way">
          {way.map((move, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice
            <li key={i}>{move}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The moves so far, where they count. */
function useWay(): readonly string[] | undefined {
  const app = useApp()
  const { lang } = useLanguage()
  useHand(({ history }) => history.now)
  const { puzzle } = useDesk(({ run }) => run)
  const game = gameOf(app)
  if (!game?.play.countsMoves) return undefined
  return game.play.line(game.params, game.hand)?.map((move) => puzzle.moveText(game.params, move, lang))
}
