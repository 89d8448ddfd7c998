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

/** Values in all plays together as they are written; a file of very many more would not be read again (`scan.ts`). */
const mostWritten = 400_000

/** Boards with something played on them. */
const mostHands = 100

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
  const keep = sharedWith(hand, before)
  return {
    keep,
    add: hand.slice(keep),
    ...(hinted.length > 0 ? { hinted } : {}),
    ...(hints > 0 ? { hints } : {}),
  }
}

/** How many numbers at their beginning are the same. */
function sharedWith(hand: readonly number[], before: readonly number[]): number {
  let at = 0
  while (at < hand.length && at < before.length && hand[at] === before[at]) at++
  return at
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

/** What is left of what a document may hold. */
interface Room {
  readonly numbers: number
  readonly written: number
}

/** As much as fits into a file, the first boards first: of a very long history the oldest undos are left out. */
export function fittingHands(hands: readonly FiledHand[]): readonly FiledHand[] {
  let room: Room = { numbers: mostNumbers, written: mostWritten }
  return hands.slice(0, mostHands).flatMap((hand) => {
    const fitting = fittingHand(hand, room)
    if (!fitting) return []
    room = fitting.room
    return fitting.hand
  })
}

/** The play of now is never left out for the sake of those that were taken back after it. */
function fittingHand({ run, plays, at }: FiledHand, room: Room) {
  const all = newestThatFit(plays, room)
  if (all.first <= at)
    return { hand: { run, plays: plays.slice(all.first), at: at - all.first }, room: all.room }
  const now = plays.slice(at, at + 1)
  const alone = newestThatFit(now, room)
  return alone.first === 0 ? { hand: { run, plays: now, at: 0 }, room: alone.room } : undefined
}

/** From which play on they fit, and the room that is left then. */
function newestThatFit(
  plays: readonly FiledPlay[],
  room: Room,
): { readonly first: number; readonly room: Room } {
  let first = plays.length
  let left = room
  // The oldest play is written out in full, whichever it is in the end.
  let full = 0
  while (first > 0) {
    const { hand, hinted } = plays[first - 1] as FiledPlay
    const added = hand.length - sharedWith(hand, plays[first - 2]?.hand ?? [])
    const next = {
      numbers: left.numbers - hand.length,
      written: left.written - added - hinted.length - valuesPerPlay,
    }
    if (next.numbers < 0 || next.written < hand.length) break
    first--
    left = next
    full = hand.length - added
  }
  return { first, room: { ...left, written: left.written - full } }
}

/** Brackets and commas of a play beside those of its numbers. */
const valuesPerPlay = 8
