import type { Moment } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { firstMoment, makeCursor, momentAt } from '@shared/trace/moment'
import { useEffect, useState } from 'react'
import type { App } from '../app'
import { isPlaying } from '../hand/play'
import { findMoment } from '../looking'
import { windowFor } from '../timeline/player'
import { useApp } from '../useApp'
import type { Exportable } from './exporting'

/** The moments to export as they were when the dialog opened; undefined while their windows are on the way. */
export function useExportable(): Exportable | 'lost' | undefined {
  const app = useApp()
  const [ready, setReady] = useState<Exportable | 'lost' | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    void gather(app).then((gathered) => {
      if (!isGone) setReady(gathered ?? 'lost')
    })
    return () => {
      isGone = true
    }
  }, [app])
  return ready
}

/** Nothing when the solver is gone and the playhead's own window with it. */
async function gather(app: App): Promise<Exportable | undefined> {
  const { run } = app.desk.getState()
  if (isPlaying(app)) return ofHand(app)
  const { k } = app.player.timeline
  const here = await momentOf(app, run, k)
  const place = await solutionAt(app, k)
  const solution = place === undefined ? undefined : await momentOf(app, run, place)
  return here && { run, solution, here }
}

/** What is played has nothing to wait for. */
function ofHand({ desk, hand }: App): Exportable {
  const { run } = desk.getState()
  const here = firstMoment(run.puzzle, run.params, run.strategy)
  return { run, solution: undefined, here, hand: hand.getState().history.now.hand }
}

/** The solution meant at k: the last one found so far, or else the first there is. */
async function solutionAt(app: App, k: number): Promise<number | undefined> {
  const before = await findMoment(app, { kind: 'solved' }, k + 1, false)
  const found = before === 'none' ? await findMoment(app, { kind: 'solved' }, k, true) : before
  return typeof found === 'number' ? found : undefined
}

/** A moment with a position of its own, which playback does not touch. */
async function momentOf(app: App, { puzzle, params, strategy }: Run, k: number): Promise<Moment | undefined> {
  const window = await windowFor(app.player, k)
  return window && momentAt(makeCursor(puzzle, params, strategy), window, k)
}
