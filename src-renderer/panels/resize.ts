/** The panel's edge in the hand: dragged, or moved by the arrow keys. */
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'

export const narrowest = 240
export const widest = 520
const keyStep = 16

export const clampWidth = (width: number): number => Math.round(Math.min(widest, Math.max(narrowest, width)))

interface ResizeHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** While it is dragged the width is set on the element alone; `onChange` hears the last one. */
export function useResize(
  panel: RefObject<HTMLElement | null>,
  width: number,
  onChange: (width: number) => void,
): ResizeHandlers {
  return {
    onPointerDown({ currentTarget, pointerId, clientX }) {
      let dragged = width
      const move = (event: globalThis.PointerEvent) => {
        dragged = clampWidth(width + clientX - event.clientX)
        if (panel.current) panel.current.style.width = `${dragged}px`
      }
      currentTarget.setPointerCapture(pointerId)
      currentTarget.addEventListener('pointermove', move)
      currentTarget.addEventListener(
        'lostpointercapture',
        () => {
          currentTarget.removeEventListener('pointermove', move)
          if (dragged !== width) onChange(dragged)
        },
        { once: true },
      )
    },
    onKeyDown(event) {
      const by = event.key === 'ArrowLeft' ? keyStep : event.key === 'ArrowRight' ? -keyStep : 0
      if (by === 0) return
      event.preventDefault()
      onChange(clampWidth(width + by))
    },
  }
}
