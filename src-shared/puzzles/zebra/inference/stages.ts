/**
 * 推理: what is done to the set of plans, one after the other. A plan is made of objects, one for each value of the first
 * attribute; rooms are a further attribute of theirs. The text of the stages is `5,12,6,7,9+14,8,rooms,4,10,15,11`.
 */

import { quoted } from '../../../form/quoted'
import { bad, good, type Outcome } from '../../../lib/outcome'
import { attributeOf, type Clue, itemsOf, type ZebraPuzzle } from '../data'

export type Stage =
  /** Two values go together (an in-object clue): put them on any object that may have both. */
  | { readonly kind: 'place'; readonly clues: readonly number[]; readonly a: number; readonly b: number }
  /** Give the free rooms to the objects without one, in every order. */
  | { readonly kind: 'rooms' }
  /** Give a value to any object that may have it, in plans where none has. */
  | { readonly kind: 'expand'; readonly clues: readonly number[]; readonly item: number }
  /** Keep the plans in which the clue holds. */
  | { readonly kind: 'filter'; readonly clues: readonly number[]; readonly clue: Clue }

/** `start`: what is known of the objects of the first plan. */
export interface Stages {
  readonly start: readonly (Stage & { readonly kind: 'place' })[]
  /** Clues of the first plan, from 1. */
  readonly startClues: readonly number[]
  readonly stages: readonly Stage[]
}

/** Rooms are the attribute after the last one. */
const roomItem = ({ houses, attributes }: ZebraPuzzle, house: number): number =>
  attributes.length * houses + house

const withoutRooms: readonly Clue['kind'][] = ['same', 'not-same', 'one-of', 'at']
/** Of clues about where somebody lives rooms must be known; others ask only what goes together. */
export const needsRooms = ({ kind }: Clue): boolean => !withoutRooms.includes(kind)
const isPair = ({ kind }: Clue): boolean => kind === 'same' || kind === 'at'

/** The values that a clue of one object puts together. */
function pairOf(puzzle: ZebraPuzzle, clue: Clue): readonly [number, number] | undefined {
  if (clue.kind === 'same') return [clue.a, clue.b]
  return clue.kind === 'at' ? [clue.a, roomItem(puzzle, clue.house)] : undefined
}

/** Clues (from 1) that say something of a value of the first attribute: rooms last, as in the article. */
export function startClues(puzzle: ZebraPuzzle): number[] {
  const speaks = (clue: Clue) =>
    isPair(clue) && itemsOf(clue).some((item) => attributeOf(item, puzzle.houses) === 0)
  const numbers = puzzle.clues.flatMap((clue, i) => (speaks(clue) ? [i + 1] : []))
  const isRoom = (number: number) => puzzle.clues[number - 1]?.kind === 'at'
  return [...numbers.filter((number) => !isRoom(number)), ...numbers.filter(isRoom)]
}

/** Pairs first, then what follows from a room, then the rooms, and all other clues: those of known values first. */
export function defaultClues(puzzle: ZebraPuzzle): string {
  const start = startClues(puzzle)
  const rest = puzzle.clues
    .map((clue, i) => ({ clue, number: i + 1 }))
    .filter(({ number }) => !start.includes(number))
  const pairs = rest.filter(({ clue }) => clue.kind === 'same')
  const rooms = rest.filter(({ clue }) => clue.kind === 'at')
  const others = rest.filter(({ clue }) => !isPair(clue))
  const derived = others.flatMap(({ number }) => {
    const support = start.find((at) => neighbourOf(puzzle, at, number) !== undefined)
    return support === undefined ? [] : [{ number, text: `${support}+${number}` }]
  })
  const filters = others.filter(({ number }) => !derived.some((each) => each.number === number))
  const text = ({ number }: { number: number }) => String(number)
  const free = filters.filter(({ clue }) => !needsRooms(clue)).map(text)
  const bound = filters.filter(({ clue }) => needsRooms(clue)).map(text)
  return [
    ...pairs.map(text),
    ...derived.map(({ text: both }) => both),
    ...rooms.map(text),
    ...free,
    'rooms',
    ...bound,
  ].join(',')
}

/** That of the clue's two items which the room of the other one settles, with its room; both clues are named from 1. */
function neighbourOf(
  { clues, houses }: ZebraPuzzle,
  room: number,
  clue: number,
): { readonly item: number; readonly house: number } | undefined {
  const known = clues[room - 1]
  const next = clues[clue - 1]
  if (known?.kind !== 'at' || (next?.kind !== 'next-to' && next?.kind !== 'just-left')) return undefined
  if (known.a !== next.a && known.a !== next.b) return undefined
  const item = known.a === next.a ? next.b : next.a
  const ways = next.kind === 'next-to' ? [-1, 1] : known.a === next.a ? [1] : [-1]
  const open = ways.map((way) => known.house + way).filter((house) => house >= 0 && house < houses)
  const [house] = open
  return house !== undefined && open.length === 1 ? { item, house } : undefined
}

const said = (key: string, values: Record<string, string | number>) => bad(`zebra.clues.${key}`, values)

/** Reads the stages; every clue that is not in the first plan must be there, once. */
export function readStages(text: string, puzzle: ZebraPuzzle): Outcome<Stages> {
  const start = startClues(puzzle)
  const stages: Stage[] = []
  const used = new Set<number>()
  let hasRooms = false
  for (const token of tokensOf(text)) {
    if (token === 'rooms') {
      if (hasRooms) return said('rooms-twice', {})
      hasRooms = true
      stages.push({ kind: 'rooms' })
      continue
    }
    const read = readToken(token, puzzle)
    if (!read.ok) return read
    const number = read.value.clues[read.value.clues.length - 1] as number
    if (start.includes(number)) return said('start', { number, start: start.join(', ') })
    if (used.has(number)) return said('twice', { number })
    used.add(number)
    const clue = puzzle.clues[number - 1] as Clue
    if (read.value.kind === 'filter' && needsRooms(clue) && !hasRooms) return said('rooms-first', { number })
    if (read.value.kind === 'filter')
      for (const item of itemsOf(clue)) stages.push({ kind: 'expand', clues: [number], item })
    stages.push(read.value)
  }
  const missing = puzzle.clues.findIndex((_, i) => !used.has(i + 1) && !start.includes(i + 1))
  if (missing >= 0) return said('missing', { number: missing + 1 })
  const firsts = start.map((number) => placing(puzzle, [number]) as Stage & { kind: 'place' })
  return good({ start: firsts, startClues: start, stages })
}

/** In one spelling: without spaces, without empty places. */
export const clueTokens = (text: string): string => tokensOf(text).join(',')

export const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\s*[+＋]\s*/g, '+')
    .split(/[\s,，;；]+/)
    .filter((token) => token !== '')

function placing(puzzle: ZebraPuzzle, clues: readonly number[]): Stage | undefined {
  const pair = pairOf(puzzle, puzzle.clues[(clues[0] as number) - 1] as Clue)
  return pair && { kind: 'place', clues, a: pair[0], b: pair[1] }
}

type ClueStage = Exclude<Stage, { kind: 'rooms' | 'expand' }>

/** `5` or `9+14`. */
function readToken(token: string, puzzle: ZebraPuzzle): Outcome<ClueStage> {
  const count = puzzle.clues.length
  const match = /^(?:(\d{1,4})\+)?(\d{1,4})$/.exec(token)
  const numbers = match ? [match[1], match[2]].filter((part) => part !== undefined).map(Number) : []
  const [first, second] = numbers
  if (first === undefined || numbers.some((number) => number < 1 || number > count))
    return said('token', { text: quoted(token), count })
  if (second !== undefined) {
    const found = neighbourOf(puzzle, first, second)
    if (!found) return said('pair', { a: first, b: second })
    return good({ kind: 'place', clues: numbers, a: found.item, b: roomItem(puzzle, found.house) })
  }
  const clue = puzzle.clues[first - 1] as Clue
  const place = placing(puzzle, [first]) as ClueStage | undefined
  return good(place ?? { kind: 'filter', clues: [first], clue })
}
