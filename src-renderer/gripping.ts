/** Drags on the board: of what is played by hand, and of what can be set before a search. */
import type { Grip as Held } from '@shared/puzzle'
import type { App } from './app'
import { setParams } from './commands'
import { mainActionOf } from './desk'
import { beginDrag, endDrag, isPlaying } from './hand/play'
import { isReplaying } from './replay/replay'
import type { Grip } from './stage/stage'

const cursors = { 'up-down': 'ns-resize', 'left-right': 'ew-resize', anywhere: 'move' } as const

export function boardGrip(app: App): Grip {
  let held: Held | undefined
  return {
    begin(at) {
      if (isPlaying(app)) return beginDrag(app, at)
      held = heldAt(app, at.x, at.y)
      app.view.isExact = held !== undefined
      return held !== undefined
    },
    move({ x, y }) {
      // The keys may have begun a search meanwhile.
      if (held && isSettable(app)) setParams(app, held.to(x, y))
    },
    end(at) {
      if (!held) endDrag(app, at)
      held = undefined
      app.view.isExact = false
    },
    cursorAt({ x, y }) {
      const there = isPlaying(app) ? undefined : (held ?? heldAt(app, x, y))
      return there && cursors[there.way]
    },
  }
}

/** What has been searched is not let go for a drag that only meant to move the picture. */
const isSettable = (app: App): boolean => {
  const { status, finding } = app.desk.getState()
  return mainActionOf(status) === 'start' && finding !== 'picking' && !isReplaying(app)
}

function heldAt(app: App, x: number, y: number): Held | undefined {
  const { puzzle, params } = app.desk.getState().run
  return isSettable(app) ? puzzle.grip?.(params, x, y) : undefined
}
