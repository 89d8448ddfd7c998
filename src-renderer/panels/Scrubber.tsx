/** The run as a waveform of its depth: all of it, or the part that is looked at. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { Hint } from '../controls/Hint'
import { type Language, useLanguage } from '../language'
import { useApp, useDesk, useFrames } from '../useApp'
import type { Frame } from '../view'
import { Scrubbing, type Seen } from './scrubbing'
import { listenToBar, listenToWave, partOf } from './scrubHand'
import { spanOf, stepAt } from './scrubRange'

export function Scrubber() {
  const app = useApp()
  const { word } = useLanguage()
  const [scrubbing] = useState(() => new Scrubbing(app))
  const zone = useRef<HTMLDivElement>(null)
  const wave = useRef<HTMLDivElement>(null)
  const isEmpty = useDesk(({ status }) => status === 'ready')
  useScrubbing(zone, wave, scrubbing)
  usePlayhead(wave)
  return (
    <div ref={zone} className={`scrubber ${isEmpty ? 'is-empty' : ''}`}>
      <div
        ref={wave}
        className="wave-box"
        role="slider"
        tabIndex={0}
        aria-label={word('ui.scrubber')}
        aria-valuemin={0}
        aria-valuenow={0}
        aria-valuemax={0}
        data-keys="page"
        data-testid="scrubber"
      >
        <canvas className="wave ahead" />
        <canvas className="wave behind" />
        <canvas className="wave marks" />
        <div className="playhead" />
        {isEmpty && <p className="scrubber-hint">{word('ui.scrubber.empty')}</p>}
      </div>
      <UnderPointer wave={wave} scrubbing={scrubbing} />
      <Foot scrubbing={scrubbing} />
    </div>
  )
}

function useScrubbing(
  zone: RefObject<HTMLDivElement | null>,
  wave: RefObject<HTMLDivElement | null>,
  scrubbing: Scrubbing,
): void {
  const app = useApp()
  const theme = useDesk(({ greeting }) => greeting.theme)
  useEffect(() => {
    if (!zone.current || !wave.current) return
    const ends = [scrubbing.open(zone.current), listenToWave(wave.current, app, scrubbing)]
    return () => {
      for (const end of ends) end()
    }
  }, [app, scrubbing, zone, wave])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours come from the theme by way of the style sheet
  useEffect(() => scrubbing.changeTheme(), [scrubbing, theme])
}

function usePlayhead(wave: RefObject<HTMLDivElement | null>): void {
  const language = useLanguage()
  const show = useCallback(
    ({ timeline: { k, total } }: Frame) => {
      const element = wave.current
      if (!element) return
      element.setAttribute('aria-valuenow', String(k))
      element.setAttribute('aria-valuemax', String(total))
      element.setAttribute('aria-valuetext', language.say({ key: 'ui.step.of', values: { k, total } }))
    },
    [wave, language],
  )
  useFrames(show)
}

/** What is in view, in steps and as a part of the run. */
function Foot({ scrubbing }: { readonly scrubbing: Scrubbing }) {
  const app = useApp()
  const { word, number } = useLanguage()
  const from = useRef<HTMLSpanElement>(null)
  const to = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = () => {
      const { view } = scrubbing
      if (from.current) from.current.textContent = number(Math.round(view.from))
      if (to.current) to.current.textContent = number(Math.round(view.to))
    }
    show()
    return scrubbing.moved.add(show)
  }, [scrubbing, number])
  useEffect(() => (bar.current ? listenToBar(bar.current, app, scrubbing) : undefined), [app, scrubbing])
  return (
    <div className="scrub-foot">
      <span ref={from} className="scrub-end" data-testid="scrub-from" />
      <div ref={bar} className="range-bar" aria-hidden="true" data-testid="range-bar">
        <div className="range-thumb" data-testid="range-thumb">
          <div className="range-grip" data-grip="from" />
          <div className="range-grip" data-grip="to" />
        </div>
      </div>
      <Hint text={word('ui.scrub.whole.about')} keys={['Esc']}>
        <Button
          className="button quiet whole-run"
          onPress={() => scrubbing.look(() => undefined)}
          data-testid="whole-run"
        >
          {word('ui.scrub.whole')}
        </Button>
      </Hint>
      <span ref={to} className="scrub-end" data-testid="scrub-to" />
    </div>
  )
}

interface UnderPointerProps {
  readonly wave: RefObject<HTMLDivElement | null>
  readonly scrubbing: Scrubbing
}

/** The step under the pointer, said above it. */
function UnderPointer({ wave, scrubbing }: UnderPointerProps) {
  const app = useApp()
  const language = useLanguage()
  const label = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = wave.current
    if (!element) return
    const listening = new AbortController()
    const show = ({ clientX }: PointerEvent) => {
      const { total } = app.player.timeline
      if (!label.current || total === 0) return
      const part = Math.min(1, Math.max(0, partOf(element, clientX)))
      const k = Math.min(total, Math.max(0, Math.round(stepAt(scrubbing.view, part))))
      const seen = scrubbing.seen(k, spanOf(scrubbing.view) / element.clientWidth)
      label.current.textContent = textOf(language, k, seen)
      label.current.style.setProperty('--x', `${clientX}px`)
      // From the middle of the label to its ends towards the edges of the window.
      label.current.style.setProperty('--x-part', String(-clientX / window.innerWidth))
      label.current.toggleAttribute('data-shown', true)
    }
    const hide = () => label.current?.toggleAttribute('data-shown', false)
    element.addEventListener('pointermove', show, { signal: listening.signal })
    element.addEventListener('pointerleave', hide, { signal: listening.signal })
    // What was under the pointer has moved away.
    element.addEventListener('wheel', hide, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [app, language, scrubbing, wave])
  return <div ref={label} className="under-pointer" aria-hidden="true" data-testid="under-pointer" />
}

function textOf({ say, word }: Language, k: number, { step, low, high }: Seen): string {
  if (step) {
    const values = { k, depth: step.depth, kind: word(`ui.kind.${step.kind}`) }
    return say({ key: 'ui.scrub.at.kind', values })
  }
  if (high < 0) return say({ key: 'ui.scrub.at', values: { k } })
  if (low === high) return say({ key: 'ui.scrub.at.depth', values: { k, depth: low } })
  return say({ key: 'ui.scrub.at.depths', values: { k, low, high } })
}
