import { useEffect } from 'react'
import type { App } from './app'
import { slowWait } from './slowWait'
import { useApp } from './useApp'
import type { Frame } from './view'

/** Where the playhead and the search stand, as marks on the root: for the style sheets, and for tests to wait for. */
export function useMarks(): void {
  const app = useApp()
  useEffect(() => {
    const { view, desk } = app
    const { dataset } = document.documentElement
    const waiting = slowWait((isLong) => {
      if (isLong) dataset.behind = ''
      else delete dataset.behind
    })
    const markState = ({ status }: { readonly status: string }) => {
      dataset.state = status
    }
    let lastShown: number | undefined
    const markStep = (frame: Frame) => {
      const { shown, timeline, behind } = frame
      // As long as one picture follows the other nobody waits.
      waiting.tell(behind && lastShown === shown.k)
      lastShown = shown.k
      dataset.total = String(timeline.total)
      markShown(app, frame, dataset)
    }
    markState(desk.getState())
    const ends = [desk.subscribe(markState), view.frames.add(markStep)]
    view.wake()
    return () => {
      waiting.tell(false)
      for (const end of ends) end()
    }
  }, [app])
}

/**
 * The step whose picture is on the stage, which may be behind the playhead: in playback at once, otherwise when it
 * has been painted and nothing slides any more.
 */
function markShown({ view }: App, { shown, timeline }: Frame, dataset: DOMStringMap): void {
  const { k } = shown
  const mark = () => {
    if (view.latest()?.shown.k === k) dataset.k = String(k)
  }
  const stage = timeline.playing ? undefined : view.stage()
  if (stage) void stage.snapshotReady().then(mark)
  else mark()
}
