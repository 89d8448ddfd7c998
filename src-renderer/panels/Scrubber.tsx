/** The run as a waveform of its depth; a press or a drag goes to that step. */
import type { Overview } from '@shared/trace/overview'
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { goTo, letGo, takePlayhead } from '../commands'
import { type Language, useLanguage } from '../language'
import { useApp, useDesk, useFrames, useProgress } from '../useApp'
import type { Frame } from '../view'
import { paintWaveform } from './paintWaveform'

export function Scrubber() {
  const { word } = useLanguage()
  const slider = useRef<HTMLDivElement>(null)
  const isEmpty = useDesk(({ status }) => status === 'ready')
  useWaveform(slider)
  usePlayhead(slider)
  const drag = useDrag()
  return (
    <div
      ref={slider}
      className={`scrubber ${isEmpty ? 'is-empty' : ''}`}
      role="slider"
      tabIndex={0}
      aria-label={word('ui.scrubber')}
      aria-valuemin={0}
      aria-valuenow={0}
      aria-valuemax={0}
      data-keys="page"
      data-testid="scrubber"
      {...drag}
    >
      <canvas className="wave ahead" />
      <canvas className="wave behind" />
      <div className="playhead" />
      {isEmpty && <p className="scrubber-hint">{word('ui.scrubber.empty')}</p>}
    </div>
  )
}

/** Repaints when the run has grown, the element has another size, or the theme is another. */
function useWaveform(slider: RefObject<HTMLDivElement | null>): void {
  const app = useApp()
  const theme = useDesk(({ greeting }) => greeting.theme)
  const paint = useCallback(() => {
    const progress = app.latestProgress
    if (slider.current)
      paintWaveform(slider.current, progress?.overview ?? nothing, progress?.counts.steps ?? 0)
  }, [app, slider])
  useProgress(paint)
  useEffect(() => {
    if (!slider.current) return
    const observer = new ResizeObserver(paint)
    // Also told when the window moves to a display of another density.
    observer.observe(slider.current, { box: 'device-pixel-content-box' })
    return () => observer.disconnect()
  }, [paint, slider])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours come from the theme by way of the style sheet
  useEffect(paint, [paint, theme])
}

const nothing: Overview = {
  width: 1,
  length: 0,
  low: new Uint16Array(),
  high: new Uint16Array(),
  solutions: new Uint32Array(),
  refusals: new Float64Array(),
}

/** Where the playhead stands is one number in the style sheet, from 0 to 1. */
function usePlayhead(slider: RefObject<HTMLDivElement | null>): void {
  const language = useLanguage()
  const show = useCallback(
    ({ timeline: { k, total } }: Frame) => {
      const element = slider.current
      if (!element) return
      element.style.setProperty('--at', String(total === 0 ? 0 : k / total))
      element.setAttribute('aria-valuenow', String(k))
      element.setAttribute('aria-valuemax', String(total))
      element.setAttribute('aria-valuetext', stepOf(language, k, total))
    },
    [slider, language],
  )
  useFrames(show)
}

const stepOf = ({ say }: Language, k: number, total: number): string =>
  say({ key: 'ui.step.of', values: { k, total } })

function useDrag() {
  const app = useApp()
  const seekTo = (scrubber: HTMLElement, clientX: number) => {
    const { left, width } = (scrubber.querySelector('canvas') ?? scrubber).getBoundingClientRect()
    goTo(app, ((clientX - left) / width) * app.player.timeline.total)
  }
  return {
    onPointerDown({ button, currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) {
      if (button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      takePlayhead(app)
      seekTo(currentTarget, clientX)
    },
    onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) {
      if (currentTarget.hasPointerCapture(pointerId)) seekTo(currentTarget, clientX)
    },
    onLostPointerCapture() {
      letGo(app)
    },
  }
}
