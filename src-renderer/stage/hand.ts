/** What the pointer does on the stage: the wheel zooms, a drag pans or draws, a double click fits, clicks are told. */
import type { Place } from './camera'

/** Places and distances are in CSS pixels from the canvas's corner. */
export interface Gestures {
  zoom(factor: number, at: Place): void
  pan(dx: number, dy: number): void
  fit(): void
  press(at: Place): void
  /** A drag begins: true where it draws what is there along, and the picture stays. */
  grab(at: Place): boolean
  /** It goes on. */
  draw(at: Place): void
  /** That drag ends; undefined where it was broken off. */
  letGo(at: Place | undefined): void
  /** The pointer's shape over what can be dragged along there; '' elsewhere. */
  cursorAt(at: Place): string
  /** A click with Alt or the right button. */
  pick(at: Place): void
  /** Undefined when the pointer has left. */
  hover(at: Place | undefined): void
}

/** A pointer that moved less than this many CSS pixels while down has clicked, not dragged. */
const stillness = 4

/** Listens until the function returned is called. */
export function listen(canvas: HTMLCanvasElement, gestures: Gestures): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    passive = true,
  ) => canvas.addEventListener(name, listener, { signal, passive })

  listenToPointer(canvas, on, gestures)
  on('dblclick', gestures.fit)
  on(
    'contextmenu',
    (event) => {
      event.preventDefault()
      gestures.pick(placeOf(event))
    },
    false,
  )
  on(
    'wheel',
    (event) => {
      event.preventDefault()
      gestures.zoom(wheelFactor(event), placeOf(event))
    },
    false,
  )
  return () => listening.abort()
}

type On = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
) => void

/** A pointer that is down, and what it drags, if it has moved. */
interface Down {
  readonly id: number
  readonly at: Place
  last: Place
  drags: 'picture' | 'thing' | undefined
}

function listenToPointer(canvas: HTMLCanvasElement, on: On, gestures: Gestures): void {
  let down: Down | undefined

  on('pointerdown', (event) => {
    if (!event.isPrimary || event.button > 1) return
    down = { id: event.pointerId, at: placeOf(event), last: placeOf(event), drags: undefined }
    canvas.setPointerCapture(event.pointerId)
  })
  on('pointermove', (event) => {
    const place = placeOf(event)
    if (!down) {
      canvas.style.cursor = gestures.cursorAt(place)
      return gestures.hover(place)
    }
    if (event.pointerId !== down.id) return
    if (!down.drags && Math.hypot(place.x - down.at.x, place.y - down.at.y) < stillness) return
    down.drags ??= gestures.grab(down.at) ? 'thing' : 'picture'
    canvas.style.cursor = (down.drags === 'thing' && gestures.cursorAt(down.at)) || 'grabbing'
    if (down.drags === 'picture') gestures.pan(place.x - down.last.x, place.y - down.last.y)
    else gestures.draw(place)
    down.last = place
  })
  const release = (event: PointerEvent, clicks: boolean) => {
    if (event.pointerId !== down?.id) return
    if (down.drags === 'thing') gestures.letGo(clicks ? placeOf(event) : undefined)
    if (clicks && !down.drags && event.button === 0) {
      if (event.altKey) gestures.pick(placeOf(event))
      else gestures.press(placeOf(event))
    }
    down = undefined
    canvas.style.cursor = ''
  }
  on('pointerup', (event) => release(event, true))
  on('pointercancel', (event) => release(event, false))
  on('pointerleave', () => {
    if (!down) gestures.hover(undefined)
  })
}

const placeOf = (event: MouseEvent): Place => ({ x: event.offsetX, y: event.offsetY })

/** A turn of the wheel in CSS pixels, whether it came in lines or in pages. */
export const wheelPixels = (delta: number, { deltaMode }: WheelEvent): number =>
  delta * ([1, 33, 400][deltaMode] ?? 1)

/** A notch of a wheel zooms by a quarter; a pinch on a touchpad arrives as many small turns with Ctrl held. */
export function wheelFactor(event: WheelEvent): number {
  const turned = Math.max(-200, Math.min(200, wheelPixels(event.deltaY, event)))
  return 2 ** (-turned * (event.ctrlKey ? 0.01 : 0.0032))
}
