/** The board in words: for keys to move over, and for those who hear it instead of seeing it. */
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { handBoardId } from './handKeys'
import { moveCursor } from './play'
import { useHand, useIsPlaying } from './useHand'

export function HandBoard() {
  const isPlaying = useIsPlaying()
  return isPlaying ? <Squares /> : null
}

const squareId = (square: number): string => `hand-square-${square}`

function Squares() {
  const app = useApp()
  const { say, word } = useLanguage()
  const { puzzle, params } = useDesk(({ run }) => run)
  const { hand } = useHand(({ history }) => history.now)
  const cursor = useHand((desk) => desk.cursor)
  const play = puzzle.hand
  if (!play) return null
  const { rows, columns } = play.board(params)
  const row = (r: number) =>
    Array.from({ length: columns }, (_, c) => {
      const square = r * columns + c
      return (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the grid has the focus
        <div key={square} id={squareId(square)} role="gridcell" aria-selected={hand.includes(square)}>
          {say(play.squareText(params, hand, square))}
        </div>
      )
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no focus and no keys
    <div
      id={handBoardId}
      className="unseen"
      role="grid"
      tabIndex={0}
      aria-label={word('hand.board')}
      aria-activedescendant={squareId(cursor)}
      onFocus={() => moveCursor(app, 0, 0)}
      onBlur={() => app.hand.setState({ hasCursor: false })}
      data-testid="hand-board"
    >
      {Array.from({ length: rows }, (_, r) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements lint/suspicious/noArrayIndexKey: rows stay where they are
        <div key={r} role="row">
          {row(r)}
        </div>
      ))}
    </div>
  )
}
