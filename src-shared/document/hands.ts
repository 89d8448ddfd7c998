/**
 * What was played by hand, as it is filed: each play by what it keeps of the one before and what it adds, since a hand
 * of a thousand moves with a thousand undos would otherwise be half a million numbers.
 */
import { isCount, isList, isRecord } from './shapes'

/** A hand at one time: whole numbers that only its puzzle understands. */
export interface FiledPlay {
  readonly hand: readonly number[]
  /** Those numbers of the hand that hints brought, and how many hints it took. */
  readonly hinted: readonly number[]
  readonly hints: number
}

/** All plays of one board, the oldest first, those taken back included; `at` is the one of now. */
export interface FiledHand {
  /** The run on whose board it was played. */
  readonly run: string
  readonly plays: readonly FiledPlay[]
  readonly at: number
}

/** Numbers in all plays of one board together, as they are held in memory. */
export const mostNumbers = 1_000_000

/** As it stands in the file. */
interface Packed {
  readonly keep: number
  readonly add: readonly number[]
  readonly hinted?: readonly number[]
  readonly hints?: number
}

export const packHand = ({ run, plays, at }: FiledHand): Readonly<Record<string, unknown>> => ({
  run,
  at,
  plays: plays.map((play, i) => packPlay(play, plays[i - 1]?.hand ?? [])),
})

function packPlay({ hand, hinted, hints }: FiledPlay, before: readonly number[]): Packed {
  let keep = 0
  while (keep < hand.length && keep < before.length && hand[keep] === before[keep]) keep++
  return {
    keep,
    add: hand.slice(keep),
    ...(hinted.length > 0 ? { hinted } : {}),
    ...(hints > 0 ? { hints } : {}),
  }
}

/** What `packHand` wrote; undefined where it is something else, or more than `mostNumbers`. */
export function unpackHand(value: unknown): FiledHand | undefined {
  if (!isRecord(value) || !isList(value.plays) || typeof value.run !== 'string') return undefined
  const plays: FiledPlay[] = []
  let numbers = 0
  for (const each of value.plays) {
    const play = unpackPlay(each, plays.at(-1)?.hand ?? [], mostNumbers - numbers)
    if (!play) return undefined
    numbers += play.hand.length
    plays.push(play)
  }
  const { run, at } = value
  return isCount(at) && at < plays.length ? { run, plays, at } : undefined
}

/** `room`: how many numbers the hand may have at most. */
function unpackPlay(value: unknown, before: readonly number[], room: number): FiledPlay | undefined {
  if (!isRecord(value)) return undefined
  const { keep, add, hinted = [], hints = 0 } = value
  if (!isCount(keep) || keep > before.length || !isNumbers(add)) return undefined
  if (keep + add.length > room || !isNumbers(hinted) || !isCount(hints)) return undefined
  return { hand: before.slice(0, keep).concat(add), hinted, hints }
}

const isNumbers = (value: unknown): value is readonly number[] => isList(value) && value.every(Number.isSafeInteger)

/** The newest plays that fit into a file: of a very long history the oldest undos are left out. */
export function fittingHand(hand: FiledHand): FiledHand {
  let numbers = 0
  let first = hand.plays.length
  while (first > 0 && numbers + (hand.plays[first - 1] as FiledPlay).hand.length <= mostNumbers) {
    first--
    numbers += (hand.plays[first] as FiledPlay).hand.length
  }
  // The play of now is never left out for the sake of those that were taken back after it.
  if (first > hand.at) return { ...hand, plays: hand.plays.slice(hand.at, hand.at + 1), at: 0 }
  return first === 0 ? hand : { ...hand, plays: hand.plays.slice(first), at: hand.at - first }
}
