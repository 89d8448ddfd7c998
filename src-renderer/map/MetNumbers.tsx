import { useCallback, useRef } from 'react'
import { useLanguage } from '../language'
import { paced } from '../panels/paced'
import { useApp, useFrames } from '../useApp'
import type { Frame } from '../view'
import { metAt } from './met'
import { NumberRow } from './NumberRow'
import { useMeetings, useSurvey } from './useSurvey'

/** What the search has met up to the playhead. Written past React, as it changes with every step. */
export function MetNumbers() {
  const { view } = useApp()
  const { word, say, number } = useLanguage()
  const list = useRef<HTMLDListElement>(null)
  const states = useRef<HTMLElement>(null)
  const hopeless = useRef<HTMLElement>(null)
  const again = useRef<HTMLElement>(null)
  const chart = useSurvey((survey) => survey.chart)
  const found = useSurvey((survey) => survey.found)

  const show = useCallback(
    (frame: Frame) =>
      paced(list.current, frame, ({ k, moment: { counts } }) => {
        if (!chart) return
        const { space, met } = chart
        const known = metAt(met, k)
        const count = (value: number, of: number) =>
          known.isAll
            ? say({ key: 'map.met.of', values: { count: value, share: of > 0 ? value / of : 0 } })
            : say({ key: 'map.met.least', values: { count: value } })
        // Of a space that is not known as a whole neither its size nor what is hopeless in it is known.
        const few = space.isWhole
          ? count(known.states, space.count)
          : say({ key: 'map.met.least', values: { count: known.states } })
        write(states.current, few)
        write(hopeless.current, space.isWhole ? count(known.hopeless, known.states) : '–')
        write(again.current, number(counts.meets))
      }),
    [chart, say, number],
  )
  useFrames(show)
  useMeetings(
    useCallback(() => {
      const latest = view.latest()
      if (latest) show(latest)
    }, [view, show]),
  )
  const shortest = chart?.toGoal[0] ?? -1
  return (
    <>
      <h3 className="section-title">{word('map.search')}</h3>
      <dl ref={list}>
        <NumberRow name={word('map.met')} testId="facts-met" cell={states} />
        <NumberRow name={word('map.met.again')} testId="facts-again" cell={again} />
        <NumberRow name={word('map.met.hopeless')} testId="facts-met-hopeless" cell={hopeless} />
        <NumberRow name={word('map.found')} testId="facts-found">
          {found !== undefined &&
            say({
              key: 'map.found.moves',
              values: { moves: found, shortest: found === shortest ? 'yes' : 'no' },
            })}
        </NumberRow>
      </dl>
    </>
  )
}

function write(cell: HTMLElement | null, text: string): void {
  if (cell && cell.textContent !== text) cell.textContent = text
}
