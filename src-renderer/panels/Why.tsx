/** Why the search does what it does next, in sentences. */
import type { StepKind } from '@shared/step'
import { useCallback, useRef } from 'react'
import { type Shape, StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'
import { useFrames } from '../useApp'
import type { Frame } from '../view'
import { paced } from './paced'

/** What just happened, as the shape of its status. */
const shapes: Readonly<Record<StepKind | 'start', { readonly shape: Shape; readonly ink: string }>> = {
  start: { shape: 'ring', ink: 'text-muted' },
  visit: { shape: 'branch', ink: 'branch' },
  backtrack: { shape: 'failed', ink: 'failed' },
  refuse: { shape: 'refused', ink: 'refused' },
  meet: { shape: 'met', ink: 'met' },
  solve: { shape: 'solved', ink: 'solved' },
  take: { shape: 'branch', ink: 'branch' },
  find: { shape: 'ring', ink: 'branch' },
  deepen: { shape: 'bars', ink: 'text-muted' },
  value: { shape: 'ring', ink: 'text-muted' },
  cut: { shape: 'refused', ink: 'refused' },
}

const kinds = Object.keys(shapes) as (keyof typeof shapes)[]

/** More than any puzzle says at once. */
const sentences = [0, 1, 2, 3, 4] as const

export function Why() {
  const { say, word } = useLanguage()
  const section = useRef<HTMLElement>(null)
  const lines = useRef<(HTMLParagraphElement | null)[]>([])
  const show = useCallback(
    (frame: Frame) =>
      paced(section.current, frame, ({ cursor, moment }) => {
        if (section.current) showKind(section.current, moment.step?.kind ?? 'start')
        const said = cursor.puzzle.explain(moment).map(say)
        for (const i of sentences) setText(lines.current[i], said[i] ?? '')
      }),
    [say],
  )
  useFrames(show)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, with keys too.
    <section ref={section} className="why" data-testid="why" aria-label={word('ui.why')} tabIndex={0}>
      <h2 className="section-title">
        {word('ui.why')}
        {kinds.map((kind) => (
          <span key={kind} className="step-kind" data-kind={kind} hidden>
            <StatusShape {...shapes[kind]} size={9} />
            {word(`ui.kind.${kind}`)}
          </span>
        ))}
      </h2>
      {sentences.map((i) => (
        <p
          key={i}
          ref={(line) => {
            lines.current[i] = line
          }}
        />
      ))}
    </section>
  )
}

/** All kinds are there; one is seen. */
function showKind(section: HTMLElement, kind: string): void {
  for (const badge of section.querySelectorAll<HTMLElement>('.step-kind'))
    badge.hidden = badge.dataset.kind !== kind
}

function setText(element: HTMLElement | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
