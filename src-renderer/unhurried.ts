import { useCallback, useEffect, useRef } from 'react'
import { useApp, useFrames } from './useApp'
import type { Frame } from './view'

/** The picture has to stand for this long before anything is made of it that a person would have to listen to. */
const stillMs = 400

/**
 * Calls back with the frame of now once the picture has stood still for a moment, and while it plays every `everyMs`
 * milliseconds, or not at all if that is undefined.
 */
export function useUnhurried(show: (frame: Frame) => void, everyMs: number | undefined): void {
  const { view } = useApp()
  const timer = useRef(0)
  const isForPlay = useRef(false)
  const showIn = useCallback(
    (ms: number) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        timer.current = 0
        const latest = view.latest()
        if (latest) show(latest)
      }, ms)
    },
    [show, view],
  )
  const attend = useCallback(
    ({ timeline: { playing } }: Frame) => {
      const isPending = timer.current !== 0 && isForPlay.current === playing
      isForPlay.current = playing
      if (!playing) showIn(stillMs)
      else if (everyMs === undefined) clearTimeout(timer.current)
      else if (!isPending) showIn(everyMs)
    },
    [showIn, everyMs],
  )
  useFrames(attend)
  useEffect(() => () => clearTimeout(timer.current), [])
}
