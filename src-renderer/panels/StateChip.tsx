import { type Shape, StatusShape } from '../controls/StatusShape'
import { type Standing, standingOf } from '../desk'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'

const looks: Readonly<Record<Standing, { readonly shape: Shape; readonly ink: string }>> = {
  ready: { shape: 'ring', ink: 'text-muted' },
  searching: { shape: 'branch', ink: 'branch' },
  paused: { shape: 'bars', ink: 'text-muted' },
  solved: { shape: 'solved', ink: 'solved' },
  complete: { shape: 'solved', ink: 'solved' },
  none: { shape: 'failed', ink: 'failed' },
  limit: { shape: 'met', ink: 'refused' },
  refused: { shape: 'refused', ink: 'failed' },
  gone: { shape: 'refused', ink: 'failed' },
}

/** How the search stands: shape, colour and word. */
export function StateChip() {
  const { say } = useLanguage()
  const status = useDesk((desk) => desk.status)
  const solutions = useDesk((desk) => desk.solutions)
  const isProved = useDesk(({ run: { puzzle, params } }) => puzzle.impossible?.(params) !== undefined)
  const limit = useDesk((desk) => desk.limit)
  const standing = standingOf(status, solutions, isProved)
  const isGame = useDesk(({ run: { strategy } }) => strategy.engine === 'game-tree')
  const key = keyOf(standing, limit?.name, isGame)
  const { shape, ink } = looks[standing]
  return (
    <div className="state-chip" role="status" data-testid="state" data-state={standing}>
      <StatusShape shape={shape} ink={ink} />
      <span className="label">{say({ key, values: { solutions } })}</span>
    </div>
  )
}

/** What a search of a game comes to is no solution, but a value. */
function keyOf(standing: Standing, limit: string | undefined, isGame: boolean): string {
  if (standing === 'limit' && limit) return `ui.limits.state.${limit}`
  return isGame && standing === 'complete' ? 'ui.state.value' : `ui.state.${standing}`
}
