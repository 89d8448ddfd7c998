/** Positions as numbers: the places of the tokens of one side are the digits, the first token's the lowest. */
import { finishOf, type TokenParams } from '../model'

/** The rules of a game, whoever begins and wherever the tokens stand. */
export type Rules = Pick<TokenParams, 'n' | 'stuck' | 'finish'>

/** What the sweeps look up: made once for a game. */
export interface Packing {
  readonly n: number
  readonly finish: number
  /** How many ways the tokens of one side can stand. */
  readonly ways: number
  /** What one step of each token adds. */
  readonly weights: readonly number[]
  /** `places[way * n + token]`. */
  readonly places: Uint8Array
  /**
   * The squares that a way occupies as the other side meets them: bit c of `lines[way * n + line]` is set where the token
   * of line c (from 1) of this side stands in that line of the other.
   */
  readonly lines: Uint8Array
}

export function makePacking({ n, finish: rule }: Rules): Packing {
  const finish = finishOf({ n, finish: rule })
  const base = finish + 1
  const ways = base ** n
  const places = new Uint8Array(ways * n)
  const lines = new Uint8Array(ways * n)
  for (let way = 0; way < ways; way++)
    for (let token = 0, rest = way; token < n; token++, rest = Math.floor(rest / base)) {
      const place = rest % base
      places[way * n + token] = place
      if (place >= 1 && place <= n) (lines[way * n + place - 1] as number) |= 1 << (token + 1)
    }
  return { n, finish, ways, weights: Array.from({ length: n }, (_, i) => base ** i), places, lines }
}

/** The number of the way in which these tokens stand. */
export const wayOf = ({ weights }: Packing, places: ArrayLike<number>): number =>
  weights.reduce((sum, weight, token) => sum + weight * (places[token] as number), 0)

/**
 * How far a token goes: `strides[place * 256 + line]`, where the bits of `line` are the places taken by the other side in
 * its line; `shared` where it stands on one of them.
 */
export function stridesOf(n: number, finish: number): Uint8Array {
  const strides = new Uint8Array((finish + 1) * 256)
  for (let place = 0; place <= finish; place++)
    for (let line = 0; line < 256; line++) {
      const isTaken = (at: number) => at >= 1 && at <= n && ((line >> at) & 1) === 1
      strides[place * 256 + line] = isTaken(place) ? shared : strideIn(place, finish, isTaken)
    }
  return strides
}

/** Two tokens on one square: no position of the game. */
export const shared = 3

function strideIn(place: number, finish: number, isTaken: (at: number) => boolean): 0 | 1 | 2 {
  if (place === finish) return 0
  if (!isTaken(place + 1)) return 1
  return place + 2 <= finish && !isTaken(place + 2) ? 2 : 0
}
