import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { countShown, type Gallery, indexShown, wantLines } from './gallery'
import { goToSolution } from './goToSolution'
import { cornerOf, type Shelf, scrollTo, shelfFor, tileAfter, tilesInSight } from './shelf'
import { useCurrent, useGallery, useThumbnails } from './useGallery'

/** The boards on their shelf: a list to scroll, or to go through with the arrows. */
export function Boards() {
  const app = useApp()
  const gallery = useGallery()
  const { word } = useLanguage()
  const scroller = useRef<HTMLDivElement>(null)
  const { width, height, scrollTop } = useScroll(scroller)
  const [active, setActive] = useState(0)
  const count = countShown(gallery)
  const shelf = shelfFor(width, count)
  const { first, end } = tilesInSight(shelf, scrollTop, height, count)
  const shown = Array.from({ length: end - first }, (_, i) => first + i)
  useLines(gallery, shown)

  function onKeyDown(event: KeyboardEvent): void {
    const at = Math.min(active, count - 1)
    const next = tileAfter(event.key, at, shelf, height, count)
    const isChosen = event.key === 'Enter' || event.key === ' '
    if (next === undefined && !isChosen) return
    event.preventDefault()
    if (isChosen) goToSolution(app, indexShown(gallery, at))
    if (next === undefined || !scroller.current) return
    setActive(next)
    scroller.current.scrollTop = scrollTo(shelf, next, scroller.current.scrollTop, height)
  }

  return (
    <div
      ref={scroller}
      className="gallery-scroll"
      role="listbox"
      tabIndex={0}
      aria-label={word('gallery.name')}
      aria-activedescendant={count > 0 ? tileId(Math.min(active, count - 1)) : undefined}
      onKeyDown={onKeyDown}
      data-testid="gallery"
    >
      <div className="gallery-space" style={{ height: shelf.height }}>
        <Tiles
          shown={shown}
          shelf={shelf}
          active={active}
          onChoose={(at) => {
            setActive(at)
            goToSolution(app, indexShown(gallery, at))
          }}
        />
      </div>
    </div>
  )
}

const tileId = (at: number): string => `solution-${at}`

interface TilesProps {
  readonly shown: readonly number[]
  readonly shelf: Shelf
  readonly active: number
  onChoose(at: number): void
}

function Tiles({ shown, shelf, active, onChoose }: TilesProps) {
  const gallery = useGallery()
  const current = useCurrent(gallery)
  const thumbnail = useThumbnails(gallery)
  const { say, number } = useLanguage()
  const count = countShown(gallery)
  return shown.map((at) => {
    const index = indexShown(gallery, at)
    const { x, y } = cornerOf(shelf, at)
    const address = thumbnail(index)
    return (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the list has the focus and the keys
      <div
        key={at}
        id={tileId(at)}
        className={`tile ${at === active ? 'is-active' : ''}`}
        role="option"
        aria-selected={index === current}
        aria-setsize={count}
        aria-posinset={at + 1}
        aria-label={say({ key: 'gallery.solution', values: { number: index + 1 } })}
        style={{ transform: `translate(${x}px, ${y}px)`, width: shelf.side }}
        // The focus stays where it is, and with it the keys of playback.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(at)}
        data-testid="tile"
        data-index={index}
      >
        <div className="tile-board" style={{ height: shelf.side }}>
          {address && <img src={address} alt="" draggable={false} />}
        </div>
        <span className="tile-number">{number(index + 1)}</span>
      </div>
    )
  })
}

/** Fetches the lines of what is in sight. */
function useLines(gallery: Gallery, shown: readonly number[]): void {
  const [first = 0] = shown
  const { version, onlyFundamental } = gallery
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is told by its first and its length
  useEffect(() => {
    wantLines(
      gallery,
      shown.map((at) => indexShown(gallery, at)),
    )
  }, [gallery, version, onlyFundamental, first, shown.length])
}

/** How large the list is and how far it is scrolled, in CSS pixels. */
function useScroll(element: React.RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ width: 0, height: 0, scrollTop: 0 })
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height, scrollTop } = scroller
      setState({ width, height, scrollTop })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [element])
  return state
}
