import { describe, expect, test } from 'vitest'
import { faster, fastest, lastPosition, positionOf, slower, slowest, speedAt, unlimited } from './speed'

const positions = Array.from({ length: lastPosition + 1 }, (_, position) => position)

describe('the speed slider', () => {
  test.each([
    [0, 0.5],
    [30, 22],
    [60, 1000],
    [61, unlimited],
    [lastPosition, unlimited],
  ])('stands for known speeds: %i → %d', (position, speed) => {
    expect(speedAt(position)).toBe(speed)
  })

  test('rises all the way, by a like factor at each step', () => {
    const numbers = positions.map(speedAt).filter((speed) => speed !== unlimited)
    numbers.slice(1).forEach((speed, i) => {
      const factor = speed / (numbers[i] as number)
      expect(factor).toBeGreaterThan(1)
      expect(factor).toBeLessThan(1.25)
    })
  })

  test('a speed comes back from its position', () => {
    for (const speed of positions.map(speedAt)) expect(speedAt(positionOf(speed))).toBe(speed)
  })

  test('a saved speed out of range lands on the slider', () => {
    expect(positionOf(1e9)).toBe(positionOf(fastest))
    expect(positionOf(0.001)).toBe(positionOf(slowest))
  })
})

describe('the speed keys', () => {
  test('go from the slowest to unlimited and back', () => {
    const up = [slowest]
    while (up.at(-1) !== unlimited) up.push(faster(up.at(-1) as number))
    expect(up).toEqual([0.5, 1, 2, 4, 8, 15, 30, 60, 125, 250, 500, 1000, unlimited])
    const down = [unlimited]
    while (down.at(-1) !== slowest) down.push(slower(down.at(-1) as number))
    expect(down).toEqual(up.reverse())
  })

  test('stop at both ends', () => {
    expect(faster(unlimited)).toBe(unlimited)
    expect(slower(slowest)).toBe(slowest)
  })
})
