/** What a search holds in memory. All of it is counted as it grows, so that asking costs nothing. */
import type { Heap } from './heap'
import { textBytes } from './keys'
import type { Frames, Game, Log, Memory, Search, SolvedStates } from './state'

/** Bytes held by a search, its position aside. What it shares with others of its run is part of them. */
export function searchBytes({ frames, memory, frontier, game }: Search): number {
  let bytes = framesBytes(frames)
  if (memory) bytes += memoryBytes(memory)
  if (frontier) bytes += logBytes(frontier.log)
  if (game) bytes += gameBytes(game)
  return bytes
}

/** What a search has to itself beside another of the same run: its stack, and what it knows of its own line. */
export const ownBytes = ({ frames, memory }: Search): number =>
  framesBytes(frames) + (memory?.kind === 'on-path' ? memoryBytes(memory) : 0)

const framesBytes = ({ moves, start, next, end, line }: Frames): number =>
  moves.byteLength + start.byteLength + next.byteLength + end.byteLength + line.byteLength

function memoryBytes(memory: Memory): number {
  if (memory.kind === 'table') return memory.keys.bytes
  const [key] = memory.path
  // All keys of a puzzle are about as long.
  const keyBytes = typeof key === 'string' ? textBytes(key) : Float64Array.BYTES_PER_ELEMENT
  return memory.path.length * keyBytes + memory.sieve.byteLength
}

function logBytes({ keys, parent, move, depth, older, improved, order, heap }: Log): number {
  const columns = [parent, move, depth, older, improved, order]
  return columns.reduce((sum, { byteLength }) => sum + byteLength, keys.bytes + (heap ? heapBytes(heap) : 0))
}

const heapBytes = ({ node, first, second }: Heap): number =>
  node.byteLength + first.byteLength + second.byteLength

const gameBytes = ({ best, floor, values, solved }: Game): number =>
  best.byteLength + floor.byteLength + values.byteLength + (solved ? solvedBytes(solved) : 0)

const solvedBytes = ({ keys, value, bound, older }: SolvedStates): number =>
  keys.bytes + value.byteLength + bound.byteLength + older.byteLength
