/** What a depth-first search remembers of the states it came through. */
import type { Position, Strategy } from '../puzzle'
import { makeKeys } from './keys'
import type { Memory } from './state'

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
  if (repeats === 'on-path') return { kind: 'on-path', path: [keyOf(position)] }
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
    for (let level = 0; level < depth; level++) if (memory.path[level] === key) return true
    memory.path[depth] = key
    return false
  }
  const number = memory.keys.find(key)
  if (number >= 0 && number < memory.known) return true
  // A search that has been here before finds the state as the very next number: steps are deterministic.
  if (number < 0) memory.keys.add(key)
  memory.known++
  return false
}
