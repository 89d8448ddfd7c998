/** State spaces, against known numbers, against the puzzle's own counts and against the searches. */
import { describe, expect, test } from 'vitest'
import { initialParams } from '../form/read'
import type { Position, Puzzle } from '../puzzle'
import { puzzleOf, puzzles } from '../puzzles/index'
import tileVectors from '../puzzles/sliding-tiles/vectors.json'
import { parseRun } from '../run'
import { explore, exploreOn, makeExplorer, type StateSpace, spaceOf } from './space'
import { distancesToGoal, factsOf } from './spaceFacts'
import { depthOf, pathTo, stateAfter, statesAlong, wayTo } from './ways'

const puzzle = (id: string) => puzzleOf(id) as Puzzle

function paramsOf(run: string) {
  const read = parseRun(run, puzzles)
  if (!read.ok) throw new Error(run)
  return read.value
}

function surveyed(run: string, most?: number) {
  const { puzzle, params } = paramsOf(run)
  const space = explore(puzzle.position(params), most)
  const toGoal = distancesToGoal(space)
  return { space, toGoal, facts: factsOf(space, toGoal) }
}

const article = 'bottles/memo?bottles=8,8,3&drinkers=4,4,4,4&start=8,8,0&goal=0,0,0,4,4,4,4'

describe('the article’s bottles', () => {
  const { space, toGoal, facts } = surveyed(article)

  test('the known numbers', () => {
    expect(facts).toMatchObject({
      reachable: 6355,
      transitions: 39_460,
      hopeless: 3665,
      goals: 1,
      shortest: 24,
      shortestSolutions: 16_992,
    })
    expect(facts.layers.length).toBe(27)
    expect(space.isWhole).toBe(true)
  })

  test('the goal is the 6,013th state found, 24 moves away', () => {
    const goal = space.isGoal.indexOf(1)
    expect(goal + 1).toBe(6013)
    expect([depthOf(space, goal), toGoal[goal], toGoal[0]]).toEqual([24, 0, 24])
    const path = pathTo(space, goal)
    expect(path.map((state) => toGoal[state])).toEqual(Array.from({ length: 25 }, (_, i) => 24 - i))
  })
})

const [, middle] = puzzle('sliding-tiles').form.presets
test.each([
  ['corner', initialParams(puzzle('sliding-tiles').form), undefined],
  ['from the goal, blank in the corner', { goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] }, tileVectors.blankCorner],
  ['from the goal, blank in the centre', { goal: [1, 2, 3, 4, 0, 5, 6, 7, 8] }, tileVectors.blankCentre],
])('3×3 tiles, %s: 181,440 states, layer by layer', (_, params, layers) => {
  const size = [3, 3]
  const goal = params.goal as number[]
  const position = puzzle('sliding-tiles').position({
    size,
    start: goal,
    ...middle?.params,
    ...params,
    ...(layers && { start: goal }),
  })
  const space = explore(position)
  const facts = factsOf(space, distancesToGoal(space))
  expect(facts).toMatchObject({ reachable: tileVectors.states, hopeless: 0, transitions: 483_840 })
  if (layers) expect(Array.from(facts.layers)).toEqual(layers)
})

/** Every preset of every puzzle whose states have keys, and whose spaces are small enough. */
const small = puzzles.flatMap((puzzle) =>
  puzzle.form.presets
    .filter(({ params }) => puzzle.position(params).key)
    .map(({ params, name }) => ({
      name: name.key,
      puzzle,
      params,
      space: explore(puzzle.position(params), 20_000),
    })),
)

describe.each(small)('$name', ({ puzzle, params, space }) => {
  test('each state is found once, from the nearest layer, by its own move', () => {
    const position = puzzle.position(params) as Required<Position>
    const seen = new Set<string | number>()
    let looked = 0
    for (let state = 0; state < space.count; state += 1 + (state >> 6)) {
      const path = pathTo(space, state)
      const line = path.slice(1).map((each) => space.moves[each] as number)
      expect(path.length - 1).toBe(depthOf(space, state))
      expect(stateAfter(space, line)).toBe(state)
      expect(Array.from(statesAlong(space, line))).toEqual(path)
      for (const move of line) position.play(move)
      seen.add(position.key())
      expect(space.isGoal[state]).toBe(position.status() === 'solved' ? 1 : 0)
      checkWays(space, state, position)
      for (const move of line.reverse()) position.undo(move)
      looked++
    }
    expect(seen.size).toBe(looked)
  })

  test('explored in portions it is the same', () => {
    const explorer = makeExplorer(puzzle.position(params), 20_000)
    for (let portion = 1; !exploreOn(explorer, portion); ) portion = (portion * 7) % 1009
    expect(spaceOf(explorer)).toEqual(space)
  })

  test('the puzzle’s own way of counting finds the same', () => {
    if (!space.isWhole || !puzzle.facts) return
    expect(puzzle.facts(params)).toEqual(factsOf(space, distancesToGoal(space)))
  })
})

/** Every move not refused is a way, and the state it leads to has the key of where it leads. */
function checkWays(space: StateSpace, state: number, position: Required<Position>): void {
  if (state >= space.expanded) return
  const into = new Int32Array(position.maxMoves)
  const moves = Array.from(into.subarray(0, position.moves(into, 0))).filter(
    (move) => position.refuse(move) === 0,
  )
  const ways = Array.from(space.wayMoves.subarray(space.starts[state], space.starts[state + 1]))
  expect(ways).toEqual(moves)
  for (const move of moves) {
    const target = wayTo(space, state, move)
    expect(depthOf(space, target)).toBeLessThanOrEqual(depthOf(space, state) + 1)
  }
}

test('too many states: so many are kept, and it is said that there are more', () => {
  const { space } = surveyed(article, 1000)
  expect([space.count, space.isWhole]).toEqual([1000, false])
  expect(space.expanded).toBeLessThan(1000)
  expect(space.starts.length).toBe(space.expanded + 1)
  expect(space.targets.length).toBe(space.starts[space.expanded])
  const whole = surveyed(article).space
  expect(space.parents).toEqual(whole.parents.slice(0, 1000))
  expect(space.targets).toEqual(whole.targets.slice(0, space.targets.length))
  expect(wayTo(space, 999, space.wayMoves[0] as number)).toBe(-1)
})

test('a space of exactly as many states as allowed is whole', () => {
  expect(surveyed(article, 6355).space.isWhole).toBe(true)
  expect(surveyed(article, 6354).space.isWhole).toBe(false)
})
