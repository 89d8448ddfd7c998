import { describe, expect, test } from 'vitest'
import { readFuses, setFuses } from './fuses.mjs'

/** An executable as far as its fuses go: code, the mark, version 1, their number, their states, code. */
const exe = (/** @type {string} */ states) =>
  Buffer.concat([
    Buffer.from('code dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, states.length]),
    Buffer.from(`${states}code`),
  ])

describe('fuses', () => {
  test('are read in their order, as many as there are', () => {
    expect(readFuses(exe('101'))).toEqual({
      runAsNode: true,
      enableCookieEncryption: false,
      enableNodeOptionsEnvironmentVariable: true,
    })
  })
  test('one that was taken out counts as off', () => {
    expect(readFuses(exe('r'))).toEqual({ runAsNode: false })
  })
  test('are set without a touch to the others', () => {
    const file = exe('11110010')
    setFuses(file, { runAsNode: false, onlyLoadAppFromAsar: true })
    expect(file.equals(exe('01110110'))).toBe(true)
  })
  test('that are not there cannot be set', () => {
    expect(() => setFuses(exe('1'), { onlyLoadAppFromAsar: true })).toThrow('no fuse onlyLoadAppFromAsar')
    expect(() => readFuses(Buffer.from('nothing'))).toThrow('no fuses')
  })
})
