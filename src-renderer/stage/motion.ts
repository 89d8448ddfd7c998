/** What is to be seen at a time: the picture last shown, or the marks on their way to it. Times in milliseconds. */
import type { Mark, Picture } from '@shared/picture/picture'
import { type Joint, joinMarks, marksAt } from './join'

interface Tween {
  readonly joint: Joint
  readonly startMs: number
  readonly tweenMs: number
}

export class Motion {
  #marks: readonly Mark[] = []
  #size = { width: 0, height: 0 }
  #tween: Tween | undefined

  /** From now on this picture: at once, or sliding there from what is to be seen now. */
  show({ width, height, marks }: Picture, tweenMs: number, nowMs: number): void {
    const isSameSize = this.#size.width === width && this.#size.height === height
    const from = this.marks(nowMs)
    // Another board is not the same thing in another place.
    this.#tween =
      tweenMs > 0 && isSameSize ? { joint: joinMarks(from, marks), startMs: nowMs, tweenMs } : undefined
    this.#size = { width, height }
    this.#marks = marks
  }

  /** The marks to paint; those of the picture itself once all has arrived. */
  marks(nowMs: number): readonly Mark[] {
    const tween = this.#tween
    if (!tween) return this.#marks
    return marksAt(tween.joint, nowMs - tween.startMs, tween.tweenMs)
  }

  /** True while marks are still on their way. */
  isMoving(nowMs: number): boolean {
    return this.#tween !== undefined && nowMs - this.#tween.startMs < this.#tween.tweenMs
  }
}
