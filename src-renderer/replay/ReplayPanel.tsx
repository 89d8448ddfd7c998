import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { goToMove } from './replay'
import type { Replay } from './replayDesk'
import { useReplay } from './useReplay'
import { Verdict } from './Verdict'

/** Of a long path only so many moves are listed before and after the one of now. */
const around = 60

/** Beside the board while a path is replayed: what it is, what is wrong with it, and its moves. */
export function ReplayPanel() {
  const { word, say } = useLanguage()
  const replay = useReplay()
  if (!replay) return null
  const { path } = replay
  const rest = path.fault ? path.moves.length - path.sound : 0
  return (
    <section className="hand-panel" data-testid="replay-panel">
      <h2 className="section-title">{word('replay.name')}</h2>
      <p>
        <Verdict given={path} />
      </p>
      {rest > 0 && <p className="hand-tally">{say({ key: 'replay.rest', values: { rest } })}</p>}
      <Moves replay={replay} />
    </section>
  )
}

/** Each leads to the board after it. */
function Moves({ replay: { path, k } }: { readonly replay: Replay }) {
  const app = useApp()
  const { word, lang } = useLanguage()
  const { puzzle, params, moves, sound } = path
  const first = Math.max(0, k - around)
  const shown = moves.slice(first, Math.min(sound, k + around))
  return (
    <ol className="replay-moves" aria-label={word('replay.moves')}>
      {shown.map((move, i) => {
        const number = first + i + 1
        return (
          <li key={number}>
            <span className="replay-number">{number}.</span>
            <button
              type="button"
              className="listed-move"
              aria-current={number === k ? 'step' : undefined}
              onClick={() => goToMove(app, number)}
            >
              {puzzle.moveText(params, move, lang)}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
