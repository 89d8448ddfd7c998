import { describe, expect, test } from 'vitest'
import { type Keys, makeKeys } from './keys'

describe.each<[string, () => Keys, (i: number) => number | string]>([
  ['whole numbers', () => makeKeys(0), (i) => i * 0x1_0000_0001],
  ['texts', () => makeKeys(''), (i) => `state ${i}`],
  ['texts, more than one map takes', () => makeKeys('', 100), (i) => `state ${i}`],
])('a table of %s', (_, make, key) => {
  test('numbers its keys in the order they come', () => {
    const keys = make()
    for (let i = 0; i < 2000; i++) {
      expect(keys.find(key(i))).toBe(-1)
      keys.add(key(i))
    }
    expect(keys.size).toBe(2000)
    for (let i = 0; i < 2000; i++) expect(keys.find(key(i))).toBe(i)
  })

  test('finds the latest of equal keys', () => {
    const keys = make()
    for (let i = 0; i < 300; i++) keys.add(key(i))
    keys.add(key(0))
    expect(keys.find(key(0))).toBe(300)
    expect(keys.find(key(1))).toBe(1)
  })
})

test('whole numbers take what their arrays take', () => {
  const keys = makeKeys(0)
  expect(keys.bytes).toBe(512 * 8 + 1024 * 4)
  for (let key = 0; key <= 512; key++) keys.add(key)
  expect(keys.bytes).toBe(2 * (512 * 8 + 1024 * 4))
})

test('texts are estimated by their number and length', () => {
  const keys = makeKeys('')
  for (let i = 0; i < 1000; i++) keys.add(String(i).padStart(20, '0'))
  expect(keys.bytes).toBe(1000 * (2 * 20 + 60))
})
