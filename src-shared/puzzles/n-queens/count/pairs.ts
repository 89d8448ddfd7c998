/**
 * Counts the pairs of a left and a right half that have no diagonal in common. Right halves are taken 128 at
 * a time, one bit each. For every set of a few neighbouring diagonals that a left half may take, a table
 * holds those right halves that take none of them; six look-ups then tell which of the 128 go with a left
 * half.
 */
import { type Code, i32, instantiate, local, moduleOf, repeatWhile, sequence, v128, when } from './assembler'
import type { Halves } from './halves'

export interface PairCounter {
  /** Takes the lists either way round; it is quicker with the shorter one on the right. */
  count(left: Halves, right: Halves): number
}

const halfBytes = 8
const setBytes = 16
const setBits = 8 * setBytes
const pageBytes = 2 ** 16

/** Halves name this many crossings (see `Halves`) in each direction. */
export function makePairCounter(crossings: number): PairCounter {
  const { memory, run } = instantiate(programFor(crossings))
  const start = tablesFor(crossings).end
  return {
    count(left, right) {
      const leftEnd = start + left.size * halfBytes
      const rightEnd = leftEnd + right.size * halfBytes
      const missing = rightEnd - memory.buffer.byteLength
      if (missing > 0) memory.grow(Math.ceil(missing / pageBytes))
      const words = new Int32Array(memory.buffer)
      words.set(left.rows.subarray(0, 2 * left.size), start / 4)
      words.set(right.rows.subarray(0, 2 * right.size), leftEnd / 4)
      return run(start, leftEnd, rightEnd)
    },
  }
}

interface Table {
  /** Which of a half's two numbers: 0 falling, 1 rising. */
  readonly direction: number
  /** The table is for the bits of that number from here on. */
  readonly shift: number
  /** Where it begins in memory. */
  readonly place: number
}

/** Three tables for each direction: fewer would be larger than they save, more would be more look-ups. */
function tablesFor(crossings: number) {
  const bits = Math.max(1, Math.ceil(crossings / 3))
  const bytes = setBytes << bits
  const tables = [0, 1, 2, 3, 4, 5].map((i) => ({
    direction: Math.floor(i / 3),
    shift: (i % 3) * bits,
    place: i * bytes,
  }))
  return { tables, bits, end: tables.length * bytes }
}

// The parameters and variables of the program; all but the sets are byte addresses or counts.
const left = local(0)
const leftEnd = local(1)
const rightEnd = local(2)
const right = local(3)
const at = local(4)
const stop = local(5)
const taken = local(6)
const count = local(7)
const fitting = local(8)

/** The program, with sizes, shifts and places all constant. */
function programFor(crossings: number): Uint8Array {
  const { tables, bits, end } = tablesFor(crossings)
  /** Offset, within any table, of the set for the bits of `value` from `shift` on. */
  const setAt = (value: Code, shift: number): Code => {
    const scaled =
      shift < 4 ? i32.shiftLeft(value, i32.const(4 - shift)) : i32.shiftRight(value, i32.const(shift - 4))
    return i32.and(scaled, i32.const((setBytes << bits) - setBytes))
  }
  const body = sequence(
    right.set(leftEnd.get),
    repeatWhile(
      i32.below(right.get, rightEnd.get),
      sequence(clear(end), take(tables, setAt), spread(end, bits), match(tables, setAt)),
    ),
    count.get,
  )
  return moduleOf({ params: 3, i32: 5, v128: 1, body })
}

const clear = (end: number): Code => everySet(i32.const(0), i32.const(end), v128.store(at.get, v128.zero))

/**
 * Files the next right halves under just the diagonals they do not take. Their falling rows are for our
 * rising tables, and the other way round.
 */
function take(tables: readonly Table[], setAt: (value: Code, shift: number) => Code): Code {
  const wordOfSet = i32.shiftLeft(i32.shiftRight(taken.get, i32.const(5)), i32.const(2))
  const bitOfWord = i32.shiftLeft(i32.const(1), taken.get)
  const file = ({ direction, shift, place }: Table): Code => {
    const untaken = i32.xor(i32.load(right.get, 4 * (1 - direction)), i32.const(-1))
    return sequence(
      at.set(i32.add(setAt(untaken, shift), wordOfSet)),
      i32.store(at.get, i32.or(i32.load(at.get, place), bitOfWord), place),
    )
  }
  return sequence(
    taken.set(i32.const(0)),
    repeatWhile(
      i32.and(i32.below(taken.get, i32.const(setBits)), i32.below(right.get, rightEnd.get)),
      sequence(...tables.map(file), right.advance(i32.const(halfBytes)), taken.advance(i32.const(1))),
    ),
  )
}

/**
 * What takes none of some diagonals takes none of fewer: bit by bit, each set flows into those with the bit
 * cleared.
 */
function spread(end: number, bits: number): Code {
  const overBit = (step: number): Code => {
    const flow = v128.store(at.get, v128.or(v128.load(at.get), v128.load(at.get, step)))
    return sequence(
      at.set(i32.const(0)),
      repeatWhile(
        i32.below(at.get, i32.const(end)),
        sequence(
          stop.set(i32.add(at.get, i32.const(step))),
          everySet(at.get, stop.get, flow),
          at.advance(i32.const(step)),
        ),
      ),
    )
  }
  return sequence(...Array.from({ length: bits }, (_, bit) => overBit(setBytes << bit)))
}

/** Looks up every left half. */
function match(tables: readonly Table[], setAt: (value: Code, shift: number) => Code): Code {
  const sets = tables.map(({ direction, shift, place }) =>
    v128.load(setAt(i32.load(at.get, 4 * direction), shift), place),
  )
  return sequence(
    at.set(left.get),
    repeatWhile(
      i32.below(at.get, leftEnd.get),
      sequence(
        fitting.set(sets.reduce(v128.and)),
        when(v128.anyBit(fitting.get), count.advance(v128.bits(fitting.get))),
        at.advance(i32.const(halfBytes)),
      ),
    ),
  )
}

/** Does something with the set at each address in turn. */
const everySet = (from: Code, to: Code, action: Code): Code =>
  sequence(
    at.set(from),
    repeatWhile(i32.below(at.get, to), sequence(action, at.advance(i32.const(setBytes)))),
  )
