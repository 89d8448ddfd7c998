/** Numbers states in the order they are added: an open-addressing table for whole numbers, a Map for text. */

export interface Keys {
  readonly size: number
  /** The number of the key, or −1. */
  find(key: number | string): number
  /** Adds a key not yet there; its number is the size before. Later numbers shadow earlier ones of the same key. */
  add(key: number | string): void
}

/** A table for keys like `sample`: all numbers or all strings. */
export const makeKeys = (sample: number | string): Keys =>
  typeof sample === 'number' ? numberKeys() : textKeys()

function textKeys(): Keys {
  const numbers = new Map<string, number>()
  let size = 0
  return {
    get size() {
      return size
    },
    find: (key) => numbers.get(key as string) ?? -1,
    add(key) {
      numbers.set(key as string, size++)
    },
  }
}

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
function hash(key: number): number {
  let h = (key | 0) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return h ^ (h >>> 13)
}
