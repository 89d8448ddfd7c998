/**
 * From the player to the screen, once a frame and only when there is something new: the stage is drawn, and whoever
 * shows a number or a word of the moment is told. None of this goes through React.
 */
import type { Lang } from '@shared/lib/message'
import type { Palette } from '@shared/picture/ink'
import type { Mark, Picture } from '@shared/picture/picture'
import { type Listeners, makeListeners } from './listeners'
import { isMotionReduced } from './reducedMotion'
import type { Stage } from './stage/stage'
import { frameAt, isBehind, type Player, type Shown } from './timeline/player'
import { unlimited } from './timeline/speed'
import { countFrame, type Stride, stillStride } from './timeline/stride'
import type { Timeline } from './timeline/timeline'

export interface Frame {
  readonly timeline: Timeline
  /** What is on the stage; valid while the frame is told. */
  readonly shown: Shown
  /** The picture of the playhead's step is still on its way. */
  readonly behind: boolean
  /** Steps that go by from one picture to the next. */
  readonly stride: number
}

export interface View {
  readonly frames: Listeners<Frame>
  /** The frame last told. */
  latest(): Frame | undefined
  /** Something may have changed: look at the next frame. */
  wake(): void
  /** Draws on this stage from now on; nothing when it is taken away. */
  setStage(stage: Stage | undefined): void
  setPalette(palette: Palette): void
  setLang(lang: Lang): void
  /** This picture is shown in place of the run's, until there is none; a path that is replayed lies over a hand. */
  setInstead(of: 'hand' | 'replay', picture: Picture | undefined): void
  /** True while something in the picture is dragged: it follows at once, without sliding. */
  isExact: boolean
  /** These marks lie over every picture from now on. */
  setOverlay(marks: readonly Mark[]): void
  stage(): Stage | undefined
}

/** Above this many steps a second the picture is exact at each frame instead of sliding. */
const slidingSpeed = 8
const slideMs = 160

export function createView(player: Player, firstLang: Lang): View {
  const frames = makeListeners<Frame>()
  let stage: Stage | undefined
  let palette: Palette | undefined
  let lang = firstLang
  let overlay: readonly Mark[] = []
  const instead = new Map<'hand' | 'replay', Picture | undefined>()
  const covering = () => instead.get('replay') ?? instead.get('hand')
  let onStage: Drawn | undefined
  let latest: Frame | undefined
  let stride: Stride = stillStride(0, 0)
  const wake = onceAFrame(frame)

  function frame(): void {
    const nowMs = performance.now()
    const shown = frameAt(player, nowMs)
    const { timeline } = player
    stride = timeline.playing ? countFrame(stride, timeline.k, nowMs) : stillStride(timeline.k, nowMs)
    if (shown) draw(shown)
    if (onStage) {
      latest = { timeline, shown: onStage.shown, behind: isBehind(player), stride: stride.steps }
      frames.tell(latest)
    }
    if (timeline.playing) wake()
  }

  function draw(shown: Shown): void {
    const drawn = { shown, picture: shown.cursor.puzzle.draw(shown.moment, lang) }
    if (!covering())
      stage?.show(covered(drawn.picture, overlay), slideOf(view, player.timeline, onStage, drawn))
    onStage = drawn
  }

  /** What is to be seen, though the run's moment is the same. */
  function showAgain(tweenMs: number): void {
    const over = covering()
    if (over) stage?.show(over, tweenMs)
    else if (onStage) stage?.show(covered(onStage.picture, overlay), tweenMs)
  }

  const view: View = {
    isExact: false,
    frames,
    latest: () => latest,
    wake,
    setStage(next) {
      stage = next
      if (palette) stage?.setPalette(palette)
      showAgain(0)
    },
    setOverlay(marks) {
      overlay = marks
      showAgain(0)
    },
    setInstead(of, picture) {
      const before = covering()
      instead.set(of, picture)
      if (covering() !== before) showAgain(before && covering() && !isMotionReduced() ? slideMs : 0)
    },
    setPalette(next) {
      palette = next
      stage?.setPalette(next)
    },
    setLang(next) {
      if (next === lang) return
      lang = next
      if (onStage) draw(onStage.shown)
    },
    stage: () => stage,
  }
  return view
}

/** However often it is called, `act` is done once, at the next frame. */
function onceAFrame(act: () => void): () => void {
  let scheduled = 0
  const frame = () => {
    scheduled = 0
    act()
  }
  return () => {
    if (scheduled === 0) scheduled = requestAnimationFrame(frame)
  }
}

const covered = (picture: Picture, marks: readonly Mark[]): Picture =>
  marks.length === 0 ? picture : { ...picture, marks: [...picture.marks, ...marks] }

interface Drawn {
  readonly shown: Shown
  readonly picture: Picture
}

/** Only from one step to the next is it the same thing that moves; everything else is another picture. */
function slideOf({ isExact }: View, timeline: Timeline, before: Drawn | undefined, next: Drawn): number {
  if (isMotionReduced() || isExact || !before) return 0
  const isSameBoard =
    before.picture.width === next.picture.width && before.picture.height === next.picture.height
  if (before.shown.cursor !== next.shown.cursor) return isSameBoard ? slideMs : 0
  if (Math.abs(next.shown.k - before.shown.k) !== 1) return 0
  if (!timeline.playing) return slideMs
  const { speed } = timeline
  return speed === unlimited || speed > slidingSpeed ? 0 : Math.min(slideMs, 800 / speed)
}
