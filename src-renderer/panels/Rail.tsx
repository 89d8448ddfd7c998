import { puzzles } from '@shared/puzzles/index'
import { Button } from 'react-aria-components'
import { setPuzzle } from '../commands'
import { Hint } from '../controls/Hint'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { PuzzleIcon } from './PuzzleIcon'
import { SettingsButton } from './SettingsButton'

/** The puzzles there are, and the settings at its foot. */
export function Rail() {
  const app = useApp()
  const { word } = useLanguage()
  const chosen = useDesk(({ run }) => run.puzzle)
  return (
    <nav className="rail" aria-label={word('ui.rail')}>
      {puzzles.map((puzzle) => (
        <Hint key={puzzle.id} text={word(`${puzzle.id}.about`)}>
          <Button
            className="rail-item"
            aria-current={puzzle === chosen && 'page'}
            aria-label={word(`${puzzle.id}.name`)}
            onPress={() => setPuzzle(app, puzzle)}
            data-testid={`puzzle-${puzzle.id}`}
          >
            <PuzzleIcon icon={puzzle.icon} size={20} />
            <span className="label">{word(`${puzzle.id}.name`)}</span>
          </Button>
        </Hint>
      ))}
      <div className="spring" />
      <SettingsButton />
    </nav>
  )
}
