import { anyPicture } from '@shared/picture/anyPicture'
import type { Picture } from '@shared/picture/picture'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Motion } from './motion'

const picture = (x: number, width = 100): Picture => ({
  width,
  height: 50,
  marks: [{ kind: 'disc', key: 'a', x, y: 0, r: 1 }],
})

it('shows a picture exactly when there is no time to slide', () => {
  const motion = new Motion()
  const shown = picture(3)
  motion.show(picture(9), 0, 0)
  motion.show(shown, 0, 1000)
  expect(motion.isMoving(1000)).toBe(false)
  expect(motion.marks(1000)).toBe(shown.marks)
})

it('goes on from where things are', () => {
  const motion = new Motion()
  motion.show(picture(0), 0, 0)
  motion.show(picture(80), 100, 1000)
  const [before] = motion.marks(1050)
  motion.show(picture(0), 100, 1050)
  expect(before).toMatchObject({ x: 70 })
  expect(motion.marks(1050)[0]).toMatchObject({ x: 70 })
  expect(motion.isMoving(1149)).toBe(true)
  expect(motion.isMoving(1150)).toBe(false)
})

it('does not slide from one board to another', () => {
  const motion = new Motion()
  motion.show(picture(0), 0, 0)
  motion.show(picture(80, 200), 100, 1000)
  expect(motion.isMoving(1000)).toBe(false)
})

it('takes a frame from before the picture was shown for its first', () => {
  const motion = new Motion()
  motion.show(picture(0), 0, 0)
  motion.show(picture(80), 100, 1000)
  expect(motion.marks(990)[0]).toMatchObject({ x: 0 })
})

it('ends at the last picture whatever came before and whenever', () => {
  const shows = fc.array(
    fc.record({ shown: anyPicture, tweenMs: fc.constantFrom(0, 40, 200), waitMs: fc.nat(250) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(shows, (list) => {
      const motion = new Motion()
      let nowMs = 0
      for (const { shown, tweenMs, waitMs } of list) {
        motion.show(shown, tweenMs, nowMs)
        motion.marks(nowMs + waitMs / 2)
        nowMs += waitMs
      }
      expect(motion.marks(nowMs + 200)).toBe(list.at(-1)?.shown.marks)
      expect(motion.isMoving(nowMs + 200)).toBe(false)
    }),
  )
})
