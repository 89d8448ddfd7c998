/** The picture of the search in words: for keys to move over, and for those who hear it instead of seeing it. */
import type { Message } from '@shared/lib/message'
import { type KeyboardEvent, useCallback, useState } from 'react'
import { useLanguage } from '../language'
import { momentOf } from '../replay/moment'
import { useIsWatching, useReplay } from '../replay/useReplay'
import { useUnhurried } from '../unhurried'
import type { Frame } from '../view'
import { type Cell, cellAfter, nearestCell } from './mirrorCursor'

/** Played by hand, the board has words of its own. */
export function BoardMirror() {
  const isWatching = useIsWatching()
  const replay = useReplay()
  if (replay) return <Mirror rows={replay.path.puzzle.cells?.(momentOf(replay)) ?? []} />
  return isWatching ? <SearchMirror /> : null
}

const SearchMirror = () => <Mirror rows={useRows()} />

type Rows = readonly (readonly Message[])[]

/** In play the words follow this often; nobody reads them faster. */
const inPlayMs = 2000

/** Of a large board only so many rows are there above and below the cursor. */
const rowsAround = 8

const cellId = ({ row, column }: Cell): string => `mirror-${row}-${column}`

function Mirror({ rows }: { readonly rows: Rows }) {
  const { say, word } = useLanguage()
  const [cursor, setCursor] = useState<Cell>({ row: 0, column: 0 })
  const [isInside, setIsInside] = useState(false)
  const at = nearestCell(rows, cursor)
  const first = Math.max(0, at.row - rowsAround)
  const near = rows.slice(first, at.row + rowsAround + 1)

  function onKeyDown(event: KeyboardEvent): void {
    const next = isInside ? cellAfter(rows, at, event.key) : undefined
    if (next) setCursor(next)
    else if (event.key === 'Enter' || event.key === 'Escape') setIsInside(event.key === 'Enter')
    else return
    event.preventDefault()
  }
  const message = rows[at.row]?.[at.column]
  if (!message) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no focus and no keys */}
      <div
        className="mirror unseen"
        role="grid"
        tabIndex={0}
        aria-label={word('access.board')}
        aria-description={word(isInside ? 'access.board.leave' : 'access.board.enter')}
        aria-rowcount={rows.length}
        aria-activedescendant={isInside ? cellId(at) : undefined}
        data-keys={isInside ? 'own' : 'page'}
        data-zone-start
        onKeyDown={onKeyDown}
        onBlur={() => setIsInside(false)}
        data-testid="board-mirror"
      >
        {near.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
          <MirrorRow key={first + i} row={first + i} texts={row.map(say)} />
        ))}
      </div>
      <p className="mirror-note" aria-hidden="true">
        {isInside ? say(message) : word('access.board.enter')}
      </p>
    </>
  )
}

const MirrorRow = ({ row, texts }: { readonly row: number; readonly texts: readonly string[] }) => (
  // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the grid has the focus
  <div role="row" aria-rowindex={row + 1}>
    {texts.map((text, column) => (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements lint/suspicious/noArrayIndexKey: cells stay where they are
      <div key={column} id={cellId({ row, column })} role="gridcell">
        {text}
      </div>
    ))}
  </div>
)

/** The words of what has been on the stage for a moment. */
function useRows(): Rows {
  const [rows, setRows] = useState<Rows>([])
  const take = useCallback(({ shown: { cursor, moment } }: Frame) => {
    setRows(cursor.puzzle.cells?.(moment) ?? [])
  }, [])
  useUnhurried(take, inPlayMs)
  return rows
}
