/** Which states a search has met by when, against the positions themselves. */
import { describe, expect, test } from 'vitest'
import { countUpTo } from '../lib/sorted'
import type { Position } from '../puzzle'
import { puzzles } from '../puzzles/index'
import { runText } from '../run'
import { advance, createSearch } from '../search/search'
import { FIND, kindOf, moveOf, VISIT } from '../step'
import { goOn, record } from './recording'
import { explore, mostStates } from './space'
import { pathTo } from './ways'
import { makeWitness, pageOf, watchOn } from './witness'

/** Every strategy on every preset whose states have keys. */
const runs = puzzles.flatMap((puzzle) =>
  puzzle.strategies.flatMap((strategy) =>
    puzzle.form.presets
      .filter(({ params }) => !puzzle.check?.(params, strategy) && puzzle.position(params).key)
      .filter(({ params }) => explore(puzzle.position(params), 7000).isWhole)
      .map(({ params }) => ({ name: runText({ puzzle, strategy, params }), puzzle, strategy, params })),
  ),
)

const most = 20_000

describe.each(runs)('$name', ({ puzzle, strategy, params }) => {
  const recording = record(puzzle, params, strategy)
  goOn(recording, most, false)
  const witness = makeWitness(recording)
  while (!watchOn(witness));
  const page = pageOf(witness, 0)

  test('every state gone into or found is met at its first step, and no other', () => {
    const space = explore(puzzle.position(params), mostStates)
    const firstSteps = firstMeetings(puzzle.position(params), createSearch(puzzle.position(params), strategy))
    const keys = keysOf(puzzle.position(params) as Required<Position>, space, page.states)
    const met = new Map(keys.map((key, i) => [key, page.at[i]]))
    expect(met.size).toBe(page.states.length)
    for (const [key, step] of firstSteps) expect(met.get(key as string)).toBe(step)
    if (strategy.engine === 'depth-first' || strategy.engine === 'deepening')
      expect(met.size).toBe(firstSteps.size)
  })

  test('they come in the order of their steps', () => {
    expect(Array.from(page.at)).toEqual(Array.from(page.at).sort((a, b) => a - b))
    for (const k of [0, 1, 17, 500, most]) {
      const count = Array.from(page.at).filter((at) => at <= k).length
      expect(countUpTo(page.at, k)).toBe(count)
    }
  })
})

/** By key, the first step that has met each state. */
function firstMeetings(start: Position, search: ReturnType<typeof createSearch>) {
  const first = new Map([[start.key?.(), 0]])
  const sink = new Int32Array(1)
  while (search.steps < most && advance(search, 1, false, sink) === 1) {
    const met = keyMet(search.position, sink[0] as number)
    if (met !== undefined && !first.has(met)) first.set(met, search.steps)
  }
  return first
}

/** The state a step has met: the one it stands on, or the one it has looked at. */
function keyMet(position: Position, step: number) {
  if (kindOf(step) === VISIT) return position.key?.()
  if (kindOf(step) !== FIND) return undefined
  position.play(moveOf(step))
  const key = position.key?.()
  position.undo(moveOf(step))
  return key
}

function keysOf(position: Required<Position>, space: ReturnType<typeof explore>, states: Int32Array) {
  return Array.from(states, (state) => {
    const line = pathTo(space, state)
      .slice(1)
      .map((each) => space.moves[each] as number)
    for (const move of line) position.play(move)
    const key = position.key()
    for (const move of line.reverse()) position.undo(move)
    return key
  })
}

test('a breadth-first search meets the states in the very order of their numbers', () => {
  const bottles = puzzles.find(({ id }) => id === 'bottles')
  const strategy = bottles?.strategies.find(({ engine }) => engine === 'breadth-first')
  const params = bottles?.form.presets[0]?.params
  if (!bottles || !strategy || !params) throw new Error('no bottles')
  const recording = record(bottles, params, strategy)
  goOn(recording, Infinity, false)
  const witness = makeWitness(recording)
  while (!watchOn(witness));
  const { states, upTo, from } = pageOf(witness, 0)
  expect(from).toBe(0)
  expect(Array.from(states)).toEqual(Array.from(states.keys()))
  // The goal is the end of its branch, and nothing lies beyond it alone.
  expect([states.length, upTo]).toEqual([6355, Infinity])
  expect(pageOf(witness, 6000).states.length).toBe(355)
})
