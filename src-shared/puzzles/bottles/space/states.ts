/** All states that can be reached, breadth first. */
import type { Space } from './space'

export interface States {
  readonly count: number
  /** Moves between them. */
  readonly transitions: number
  /** How many of them are reached in so many moves and not in fewer. */
  readonly layers: Int32Array
  /** By number, in the order found: the place, and what was drunk. */
  readonly queue: Int32Array
  readonly drunk: Int32Array
  /** By place: moves from the start + 1, or 0 where the state cannot be reached. */
  readonly reached: Uint16Array
  /** By place: in how many ways of that length. */
  readonly times: Float64Array
}

/**
 * What is looked up at every way is kept by place: pouring stays among the places of what was drunk, which lie side by
 * side. One long loop, as calls would take longer than what they do.
 */
export function findStates(space: Space): States {
  const { drunk, offsets, fillings, locals, places, sip, members, groups, wayLocals, drinkLocals } = space
  const { starts, drinkStarts, drinkBottles, drinkLevels } = fillings
  const { drinkers, rooms, units } = drunk
  const [queue, drunks] = [new Int32Array(places), new Int32Array(places)]
  const [reached, times] = [new Uint16Array(places), new Float64Array(places)]
  let transitions = 0
  queue[0] = (offsets[drunk.start] as number) + (locals[0] as number)
  drunks[0] = drunk.start
  reached[queue[0]] = 1
  times[queue[0]] = 1
  const layers: number[] = []
  let count = 1
  for (let n = 0; n < count; n++) {
    const d = drunks[n] as number
    const at = queue[n] as number
    const offset = offsets[d] as number
    const filling = members[(groups[d] as number) + at - offset] as number
    const depth = (reached[at] as number) + 1
    layers[depth - 2] = (layers[depth - 2] ?? 0) + 1
    const once = times[at] as number
    const lastDrink = drinkStarts[filling + 1] as number
    for (let drink = drinkStarts[filling] as number; drink < lastDrink; drink++) {
      const level = drinkLevels[drink] as number
      for (let i = d * drinkers; i < (d + 1) * drinkers; i++) {
        const room = rooms[i] as number
        // The thirstiest come first.
        if (room < level && (!sip || room === 0)) break
        transitions++
        const after = d + Math.min(level, room) * (units[i] as number)
        const left =
          level > room
            ? (locals[fillings.less(filling, drinkBottles[drink] as number, room)] as number)
            : (drinkLocals[drink] as number)
        const place = (offsets[after] as number) + left
        const known = reached[place] as number
        if (known === 0) {
          queue[count] = place
          drunks[count++] = after
          reached[place] = depth
          times[place] = once
        } else if (known === depth) (times[place] as number) += once
      }
    }
    const end = starts[filling + 1] as number
    transitions += end - (starts[filling] as number)
    for (let way = starts[filling] as number; way < end; way++) {
      const place = offset + (wayLocals[way] as number)
      const known = reached[place] as number
      if (known === 0) {
        queue[count] = place
        drunks[count++] = d
        reached[place] = depth
        times[place] = once
      } else if (known === depth) (times[place] as number) += once
    }
  }
  return { count, transitions, layers: Int32Array.from(layers), queue, drunk: drunks, reached, times }
}
