/** Random numbers that are the same on every machine: xoshiro128** of Blackman and Vigna (2018), seeded by SplitMix32. */

export interface Random {
  /** A whole number from 0 to 2³² − 1. */
  next(): number
  /** A whole number from 0 to n − 1, each as likely as the others; n is 1 … 2³². */
  below(n: number): number
}

/** The same seed, the same numbers; seeds are whole numbers from 0 to 2⁵³ − 1. */
export function randomFrom(seed: number): Random {
  const high = splitMix(Math.floor(seed / 2 ** 32))
  const low = splitMix(seed >>> 0)
  // The second word alone makes the first number, so that both halves of the seed go into it.
  return xoshiro([low(), low() ^ high(), low(), high()])
}

/** The generator in a state of its own choice: four words of 32 bits, not all 0. */
export function xoshiro([a, b, c, d]: readonly [number, number, number, number]): Random {
  const next = (): number => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11)
    return result
  }
  return {
    next,
    below(n) {
      // Numbers beyond the last whole multiple of n would make the small ones likelier.
      const end = 2 ** 32 - (2 ** 32 % n)
      let number = next()
      while (number >= end) number = next()
      return number % n
    },
  }
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** SplitMix with 32 bits: the counter of Steele, Lea and Flood (2014) behind MurmurHash3's finalizer. */
function splitMix(seed: number): () => number {
  let counter = seed | 0
  return () => {
    counter = (counter + 0x9e3779b9) | 0
    let word = counter
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
    return word ^ (word >>> 16)
  }
}
