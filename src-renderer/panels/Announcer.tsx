import { useCallback, useEffect, useRef } from 'react'
import { useLanguage } from '../language'
import { useApp, useFrames } from '../useApp'
import type { Frame } from '../view'

/** Screen readers hear the board in sentences, once it has been still for this long. */
const stillMs = 400

export function Announcer() {
  const app = useApp()
  const { say } = useLanguage()
  const line = useRef<HTMLDivElement>(null)
  const timer = useRef(0)
  const announce = useCallback(
    ({ timeline }: Frame) => {
      clearTimeout(timer.current)
      if (timeline.playing) return
      timer.current = window.setTimeout(() => {
        const shown = app.view.latest()?.shown
        if (!shown || !line.current) return
        const sentences = shown.cursor.puzzle.explain(shown.moment).map(say)
        const text = [
          say({ key: 'ui.step.of', values: { k: shown.k, total: app.player.timeline.total } }),
          ...sentences,
        ].join(' ')
        if (line.current.textContent !== text) line.current.textContent = text
      }, stillMs)
    },
    [app, say],
  )
  useFrames(announce)
  useEffect(() => () => clearTimeout(timer.current), [])
  return <div ref={line} className="unseen" aria-live="polite" />
}
