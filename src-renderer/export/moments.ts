/** Moments of the run one after the other, apart from what the window shows. */
import type { Moment } from '@shared/puzzle'
import { makeCursor, momentAt } from '@shared/trace/moment'
import type { App } from '../app'
import { windowFor } from '../timeline/player'
import { ExportRefusal } from './exportRefusal'

/** What gives the moment at k, valid until the next is asked for; rejects when the solver is gone or has another run. */
export function makeMoments({ desk, player }: App): (k: number) => Promise<Moment> {
  const { puzzle, params, strategy } = desk.getState().run
  const cursor = makeCursor(puzzle, params, strategy)
  return async (k) => {
    const window = await windowFor(player, k)
    if (!window) throw new ExportRefusal({ key: 'ui.export.lost' })
    return momentAt(cursor, window, k)
  }
}
