import { expect, test } from 'vitest'
import { icns, ico } from './iconFiles.mjs'

const picture = (/** @type {number} */ side, /** @type {string} */ text) => ({ side, png: Buffer.from(text) })

test('an .ico lists its pictures with their sizes and places', () => {
  const file = ico([picture(16, 'small'), picture(256, 'the large one')])
  // reserved 0, kind 1, two pictures
  expect(file.subarray(0, 6).toString('hex')).toBe('000001000200')
  // 16×16, no palette, one plane, 32 bits, 5 bytes at 38; then 256 (written 0), 13 bytes at 43
  expect(file.subarray(6, 22).toString('hex')).toBe('10100000010020000500000026000000')
  expect(file.subarray(22, 38).toString('hex')).toBe('00000000010020000d0000002b000000')
  expect(file.subarray(38).toString()).toBe('smallthe large one')
})

test('an .icns names every size, and twice where it serves two densities', () => {
  const file = icns([picture(16, 'a'), picture(24, 'no name'), picture(32, 'bc')])
  expect(file.toString('latin1')).toBe(
    'icns\0\0\0\x25' + 'icp4\0\0\0\x09a' + 'icp5\0\0\0\x0abc' + 'ic11\0\0\0\x0abc',
  )
  expect(file.length).toBe(0x25)
})
