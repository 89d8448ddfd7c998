/** Numbers states in the order they are added: an open-addressing table for whole numbers, a Map for text. */

export interface Keys {
  readonly size: number
  /** Bytes held; of text an estimate. */
  readonly bytes: number
  /** The number of the key, or −1. */
  find(key: number | string): number
  /** Adds a key not yet there; its number is the size before. Later numbers shadow earlier ones of the same key. */
  add(key: number | string): void
}

/** A table for keys like `sample`: all numbers or all strings. `mostInMap` is for tests. */
export const makeKeys = (sample: number | string, mostInMap = 1 << 23): Keys =>
  typeof sample === 'number' ? numberKeys() : textKeys(mostInMap)

/** A Map of V8 takes no more than 2²⁴ keys, so further ones get a Map of their own. */
function textKeys(mostInMap: number): Keys {
  let newest = new Map<string, number>()
  const maps = [newest]
  let size = 0
  let bytes = 0
  return {
    get size() {
      return size
    },
    get bytes() {
      return bytes
    },
    find(key) {
      for (let i = maps.length - 1; i >= 0; i--) {
        const number = maps[i]?.get(key as string)
        if (number !== undefined) return number
      }
      return -1
    },
    add(key) {
      if (newest.size === mostInMap) {
        newest = new Map()
        maps.push(newest)
      }
      newest.set(key as string, size++)
      bytes += textBytes(key as string)
    },
  }
}

/** A string and its place in a Map: measured in V8, with letters of two bytes. */
export const textBytes = (text: string): number => 2 * text.length + 60

/** Safe whole numbers of up to 53 bits; `slots` hold a number + 1, 0 where free, and are at most half full. */
function numberKeys(): Keys {
  let slots = new Int32Array(1024)
  let keys = new Float64Array(512)
  let size = 0

  const slotOf = (key: number): number => {
    const mask = slots.length - 1
    let slot = hash(key) & mask
    for (let held = slots[slot] as number; held !== 0; held = slots[slot] as number) {
      if (keys[held - 1] === key) break
      slot = (slot + 1) & mask
    }
    return slot
  }
  const grow = (): void => {
    const before = keys
    keys = new Float64Array(2 * before.length)
    keys.set(before)
    slots = new Int32Array(2 * slots.length)
    for (let number = 0; number < size; number++) slots[slotOf(keys[number] as number)] = number + 1
  }
  return {
    get size() {
      return size
    },
    get bytes() {
      return slots.byteLength + keys.byteLength
    },
    find: (key) => (slots[slotOf(key as number)] as number) - 1,
    add(key) {
      if (size === keys.length) grow()
      const slot = slotOf(key as number)
      keys[size++] = key as number
      slots[slot] = size
    },
  }
}

/** Both halves of a 53-bit number, mixed as in MurmurHash3's finalizer. */
export function hash(key: number): number {
  let h = (key | 0) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return h ^ (h >>> 13)
}
