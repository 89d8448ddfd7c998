/** The board in words: for keys to move over, and for those who hear it instead of seeing it. */
import { useMemo } from 'react'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { handBoardId } from './handKeys'
import { moveCursor } from './play'
import { useHand, useHolding, useIsPlaying } from './useHand'

export function HandBoard() {
  const isPlaying = useIsPlaying()
  return isPlaying ? <Spots /> : null
}

const spotId = (spot: number): string => `hand-spot-${spot}`

function Spots() {
  const app = useApp()
  const { say, word } = useLanguage()
  const { puzzle, params } = useDesk(({ run }) => run)
  const now = useHolding()
  const cursor = useHand((desk) => desk.cursor)
  const play = puzzle.hand
  const rows = useMemo(() => rowsOf(play?.spots(params) ?? []), [play, params])
  if (!play) return null
  const cell = (spot: number) => (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the grid has the focus
    <div key={spot} id={spotId(spot)} role="gridcell" aria-selected={play.isSelected?.(params, now, spot)}>
      {say(play.spotText(params, now, spot))}
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no focus and no keys
    <div
      id={handBoardId}
      className="unseen"
      role="grid"
      tabIndex={0}
      aria-label={word('hand.board')}
      aria-activedescendant={spotId(cursor)}
      data-zone-start
      onFocus={() => moveCursor(app, 0, 0)}
      onBlur={() => app.hand.setState({ hasCursor: false })}
      data-testid="hand-board"
    >
      {rows.map((spots, r) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements lint/suspicious/noArrayIndexKey: rows stay where they are
        <div key={r} role="row">
          {spots.map(cell)}
        </div>
      ))}
    </div>
  )
}

/** The numbers of the spots, row by row. */
function rowsOf(spots: readonly { readonly row: number }[]): readonly (readonly number[])[] {
  const rows: number[][] = []
  for (const [spot, { row }] of spots.entries()) {
    rows[row] ??= []
    rows[row].push(spot)
  }
  return rows
}
