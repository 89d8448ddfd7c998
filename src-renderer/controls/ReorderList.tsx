import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'

export interface ReorderItem {
  /** Unique in its list. */
  readonly id: string
  /** For screen readers and for typing ahead. */
  readonly text: string
  readonly content?: ReactNode
}

interface ReorderListProps {
  readonly label: string
  readonly items: readonly ReorderItem[]
  /** What the handle of an item is called. */
  handleName(item: ReorderItem): string
  /** From its place to another: the item then stands at `to`. */
  onMove(from: number, to: number): void
  readonly empty?: string
  readonly testId: string
}

/**
 * Items in an order of the person's own: dragged by pointer, moved by Alt and an arrow, or taken up by Enter on the
 * handle, as screen readers are told.
 */
export function ReorderList({ label, items, handleName, onMove, empty, testId }: ReorderListProps) {
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items[placeOf(key)]?.text ?? '' })),
    onReorder({ keys: [key], target }) {
      const from = placeOf(key)
      const beside = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      const to = beside > from ? beside - 1 : beside
      if (from >= 0 && to !== from) onMove(from, to)
    },
  })
  return (
    <div className="reorder" onKeyDownCapture={(event) => moveByKey(event, items.length, onMove)}>
      <GridList
        aria-label={label}
        className="reorder-list"
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => <p className="reorder-empty">{empty}</p>}
        data-testid={testId}
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={item.text}
            className="reorder-item"
            data-place={placeOf(item.id)}
            data-testid={`${testId}-${item.id}`}
          >
            <Button slot="drag" className="reorder-handle" aria-label={handleName(item)}>
              <GripVertical size={14} aria-hidden="true" />
            </Button>
            {item.content ?? <span className="reorder-text">{item.text}</span>}
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}

/** Alt and an arrow; the focus goes along, as it stays on the item. */
function moveByKey(event: KeyboardEvent, count: number, onMove: ReorderListProps['onMove']): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
  if (!event.altKey || by === 0 || !row) return
  event.preventDefault()
  event.stopPropagation()
  const from = Number(row.dataset.place)
  if (from + by >= 0 && from + by < count) onMove(from, from + by)
}
