/** What a depth-first search remembers of the states it came through. */
import type { Position, Strategy } from '../puzzle'
import { hash, makeKeys } from './keys'
import type { Memory, PathMemory } from './state'

/**
 * A table only grows, and every moment of a run sees a beginning of it; so searches of the same run share one
 * (`shared`), and going back to an earlier moment is only a smaller `known`.
 */
export function makeMemory(
  position: Position,
  strategy: Strategy,
  shared: Memory | undefined,
): Memory | undefined {
  const { engine, repeats = 'allow' } = strategy
  // A game tree's table holds values too, and is its own.
  if (repeats === 'allow' || engine === 'game-tree') return undefined
  if (repeats === 'on-path') {
    const memory: PathMemory = { kind: 'on-path', path: [], sieve: new Int32Array(slots) }
    putOnPath(memory, 0, keyOf(position))
    return memory
  }
  // The start is not marked, as in the article's program: it can be met again, once.
  return { kind: 'table', keys: shared?.kind === 'table' ? shared.keys : makeKeys(keyOf(position)), known: 0 }
}

export function keyOf(position: Position): number | string {
  if (!position.key) throw new Error('a strategy that refuses repeats needs positions with keys')
  return position.key()
}

/** True if the state was met before; else it is remembered, at this depth. */
export function meets(memory: Memory, position: Position, depth: number): boolean {
  const key = keyOf(position)
  if (memory.kind === 'on-path') {
    if (isOnPath(memory, depth, key)) return true
    putOnPath(memory, depth, key)
    return false
  }
  const number = memory.keys.find(key)
  if (number >= 0 && number < memory.known) return true
  // A search that has been here before finds the state as the very next number: steps are deterministic.
  if (number < 0) memory.keys.add(key)
  memory.known++
  return false
}

/** Many more than a line is usually long, so that few states share a slot. A power of two. */
const slots = 1 << 12

const slotOf = (key: number): number => hash(key) & (slots - 1)

/** Looks through the line only where the sieve does not know better: most states are not on it. */
function isOnPath({ path, sieve }: PathMemory, depth: number, key: number | string): boolean {
  if (typeof key === 'number' && sieve[slotOf(key)] === 0) return false
  for (let level = 0; level < depth; level++) if (path[level] === key) return true
  return false
}

/** The state of the line at this depth, in place of one that was left over. */
export function putOnPath({ path, sieve }: PathMemory, depth: number, key: number | string): void {
  const before = path[depth]
  path[depth] = key
  if (typeof key !== 'number') return
  if (typeof before === 'number') (sieve[slotOf(before)] as number)--
  ;(sieve[slotOf(key)] as number)++
}
