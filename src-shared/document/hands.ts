/**
 * What was played by hand, as it is filed: each play by what it keeps of the one before and what it adds, since a hand
 * of a thousand moves with a thousand undos would otherwise be half a million numbers.
 */
import { isCount, isList, isRecord, isText, longestRun } from './shapes'

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

/** Numbers in all plays of a document together, as they are held in memory. */
const mostNumbers = 1_000_000

/** Boards with something played on them. */
export const mostHands = 100

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

/** What `packHand` wrote of each; undefined where it is something else, or more than a document may hold. */
export function unpackHands(value: unknown): readonly FiledHand[] | undefined {
  if (!isList(value) || value.length > mostHands) return undefined
  const hands: FiledHand[] = []
  let room = mostNumbers
  for (const each of value) {
    const hand = unpackHand(each, room)
    if (!hand) return undefined
    room -= numbersOf(hand.plays)
    hands.push(hand)
  }
  return hands
}

const numbersOf = (plays: readonly FiledPlay[]): number =>
  plays.reduce((sum, { hand }) => sum + hand.length, 0)

function unpackHand(value: unknown, room: number): FiledHand | undefined {
  if (!isRecord(value) || !isList(value.plays)) return undefined
  const plays: FiledPlay[] = []
  let left = room
  for (const each of value.plays) {
    const play = unpackPlay(each, plays.at(-1)?.hand ?? [], left)
    if (!play) return undefined
    left -= play.hand.length
    plays.push(play)
  }
  const { run, at } = value
  return isText(run, longestRun) && isCount(at) && at < plays.length ? { run, plays, at } : undefined
}

/** `room`: how many numbers the hand may have at most. */
function unpackPlay(value: unknown, before: readonly number[], room: number): FiledPlay | undefined {
  if (!isRecord(value)) return undefined
  const { keep, add, hinted = [], hints = 0 } = value
  if (!isCount(keep) || keep > before.length || !isNumbers(add)) return undefined
  if (keep + add.length > room || !isNumbers(hinted) || !isCount(hints)) return undefined
  return { hand: before.slice(0, keep).concat(add), hinted, hints }
}

const isNumbers = (value: unknown): value is readonly number[] =>
  isList(value) && value.every(Number.isSafeInteger)

/** As much as fits into a file, the first boards first: of a very long history the oldest undos are left out. */
export function fittingHands(hands: readonly FiledHand[]): readonly FiledHand[] {
  let room = mostNumbers
  return hands.slice(0, mostHands).flatMap((hand) => {
    const fitting = fittingHand(hand, room)
    room -= fitting ? numbersOf(fitting.plays) : 0
    return fitting ?? []
  })
}

/** The play of now is never left out for the sake of those that were taken back after it. */
function fittingHand({ run, plays, at }: FiledHand, room: number): FiledHand | undefined {
  let left = room
  let first = plays.length
  while (first > 0 && (plays[first - 1] as FiledPlay).hand.length <= left) {
    first--
    left -= (plays[first] as FiledPlay).hand.length
  }
  if (first <= at) return { run, plays: plays.slice(first), at: at - first }
  const now = plays.slice(at, at + 1)
  return numbersOf(now) <= room ? { run, plays: now, at: 0 } : undefined
}
