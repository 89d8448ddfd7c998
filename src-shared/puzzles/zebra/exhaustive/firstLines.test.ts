import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyZebra } from '../anyZebra'
import { classic } from '../classic'
import type { ZebraPuzzle } from '../data'
import { beginWalk, firstLine } from './firstLines'
import { loopsOf } from './loops'
import { makeExhaustive } from './model'
import { choice, orderOf } from './moves'

const freshOf = (puzzle: ZebraPuzzle) => makeExhaustive(loopsOf(puzzle, [...puzzle.attributes.keys()]), false)
const fresh = () => freshOf(classic)

/** What the printed program does, written down as it is: flags that remember which loops have been entered. */
function firstLinesByFlags(puzzle: ZebraPuzzle): number[][] {
  const position = freshOf(puzzle)
  const lines: number[][] = []
  const enter = (level: number): void => {
    const isFirst = lines.length === level
    if (isFirst) lines.push(Array.from(position.chosen.subarray(0, level)))
    if (level === position.levels) return
    for (let order = isFirst ? 0 : 1; order < position.maxMoves; order++) {
      const move = choice(level, order)
      if (position.refuse(move) !== 0) continue
      position.play(move)
      enter(level + 1)
      position.undo(move)
    }
  }
  enter(0)
  return lines
}

test('a loop is first entered where the printed program enters it', () => {
  const agrees = (puzzle: ZebraPuzzle) => {
    const expected = firstLinesByFlags(puzzle)
    const walk = beginWalk(freshOf(puzzle))
    const lines = expected.map((_, level) => Array.from(firstLine(walk, level) ?? []))
    expect(lines).toEqual(expected)
    expect(firstLine(walk, expected.length)).toBeUndefined()
  }
  agrees(classic)
  fc.assert(
    fc.property(
      anyZebra.filter(({ houses }) => houses <= 3),
      agrees,
    ),
    { numRuns: 300 },
  )
})

test('lines asked for out of turn are the same', () => {
  const deepFirst = beginWalk(fresh())
  firstLine(deepFirst, 4)
  expect(firstLine(deepFirst, 2)).toEqual(firstLine(beginWalk(fresh()), 2))
})

test('a loop that is never entered has no first line', () => {
  const clue = { kind: 'same', a: 0, b: 1 } as const
  const walk = beginWalk(makeExhaustive(loopsOf({ ...classic, clues: [clue] }, [0, 1, 2, 3, 4]), false))
  expect(firstLine(walk, 0)).toEqual(new Int32Array(0))
  expect(firstLine(walk, 1)).toBeUndefined()
})

test('a position set back knows whether it leaves out the sorted order', () => {
  const position = makeExhaustive(loopsOf(classic, [0, 1, 2, 3, 4]), true)
  const into = new Int32Array(position.maxMoves)
  const allowed = Array.from({ length: 120 }, (_, order) => choice(0, order)).filter(
    (move) => position.refuse(move) === 0,
  )
  const counts = allowed.map((move) => {
    position.play(move)
    const count = position.moves(into, 0)
    const first = orderOf(into[0] as number)
    position.undo(move)
    return [count, first]
  })
  expect(counts[0]).toEqual([120, 0])
  expect(counts.slice(1).every(([count, first]) => count === 119 && first === 1)).toBe(true)
})
