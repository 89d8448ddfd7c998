/** Which states the goal can still be reached from. */
import type { Space } from './space'
import type { States } from './states'

/**
 * By place, 1 for good states. After every drink more was drunk, so that going from much to little finds the states a
 * drink leads to judged already; and among states with the same drunk, ways lead back along the graph of fillings. So
 * no way between states is ever kept.
 */
export function goodPlaces(space: Space, { reached }: States): { good: Uint8Array; count: number } {
  const { drunk, fillings, offsets, members, groups, places, isDrunkGoal, isFillingGoal } = space
  const good = new Uint8Array(places)
  const stack = new Int32Array(fillings.count)
  let count = 0
  for (let d = drunk.count - 1; d >= 0; d--) {
    const offset = offsets[d] as number
    const end = offsets[d + 1] as number
    const group = (groups[d] as number) - offset
    for (let place = offset; place < end; place++) {
      // A state that others have already led back to needs no look of its own.
      if (reached[place] === 0 || good[place] === 1) continue
      const filling = members[group + place] as number
      const isGoal = isDrunkGoal[d] === 1 && isFillingGoal[filling] === 1
      if (!isGoal && !drinksToGood(space, good, d, filling)) continue
      good[place] = 1
      stack[0] = place
      count += 1 + spreadBack(space, d, reached, good, stack)
    }
  }
  return { good, count }
}

/** True where a drink leads to a good state. */
function drinksToGood(space: Space, good: Uint8Array, d: number, filling: number): boolean {
  const { fillings, drunk, offsets, locals, sip, drinkLocals } = space
  const { drinkStarts, drinkBottles, drinkLevels } = fillings
  const { drinkers, rooms, units } = drunk
  const lastDrink = drinkStarts[filling + 1] as number
  for (let drink = drinkStarts[filling] as number; drink < lastDrink; drink++) {
    const level = drinkLevels[drink] as number
    for (let i = d * drinkers; i < (d + 1) * drinkers; i++) {
      const room = rooms[i] as number
      if (room < level && (!sip || room === 0)) break
      const after = d + Math.min(level, room) * (units[i] as number)
      const left =
        level > room
          ? (locals[fillings.less(filling, drinkBottles[drink] as number, room)] as number)
          : (drinkLocals[drink] as number)
      if (good[(offsets[after] as number) + left] === 1) return true
    }
  }
  return false
}

/** From the good state on the stack to all that lead to it without a drink; returns how many. */
function spreadBack(
  { fillings, offsets, groups, members, backLocals }: Space,
  d: number,
  reached: Uint16Array,
  good: Uint8Array,
  stack: Int32Array,
): number {
  const { backStarts } = fillings
  const offset = offsets[d] as number
  const group = (groups[d] as number) - offset
  let count = 0
  let open = 1
  while (open > 0) {
    const filling = members[group + (stack[--open] as number)] as number
    const end = backStarts[filling + 1] as number
    for (let way = backStarts[filling] as number; way < end; way++) {
      const place = offset + (backLocals[way] as number)
      if (reached[place] === 0 || good[place] === 1) continue
      good[place] = 1
      stack[open++] = place
      count++
    }
  }
  return count
}
