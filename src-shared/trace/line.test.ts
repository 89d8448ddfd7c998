import { expect, test } from 'vitest'
import { faultsOf } from '../picture/laws'
import type { Puzzle } from '../puzzle'
import { puzzles } from '../puzzles/index'
import type { Move } from '../step'
import { lineMomentAt, makeLineCursor } from './line'

/** The first move that is allowed, again and again. */
function lineOf(puzzle: Puzzle, most: number): Move[] {
  const params = puzzle.form.presets[0]?.params ?? {}
  const position = puzzle.position(params)
  const into = new Int32Array(Math.max(1, position.maxMoves))
  const line: Move[] = []
  while (line.length < most && position.status() === 'branch') {
    const allowed = into.subarray(0, position.moves(into, 0))
    const move = allowed.find((each) => position.refuse(each) === 0)
    if (move === undefined) break
    position.play(move)
    line.push(move)
  }
  return line
}

test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
  '%s: a line is the same forwards, backwards and by jump, and its pictures keep the laws',
  (_, puzzle) => {
    const params = puzzle.form.presets[0]?.params ?? {}
    const moves = lineOf(puzzle, 9)
    expect(moves.length).toBeGreaterThan(0)
    const cursor = makeLineCursor(puzzle, params, moves)
    const seen = (k: number) => {
      const moment = lineMomentAt(cursor, k)
      const picture = puzzle.draw(moment, 'zh')
      expect(faultsOf(picture)).toEqual([])
      return { picture, state: puzzle.stateText(moment.position), cells: puzzle.cells?.(moment) }
    }
    const forwards = [...moves, 0].map((_move, k) => seen(k))
    const jumps = [moves.length, 0, 1, moves.length - 1]
    expect(jumps.map(seen)).toEqual(jumps.map((k) => forwards[k]))
    expect(forwards.every(({ state }, k) => state !== forwards[k - 1]?.state)).toBe(true)
  },
)

test('a line has no moment beside it', () => {
  const [puzzle] = puzzles
  const cursor = makeLineCursor(puzzle as Puzzle, puzzle?.form.presets[0]?.params ?? {}, [])
  expect(() => lineMomentAt(cursor, 1)).toThrow(RangeError)
})
