/**
 * A zebra puzzle as data: houses in a row, each with one value of every attribute, and clues that say which.
 *
 * A value is named by one whole number, its item: `attribute * houses + index`. Houses are counted from 0, left to right.
 */
import type { Lang } from '../../lib/message'

/** A value of an attribute, such as the Norwegian or the green house. */
export interface ZebraValue {
  /** Letters, digits and hyphens; unique within its puzzle. */
  readonly id: string
  readonly name: Readonly<Record<Lang, string>>
}

/** How sentences speak of the owner of a value; `{}` stands for the name of the value. */
export interface ZebraPhrases {
  /** “the person who drinks {}”, 喝{}的人 */
  readonly who: string
  /** “drinks {}”, 喝{} */
  readonly does: string
  /** “does not drink {}”, 不喝{} */
  readonly not: string
  /** With two `{}`, where the names of both in `does` (“drinks tea or milk”) would not read well. */
  readonly either?: string
}

export interface ZebraAttribute {
  readonly id: string
  readonly name: Readonly<Record<Lang, string>>
  /** Absent: sentences say “the one whose Colour is red”. */
  readonly phrases?: Readonly<Record<Lang, ZebraPhrases>>
  /** As many as there are houses, in the order in which permutations are enumerated. */
  readonly values: readonly ZebraValue[]
}

/** Whatever a clue says of its items `a`, `b`, `c`, and of house `k`. */
export type Clue =
  | { readonly kind: 'same'; readonly a: number; readonly b: number }
  | { readonly kind: 'not-same'; readonly a: number; readonly b: number }
  | { readonly kind: 'next-to'; readonly a: number; readonly b: number }
  /** a stands in the house just left of that of b. */
  | { readonly kind: 'just-left'; readonly a: number; readonly b: number }
  /** a stands somewhere left of b. */
  | { readonly kind: 'left'; readonly a: number; readonly b: number }
  | { readonly kind: 'at'; readonly a: number; readonly house: number }
  | { readonly kind: 'not-at'; readonly a: number; readonly house: number }
  /** b stands somewhere between a and c, in either direction. */
  | { readonly kind: 'between'; readonly a: number; readonly b: number; readonly c: number }
  /** a goes with b or with c; b and c are values of one attribute, another one than that of a. */
  | { readonly kind: 'one-of'; readonly a: number; readonly b: number; readonly c: number }

export type ClueKind = Clue['kind']

export interface ZebraPuzzle {
  readonly houses: number
  readonly attributes: readonly ZebraAttribute[]
  readonly clues: readonly Clue[]
  /** The item whose owner is asked for (who keeps the fish?), and the attribute by which the owner is named. */
  readonly question?: { readonly item: number; readonly attribute: number }
}

/** `places[item]` is the house of that value. */
export type Places = ArrayLike<number>

/** True where the clue holds of these places. */
export function holds(clue: Clue, places: Places): boolean {
  const at = (item: number) => places[item] as number
  switch (clue.kind) {
    case 'same':
      return at(clue.a) === at(clue.b)
    case 'not-same':
      return at(clue.a) !== at(clue.b)
    case 'next-to':
      return Math.abs(at(clue.a) - at(clue.b)) === 1
    case 'just-left':
      return at(clue.a) + 1 === at(clue.b)
    case 'left':
      return at(clue.a) < at(clue.b)
    case 'at':
      return at(clue.a) === clue.house
    case 'not-at':
      return at(clue.a) !== clue.house
    case 'between':
      return (at(clue.a) - at(clue.b)) * (at(clue.b) - at(clue.c)) > 0
    case 'one-of':
      return at(clue.a) === at(clue.b) || at(clue.a) === at(clue.c)
  }
}

/** The items a clue speaks of, without repetition. */
export function itemsOf(clue: Clue): readonly number[] {
  if ('c' in clue) return [clue.a, clue.b, clue.c]
  return 'b' in clue ? [clue.a, clue.b] : [clue.a]
}

export const attributeOf = (item: number, houses: number): number => Math.floor(item / houses)
