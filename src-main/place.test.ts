import { describe, expect, test } from 'vitest'
import { placeBeside, placeWindow } from './place'

const main = { x: 0, y: 27, width: 1920, height: 1053 }
const left = { x: -1280, y: 0, width: 1280, height: 1024 }
const small = { x: 0, y: 0, width: 1024, height: 700 }

describe('a window opens', () => {
  test.each([
    ['the first time, at its usual size', undefined, [main], { width: 1280, height: 820 }],
    ['the first time on a small display', undefined, [small], { width: 1024, height: 700 }],
    [
      'where it was',
      { x: 100, y: 90, width: 1000, height: 700 },
      [main],
      { x: 100, y: 90, width: 1000, height: 700 },
    ],
    [
      'on a second display',
      { x: -1000, y: 5, width: 950, height: 650 },
      [main, left],
      { x: -1000, y: 5, width: 950, height: 650 },
    ],
    [
      'half outside, but within reach',
      { x: 1700, y: 900, width: 1000, height: 700 },
      [main],
      { x: 1700, y: 900, width: 1000, height: 700 },
    ],
    [
      'centred, when that display is gone',
      { x: -1000, y: 5, width: 950, height: 650 },
      [main],
      { width: 950, height: 650 },
    ],
    [
      'centred, when its title bar is above the top',
      { x: 100, y: -300, width: 1000, height: 700 },
      [main],
      { width: 1000, height: 700 },
    ],
    [
      'centred, when its title bar is under the edge',
      { x: 100, y: 1079, width: 1000, height: 700 },
      [main],
      { width: 1000, height: 700 },
    ],
    [
      'centred, when only a corner shows',
      { x: 1880, y: 100, width: 1000, height: 700 },
      [main],
      { width: 1000, height: 700 },
    ],
    [
      'no larger than its display',
      { x: 0, y: 0, width: 3000, height: 2000 },
      [small],
      { x: 0, y: 0, width: 1024, height: 700 },
    ],
    ['no smaller than its content', { x: 0, y: 30, width: 10, height: 10 }, [main], undefined],
    [
      'no smaller than its content',
      { x: 0, y: 30, width: 200, height: 10 },
      [main],
      { x: 0, y: 30, width: 900, height: 600 },
    ],
  ])('%s', (_, remembered, areas, expected) => {
    expect(placeWindow(remembered, areas)).toEqual(expected ?? { width: 900, height: 600 })
  })
})

describe('another window opens', () => {
  const size = { width: 1000, height: 700 }
  test.each([
    ['a little beside', { x: 100, y: 90, ...size }, [main], { x: 128, y: 118, ...size }],
    ['at the edge where there is no room', { x: 900, y: 90, ...size }, [main], { x: 0, y: 27, ...size }],
    ['on the display of the other', { x: -1200, y: 5, ...size }, [main, left], { x: -1172, y: 33, ...size }],
    [
      'no larger than a display that is left',
      { x: 5000, y: 5, width: 3000, height: 2000 },
      [small],
      { x: 0, y: 0, width: 1024, height: 700 },
    ],
  ])('%s', (_, other, areas, expected) => expect(placeBeside(other, areas)).toEqual(expected))
})
