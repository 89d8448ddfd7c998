import { palettes, type Theme } from '@shared/picture/ink'
import type { Run } from '@shared/run'
import { solutionMoment } from '@shared/trace/solutions'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useApp, useDesk, useFrames } from '../useApp'
import type { Frame } from '../view'
import { type Gallery, lineAt, solutionAt } from './gallery'
import { thumbnailOf } from './thumbnail'

/** The gallery; the component is drawn again when it changes. */
export function useGallery(): Gallery {
  const { gallery } = useApp()
  useSyncExternalStore(gallery.changes.add, () => gallery.version)
  return gallery
}

/** The solution that the playhead stands on, counted from 0; −1 for none. */
export function useCurrent({ places }: Gallery): number {
  const [current, setCurrent] = useState(-1)
  const show = useCallback(({ shown }: Frame) => setCurrent(solutionAt(places, shown.k)), [places])
  useFrames(show)
  return current
}

/** Pictures kept beyond those in sight, so that scrolling back draws nothing anew. */
const mostKept = 300

/** Gives the address of a solution's picture, or undefined while its line is on the way. */
export function useThumbnails(gallery: Gallery): (index: number) => string | undefined {
  const run = useDesk((desk) => desk.run)
  const theme = useDesk(({ greeting }) => greeting.theme)
  return useMemo(() => keepThumbnails(gallery, run, theme), [gallery, run, theme])
}

function keepThumbnails(gallery: Gallery, { puzzle, params, strategy }: Run, theme: Theme) {
  const kept = new Map<number, string>()
  return (index: number): string | undefined => {
    const known = kept.get(index)
    const line = known ? undefined : lineAt(gallery, index)
    if (!line) return known
    const place = gallery.places[index] as number
    const moment = solutionMoment(puzzle, params, strategy, { line, index, place })
    const address = thumbnailOf(puzzle, moment, palettes[theme])
    kept.set(index, address)
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return address
  }
}
