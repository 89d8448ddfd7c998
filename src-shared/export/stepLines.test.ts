import { expect, test } from 'vitest'
import { puzzles } from '../puzzles/index'
import { parseRun, type Run } from '../run'
import { trailOf } from '../search/follow'
import { advance, createSearch } from '../search/search'
import { snapshot } from '../search/snapshot'
import { type Chunk, makeStepLister, stepsHead, stepsPiece } from './stepLines'

function runOf(text: string): Run {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new Error(run.message.key)
  return run.value
}

function chunksOf({ puzzle, params, strategy }: Run, size: number): Chunk[] {
  const search = createSearch(puzzle.position(params), strategy)
  const chunks: Chunk[] = []
  while (!search.exhausted) {
    const base = snapshot(search)
    const sink = new Int32Array(size)
    const made = advance(search, size, false, sink)
    chunks.push({ base, ...trailOf(search, sink.subarray(0, made)) })
  }
  return chunks
}

const queens = runOf('n-queens/place-queens?n=4')

test.each(['n-queens/place-queens?n=4', 'bottles/breadth-first'])(
  '%s: the lines are the same in whatever chunks',
  (text) => {
    const run = runOf(text)
    const lines = (size: number) => {
      const list = makeStepLister(run)
      return chunksOf(run, size).flatMap((chunk) => list(chunk, 0))
    }
    const whole = lines(1 << 16)
    expect(whole.map(({ k }) => k)).toEqual(whole.map((_, k) => k))
    expect(lines(31)).toEqual(whole)
  },
)

test('a part of the steps, as JSON lines and as CSV', () => {
  const [chunk] = chunksOf(queens, 1000) as [Chunk]
  const part = makeStepLister(queens)(chunk, 2, 5)
  expect(part.map(({ k }) => k)).toEqual([2, 3, 4])
  const json = stepsPiece('ndjson', part).trimEnd().split('\n')
  expect(json.map((line) => JSON.parse(line))).toEqual(part)
  expect(stepsHead('ndjson', true)).toBe('')
  expect(stepsHead('csv', true)).toBe('\uFEFFk,kind,move,depth\r\n')
  const [first] = part
  expect(stepsPiece('csv', part.slice(0, 1))).toBe(`2,${first?.kind},${first?.move},${first?.depth}\r\n`)
})
