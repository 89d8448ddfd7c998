/** "Step 1,234 of 5,678,901", where the first number can be typed over. */
import type { Message } from '@shared/lib/message'
import { useCallback, useId, useRef, useState } from 'react'
import { goTo } from '../commands'
import { Keys } from '../controls/Keys'
import { shortcutOf } from '../keys'
import { useLanguage } from '../language'
import { useApp, useFrames } from '../useApp'
import type { Frame } from '../view'
import { readStep } from './stepText'

export function StepBox() {
  const app = useApp()
  const { word, say, number } = useLanguage()
  const box = useRef<HTMLInputElement>(null)
  const total = useRef<HTMLSpanElement>(null)
  const [problem, setProblem] = useState<Message | undefined>(undefined)
  const noteId = useId()

  const show = useCallback(
    ({ timeline }: Frame) => {
      // What is being typed is not written over.
      if (box.current && document.activeElement !== box.current) box.current.value = number(timeline.k)
      if (total.current)
        total.current.textContent = say({ key: 'ui.step.total', values: { total: timeline.total } })
    },
    [number, say],
  )
  useFrames(show)

  function leave(): void {
    setProblem(undefined)
    if (box.current) box.current.value = number(app.player.timeline.k)
  }

  function submit(): void {
    if (!box.current) return
    const read = readStep(box.current.value, app.player.timeline.total)
    setProblem(read.ok ? undefined : read.message)
    if (!read.ok) return
    goTo(app, read.value)
    box.current.blur()
  }

  return (
    <div className="step-box">
      <label htmlFor="step-box">{word('ui.step')}</label>
      <input
        ref={box}
        id="step-box"
        className="text-input"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="0"
        aria-invalid={problem !== undefined}
        aria-describedby={noteId}
        data-testid="step-box"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onChange={() => setProblem(undefined)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') submit()
          if (key === 'Escape') currentTarget.blur()
        }}
      />
      <span ref={total} className="step-total" data-testid="step-total" />
      <p id={noteId} className="step-note" role="alert" data-testid="step-note">
        {problem ? say(problem) : ''}
      </p>
      <p className="step-hint" aria-hidden="true">
        {word('ui.step.go')} <Keys keys={shortcutOf('go-to')} />
      </p>
    </div>
  )
}
