/** What the pointer and the keys do on the scrubber. */
import type { App } from '../app'
import { goTo, letGo, takePlayhead } from '../commands'
import { wheelFactor, wheelPixels } from '../stage/hand'
import { inset, type Scrubbing } from './scrubbing'
import { panned, spanOf, stepAt, stretched, zoomed } from './scrubRange'

/** A press of + or − zooms by this factor. */
const keyFactor = 2

/** Where a pointer is on the wave, as a part of what is in view; outside of it where the pointer is outside. */
export function partOf(wave: HTMLElement, clientX: number): number {
  const { left, width } = wave.getBoundingClientRect()
  return (clientX - left - inset) / (width - 2 * inset)
}

/** A press or a drag goes to that step, the wheel zooms or pans. Listens until the function returned is called. */
export function listenToWave(wave: HTMLElement, app: App, scrubbing: Scrubbing): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const seek = ({ clientX }: MouseEvent) => {
    const part = Math.min(1, Math.max(0, partOf(wave, clientX)))
    goTo(app, stepAt(scrubbing.view, part))
  }
  wave.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      wave.setPointerCapture(event.pointerId)
      takePlayhead(app)
      seek(event)
    },
    { signal },
  )
  wave.addEventListener('pointermove', (event) => wave.hasPointerCapture(event.pointerId) && seek(event), {
    signal,
  })
  wave.addEventListener('lostpointercapture', () => letGo(app), { signal })
  wave.addEventListener('dblclick', () => scrubbing.look(() => undefined), { signal })
  wave.addEventListener('wheel', (event) => turn(wave, scrubbing, event), { signal, passive: false })
  wave.addEventListener(
    'keydown',
    (event) => {
      if (!press(app, scrubbing, event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal },
  )
  return () => listening.abort()
}

/** Sideways, or with Shift, it pans; else it zooms at the pointer. */
function turn(wave: HTMLElement, scrubbing: Scrubbing, event: WheelEvent): void {
  event.preventDefault()
  const { deltaX, deltaY, shiftKey, ctrlKey, clientX } = event
  const isSideways = !ctrlKey && (shiftKey || Math.abs(deltaX) > Math.abs(deltaY))
  if (isSideways) {
    const pixels = wheelPixels(deltaX || deltaY, event)
    const by = (pixels / (wave.clientWidth - 2 * inset)) * spanOf(scrubbing.view)
    scrubbing.look((zoom, total) => panned(zoom, total, by))
  } else {
    const at = stepAt(scrubbing.view, partOf(wave, clientX))
    scrubbing.look((zoom, total) => zoomed(zoom, total, wheelFactor(event), at))
  }
}

/** False for a key that means nothing here. */
function press(app: App, scrubbing: Scrubbing, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const { k } = app.player.timeline
  const { view } = scrubbing
  const page = Math.max(1, Math.round(spanOf(view) / 10))
  const at = k >= view.from && k <= view.to ? k : stepAt(view, 0.5)
  const zoom = (factor: number) => scrubbing.look((before, total) => zoomed(before, total, factor, at))
  switch (key) {
    case 'PageUp':
      goTo(app, k + page)
      return true
    case 'PageDown':
      goTo(app, k - page)
      return true
    case '+':
    case '=':
      zoom(keyFactor)
      return true
    case '-':
    case '_':
      zoom(1 / keyFactor)
      return true
    case 'Escape':
      if (!scrubbing.zoom) return false
      scrubbing.look(() => undefined)
      return true
    default:
      return false
  }
}

type Grip = 'from' | 'to' | 'middle'

/** The bar under the wave: its thumb is what is in view. Dragged it pans, at its ends it is made longer or shorter. */
export function listenToBar(bar: HTMLElement, app: App, scrubbing: Scrubbing): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let grip: Grip = 'middle'
  /** How far from the pointer the gripped step lies. */
  let offset = 0
  const stepUnder = ({ clientX }: MouseEvent) => {
    const { left, width } = bar.getBoundingClientRect()
    return ((clientX - left) / width) * app.player.timeline.total
  }
  const drag = (event: MouseEvent) => {
    const to = stepUnder(event) + offset
    scrubbing.look((zoom, total) =>
      grip === 'middle' ? panned(zoom, total, to - scrubbing.view.from) : stretched(zoom, total, grip, to),
    )
  }
  bar.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || app.player.timeline.total === 0) return
      bar.setPointerCapture(event.pointerId)
      grip = gripOf(event.target)
      const { from, to } = scrubbing.view
      const at = stepUnder(event)
      const isBeside = grip === 'middle' && (at < from || at > to)
      // A press beside the thumb brings its middle there.
      offset = isBeside ? (from - to) / 2 : (grip === 'to' ? to : from) - at
      if (isBeside) drag(event)
    },
    { signal },
  )
  bar.addEventListener('pointermove', (event) => bar.hasPointerCapture(event.pointerId) && drag(event), {
    signal,
  })
  bar.addEventListener('dblclick', () => scrubbing.look(() => undefined), { signal })
  bar.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const pixels = wheelPixels(event.deltaX || event.deltaY, event)
      scrubbing.look((zoom, total) => panned(zoom, total, (pixels / 1000) * spanOf(scrubbing.view)))
    },
    { signal, passive: false },
  )
  return () => listening.abort()
}

function gripOf(target: EventTarget | null): Grip {
  const grip = target instanceof HTMLElement ? target.dataset.grip : undefined
  return grip === 'from' || grip === 'to' ? grip : 'middle'
}
