import { expect, test } from 'vitest'
import { safeName, withExtension } from './fileName'

test.each([
  ['knights-tour 8x8 from 20', 'knights-tour 8x8 from 20'],
  ['马周游 8×8', '马周游 8×8'],
  ['knights-tour/bound-2?size=8x8&start=20', 'knights-tour-bound-2-size=8x8&start=20'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\win.ini', 'C-Windows-win.ini'],
  ['a\u0000b\nc', 'a-b-c'],
  ['', 'retrace'],
  [' .. ', 'retrace'],
  ['CON', '_CON'],
  ['com1.backup', '_com1.backup'],
  ['concert', 'concert'],
  ['𝕏'.repeat(200), '𝕏'.repeat(80)],
])('%j is suggested as %j', (asked, suggested) => {
  expect(safeName(asked)).toBe(suggested)
})

test.each([
  ['/home/me/tour', 'svg', '/home/me/tour.svg'],
  ['/home/me/tour.svg', 'svg', '/home/me/tour.svg'],
  ['/home/me/tour.SVG', 'svg', '/home/me/tour.SVG'],
  ['/home/me/board.v2', 'png', '/home/me/board.v2.png'],
  ['/home/me/tour.jpg', 'png', '/home/me/tour.jpg.png'],
  ['/home/me/.png', 'png', '/home/me/.png.png'],
  ['/home/m.svg/tour', 'svg', '/home/m.svg/tour.svg'],
])('%s saved as %s is %s', (path, extension, saved) => {
  expect(withExtension(path, extension)).toBe(saved)
})
