/** The table of a game tree: states of whose values something is known. */
import type { Position } from '../puzzle'
import { makeKeys } from './keys'
import { keyOf } from './memory'
import type { Game, SolvedStates } from './state'

/** What an entry of the table says of a value. */
export const exact = 0
export const atLeast = 1
export const atMost = 2

export const makeSolved = (position: Position): SolvedStates => ({
  keys: makeKeys(keyOf(position)),
  value: new Int32Array(1024),
  bound: new Uint8Array(1024),
  older: new Int32Array(1024),
  states: 0,
})

/** What is known of the state at this moment: its entry, or −1. Entries of later moments are passed over. */
export function entryOf({ solved, known }: Game, position: Position): number {
  let entry = solved ? solved.keys.find(keyOf(position)) : -1
  while (entry >= known) entry = solved?.older[entry] as number
  return entry
}

/** The value of a state to who is to move there, where the table holds just that. */
export function solvedValue(game: Game, position: Position): number | undefined {
  const entry = entryOf(game, position)
  return game.solved && entry >= 0 && game.solved.bound[entry] === exact
    ? game.solved.value[entry]
    : undefined
}

/** As with other tables: every moment knows the entries up to `known`, and they come in the same order every time. */
export function remember(
  game: Game,
  solved: SolvedStates,
  position: Position,
  value: number,
  bound: number,
): void {
  const entry = game.known++
  if (entry < solved.keys.size) return
  if (entry === solved.value.length) growSolved(solved)
  const key = keyOf(position)
  solved.value[entry] = value
  solved.bound[entry] = bound
  const older = solved.keys.find(key)
  if (older < 0) solved.states++
  solved.older[entry] = older
  solved.keys.add(key)
}

function growSolved(solved: SolvedStates): void {
  const length = 2 * solved.value.length
  const value = new Int32Array(length)
  const bound = new Uint8Array(length)
  const older = new Int32Array(length)
  value.set(solved.value)
  bound.set(solved.bound)
  older.set(solved.older)
  Object.assign(solved, { value, bound, older })
}
