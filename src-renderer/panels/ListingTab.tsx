import type { Listing } from '@shared/listing'
import { useCallback, useRef } from 'react'
import { useLanguage } from '../language'
import { useDesk, useFrames } from '../useApp'
import type { Frame } from '../view'
import { paced } from './paced'

/** The strategy as pseudo-code, the line of the last step marked. */
export function ListingTab() {
  const { say } = useLanguage()
  const { listing } = useDesk(({ run }) => run.strategy)
  const list = useRef<HTMLOListElement>(null)
  const mark = useCallback(
    (frame: Frame) =>
      paced(list.current, frame, ({ moment, cursor }) => {
        markLine(list.current, lineAt(cursor.strategy.listing, moment.step?.kind))
      }),
    [],
  )
  useFrames(mark)
  return (
    <ol ref={list} className="listing" data-testid="listing">
      {listing.lines.map((line) => {
        const text = say(line)
        const code = text.trimStart()
        return (
          <li key={line.key} style={{ paddingInlineStart: `${24 + (text.length - code.length) * 4}px` }}>
            {code}
          </li>
        )
      })}
    </ol>
  )
}

const lineAt = ({ start, at }: Listing, kind: keyof Listing['at'] | undefined): number =>
  (kind && at[kind]) ?? start

function markLine(list: HTMLOListElement | null, line: number): void {
  const next = list?.children[line]
  const before = list?.querySelector('[aria-current]')
  if (before === next) return
  before?.removeAttribute('aria-current')
  next?.setAttribute('aria-current', 'step')
  next?.scrollIntoView({ block: 'nearest' })
}
