import { useCallback, useRef } from 'react'
import { useLanguage } from '../language'
import { useUnhurried } from '../unhurried'
import { useDesk } from '../useApp'
import type { Frame } from '../view'

/** Where steps are read in play, this often: about as long as the sentences of one take. */
const inPlayMs = 5000

/** Screen readers hear the steps in sentences, as often as the settings say. */
export function Announcer() {
  const { say } = useLanguage()
  const line = useRef<HTMLDivElement>(null)
  const announcing = useDesk(({ greeting }) => greeting.settings.announcing)
  const announce = useCallback(
    ({ timeline, shown }: Frame) => {
      if (!line.current || announcing === 'off') return
      const where = say({ key: 'ui.step.of', values: { k: shown.k, total: timeline.total } })
      const text = [where, ...shown.cursor.puzzle.explain(shown.moment).map(say)].join(' ')
      if (line.current.textContent !== text) line.current.textContent = text
    },
    [announcing, say],
  )
  useUnhurried(announce, announcing === 'playing' ? inPlayMs : undefined)
  return <div ref={line} className="unseen" role="status" aria-live="polite" data-testid="announcer" />
}
