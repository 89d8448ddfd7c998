import { countable } from '@shared/puzzles/counters'
import { Calculator } from 'lucide-react'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'

/** Opens the count of all solutions, for puzzles that have one. */
export function CountButton() {
  const app = useApp()
  const { word } = useLanguage()
  const puzzle = useDesk(({ run }) => run.puzzle.id)
  if (!countable.includes(puzzle)) return null
  return (
    <Button
      className="count-button"
      icon={<Calculator size={14} />}
      onPress={() => openDialog(app, 'count')}
      testId="open-count"
    >
      {word('counting.open')}
    </Button>
  )
}
