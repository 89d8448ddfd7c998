/** The line from the root, newest on top. Only the rows in sight exist, so that thousands of levels cost nothing. */
import { useCallback, useRef } from 'react'
import { useLanguage } from '../language'
import type { Shown } from '../timeline/player'
import { useApp, useFrames } from '../useApp'
import type { Frame } from '../view'
import { paced } from './paced'
import { levelsOf, rowHeight, rowsInSight } from './stack'

export function StackTab() {
  const app = useApp()
  const { word, number, lang } = useLanguage()
  const scroller = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLOListElement>(null)

  const fill = useCallback(
    ({ cursor }: Shown) => {
      if (!scroller.current || !space.current) return
      const { scrollTop, clientHeight } = scroller.current
      const { depth } = cursor.search.frames
      space.current.style.height = `${(depth + 1) * rowHeight}px`
      const { first, count } = rowsInSight(scrollTop, clientHeight, depth + 1)
      const rows = rowsFor(space.current, count)
      levelsOf(cursor, depth - first, count, lang).forEach((level, i) => {
        const { move, tried, total } = level
        const row = rows[i]
        if (!row) return
        row.style.transform = `translateY(${(first + i) * rowHeight}px)`
        row.setAttribute('aria-setsize', String(depth + 1))
        row.setAttribute('aria-posinset', String(first + i + 1))
        write(row, [
          number(level.level),
          move ?? word('ui.stack.root'),
          total > 0 ? `${number(tried)} / ${number(total)}` : '–',
        ])
      })
    },
    [word, number, lang],
  )
  const show = useCallback((frame: Frame) => paced(scroller.current, frame, fill), [fill])
  useFrames(show)

  return (
    <div className="stack">
      <div className="stack-head">
        <span>{word('ui.stack.level')}</span>
        <span>{word('ui.stack.move')}</span>
        <span>{word('ui.stack.tried')}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a list to be scrolled is no group of fields */}
      <div
        ref={scroller}
        className="stack-scroll"
        data-testid="stack"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll it
        tabIndex={0}
        role="group"
        aria-label={word('ui.stack')}
        onScroll={() => {
          const shown = app.view.latest()?.shown
          if (shown) fill(shown)
        }}
      >
        <ol ref={space} className="stack-space" />
      </div>
    </div>
  )
}

/** As many rows as are in sight: kept from one frame to the next. */
function rowsFor(space: HTMLElement, count: number): HTMLElement[] {
  while (space.childElementCount < count) {
    const row = document.createElement('li')
    row.className = 'stack-row'
    row.append(...['level', 'move', 'tried'].map(cell))
    space.append(row)
  }
  while (space.childElementCount > count) space.lastElementChild?.remove()
  return [...space.children] as HTMLElement[]
}

function cell(name: string): HTMLElement {
  const span = document.createElement('span')
  span.className = `stack-${name}`
  return span
}

function write(row: HTMLElement, texts: readonly string[]): void {
  texts.forEach((text, i) => {
    const at = row.children[i]
    if (!at || at.textContent === text) return
    at.textContent = text
    // A long move is cut off.
    at.setAttribute('title', text)
  })
}
