/** How much of the height what stands above the board takes from it: dragged, or moved by the arrow keys. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'

export const leastShare = 25
export const mostShare = 85
const keyStep = 4

const clamp = (share: number): number => Math.min(mostShare, Math.max(leastShare, share))

/** `share` is in percent of what is around the section. */
export function useUpperHeight(section: RefObject<HTMLElement | null>) {
  const [share, setShare] = useState(56)
  const grip = {
    onPointerDown({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      const around = section.current?.parentElement
      if (!around || !section.current) return
      const top = section.current.getBoundingClientRect().top
      const move = (event: globalThis.PointerEvent) =>
        setShare(clamp((100 * (event.clientY - top)) / around.clientHeight))
      currentTarget.setPointerCapture(pointerId)
      currentTarget.addEventListener('pointermove', move)
      currentTarget.addEventListener(
        'lostpointercapture',
        () => currentTarget.removeEventListener('pointermove', move),
        { once: true },
      )
    },
    onKeyDown(event: KeyboardEvent) {
      const by = event.key === 'ArrowUp' ? -keyStep : event.key === 'ArrowDown' ? keyStep : 0
      if (by === 0) return
      event.preventDefault()
      setShare(clamp(share + by))
    },
  }
  return { share, grip }
}
