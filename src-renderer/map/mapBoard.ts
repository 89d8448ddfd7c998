/**
 * The map on a stage of its own: drawn anew for every frame, every meeting and every choice, as large as its host.
 * None of it goes through React.
 */
import type { Palette } from '@shared/picture/ink'
import type { Moment } from '@shared/puzzle'
import { stateAt } from '@shared/trace/mapLayout'
import { type MapScene, makeMapScene, mapPicture, paintMet } from '@shared/trace/mapPicture'
import { statesAlong } from '@shared/trace/ways'
import { createStage, type Stage } from '../stage/stage'
import type { Charted } from './chart'
import { metAt } from './met'

export interface MapBoard {
  /** Where the search stands, after k steps. */
  show(moment: Moment, k: number): void
  choose(state: number | undefined): void
  /** More is known of what the search has met. */
  showMet(): void
  setPalette(palette: Palette): void
  fit(): void
  destroy(): void
}

export interface MapHand {
  press(state: number | undefined): void
  /** The state under the pointer, if one is. */
  hover(state: number | undefined): void
  /** It has been painted for the first time. */
  ready(): void
  /** There is no WebGL. */
  failed(): void
}

/** What the stage keeps free around a picture, in CSS pixels: one that leaves so much is shown pixel by pixel. */
const stageMargin = 16

export function createMapBoard(host: HTMLElement, chart: Charted, palette: Palette, hand: MapHand): MapBoard {
  const { space, toGoal, met } = chart
  let scene: MapScene | undefined
  let stage: Stage | undefined
  let isGone = false
  let here = 0
  let line: Int32Array = new Int32Array(1)
  let k = 0
  let chosen: number | undefined
  const created = createStage(host, { palette })

  function draw(): void {
    if (!scene || !stage) return
    paintMet(scene, met.states, metAt(met, k).states)
    stage.show(mapPicture(scene, { here, line, chosen }), 0)
  }

  function resize(): void {
    const [width, height] = [host.clientWidth - 2 * stageMargin, host.clientHeight - 2 * stageMargin]
    if (width <= 0 || height <= 0) return
    scene = makeMapScene(space, toGoal, width, height)
    draw()
  }

  const stateUnder = (x: number, y: number) => (scene ? stateAt(scene.layout, x, y) : undefined)
  const observer = new ResizeObserver(resize)

  async function open(): Promise<void> {
    try {
      stage = await created
    } catch {
      if (!isGone) hand.failed()
      return
    }
    if (isGone) return
    stage.onPress((x, y) => hand.press(stateUnder(x, y)))
    stage.onHover((at) => hand.hover(at && stateUnder(at.x, at.y)))
    observer.observe(host)
    resize()
    await stage.snapshotReady()
    if (!isGone) hand.ready()
  }
  void open()

  return {
    show(moment, step) {
      line = statesAlong(space, moment.line)
      here = line.length > moment.line.length ? (line[line.length - 1] as number) : -1
      k = step
      draw()
    },
    choose(state) {
      chosen = state
      draw()
    },
    showMet: draw,
    setPalette: (next) => stage?.setPalette(next),
    fit: () => stage?.fit(),
    destroy() {
      isGone = true
      observer.disconnect()
      void created.then((each) => each.destroy()).catch(() => {})
    },
  }
}
