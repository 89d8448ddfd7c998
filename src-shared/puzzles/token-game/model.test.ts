/** Known answers, worked out by a program of its own: values, plies, states and nodes for every rule up to three tokens. */
import { describe, expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { answerOf, countStates, gameValue, isWonAbove, movesOf, searchBelow } from '../../search/answer'
import { advance, createSearch } from '../../search/search'
import type { Search } from '../../search/state'
import { tokenGame } from './index'
import { makePosition, stateText, type TokenParams } from './model'
import { moveName, otherSide, tokenOf } from './moves'
import vectors from './vectors.json'

const strategyOf = (id: string) => tokenGame.strategies.find((each) => each.id === id) as Strategy

function searched(params: TokenParams, id: string): Search {
  const search = createSearch(makePosition(params), strategyOf(id))
  while (!search.exhausted) advance(search, 1_000_000, false)
  return search
}

const games = vectors.results.map((known) => {
  const params: TokenParams = {
    n: known.n,
    stuck: known.stuckRule === 'pass' ? 'pass' : 'loses',
    finish: known.finish === known.n ? 'edge' : 'off',
    first: 'horizontal',
    start: [],
  }
  return { name: `${known.n} ${params.stuck} ${params.finish}`, params, known }
})

const worths: Readonly<Record<string, number>> = { 'FIRST WINS': 1, DRAW: 0, 'SECOND WINS': -1 }
const signs: Readonly<Record<string, number>> = { win: 1, draw: 0, loss: -1 }

describe.each(games)('$name', ({ params, known }) => {
  test.each(['minimax-table', 'alpha-beta'])('%s: value, plies and the first moves that win', (id) => {
    const search = searched(params, id)
    const answer = answerOf(search)
    expect(answer?.value).toEqual({ worth: worths[known.value], plies: known.plies })
    const position = makePosition(params)
    for (const move of answer?.line ?? []) position.play(move)
    expect(position.status()).not.toBe('branch')
    if (known.plies > 0) expect(answer?.line.length).toBe(known.plies)
    const winning = movesOf(makePosition(params), strategyOf(id)).filter((move) => {
      const below = makePosition(params)
      below.play(move)
      const asked = searchBelow(below, search)
      while (isWonAbove(asked) === undefined) advance(asked, 100, false)
      return isWonAbove(asked)
    })
    const expected = Object.entries(known.firstMoves).filter(([, [sign]]) => sign === 'win')
    expect(winning.map((move) => `row${tokenOf(move) + 1}`).sort()).toEqual(expected.map(([row]) => row))
  })

  test('minimax-table: the value of each first move, good and bad states, all states', () => {
    const search = searched(params, 'minimax-table')
    const { game } = search
    if (!game?.solved) throw new Error('no table')
    for (const [row, [sign, plies]] of Object.entries(known.firstMoves)) {
      const value = gameValue(game.values[Number(row.slice(3)) - 1] as number)
      expect(value?.worth).toBe(signs[String(sign)])
      if (sign !== 'draw') expect(value?.plies).toBe(plies)
    }
    expect(search.visits + 1).toBe(known.reachable)
    expect(countStates(makePosition(params), strategyOf('minimax'))).toBe(known.reachable)
    const values = [...game.solved.value.subarray(0, game.known), game.best[0] as number]
    expect(values.filter((value) => value > 0).length).toBe(known.good)
    expect(values.filter((value) => value < 0).length).toBe(known.bad)
  })

  test('positions, ends, moves and states without a move', () => {
    const { positions, terminal, edges, stuck, bothStuck } = facts(params)
    expect({ positions, terminal, moveEdges: edges, stuckStates: stuck, bothStuck }).toEqual({
      positions: known.positions,
      terminal: known.terminal,
      moveEdges: known.moveEdges,
      stuckStates: known.stuckStates,
      bothStuck: known.bothStuck,
    })
  })

  // The whole trees of three tokens over the edge have 66 million nodes: `npm run bench -- --long` goes through them.
  test.skipIf(Number(known.treeNodes) > 1_000_000)('minimax: the nodes of the tree without a table', () => {
    const search = searched(params, 'minimax')
    expect(search.visits + 1).toBe(Number(known.treeNodes))
    expect(gameValue(search.game?.best[0] as number)).toEqual({
      worth: worths[known.value],
      plies: known.plies,
    })
  })
})

/** Goes through all states once, counting by the rules alone. */
function facts(params: TokenParams) {
  const position = makePosition(params)
  const states = new Set<string>()
  const places = new Set<string>()
  const counts = { terminal: 0, edges: 0, stuck: 0 }
  const bothStuck = new Set<string>()
  const into = new Int32Array(position.maxMoves)
  const walk = (): void => {
    const state = stateText(position)
    if (states.has(state)) return
    states.add(state)
    places.add(state.slice(0, -2))
    const moves = Array.from(into.subarray(0, position.moves(into, 0)))
    const isHome = position.home.includes(position.n)
    const names = moves.map(moveName)
    if (isHome) counts.terminal++
    else if (names[0] === 'pass' || names.length === 0) counts.stuck++
    if (!isHome && isBothStuck(params, position)) bothStuck.add(state.slice(0, -2))
    counts.edges += names.filter((name) => name !== 'pass').length
    for (const move of moves) {
      position.play(move)
      walk()
      position.undo(move)
    }
  }
  walk()
  return { positions: places.size, bothStuck: bothStuck.size, ...counts }
}

/** True if neither side could move, whoever's turn it is. */
function isBothStuck(params: TokenParams, { places, mover }: ReturnType<typeof makePosition>): boolean {
  return [mover, otherSide(mover)].every((first) => {
    const start = [...places[0], ...places[1]]
    const there = makePosition({
      ...params,
      stuck: 'loses',
      first: first === 0 ? 'horizontal' : 'vertical',
      start,
    })
    return there.moves(new Int32Array(there.maxMoves), 0) === 0
  })
}

test('the best lines that are known', () => {
  for (const [n, known] of [
    [2, vectors.principalVariations.n2_pass],
    [3, vectors.principalVariations.n3_pass],
  ] as const) {
    const params: TokenParams = { n, stuck: 'pass', finish: 'off', first: 'horizontal', start: [] }
    const line = answerOf(searched(params, 'minimax-table'))?.line.map(moveName)
    expect(line).toEqual(known.map((move) => move.slice(0, 2)))
  }
})

test('either side may begin, and the game is the same turned over', () => {
  const params: TokenParams = { n: 3, stuck: 'pass', finish: 'off', first: 'vertical', start: [] }
  const answer = answerOf(searched(params, 'minimax-table'))
  expect(answer?.value).toEqual({ worth: 1, plies: 21 })
  expect(answer?.line.slice(0, 3).map(moveName)).toEqual(['V2', 'H2', 'V3'])
})

test.each(vectors.moveGen)('moves of $H against $V, $mover to move', ({ n, H, V, mover, moves }) => {
  const first = mover === 'H' ? 'horizontal' : 'vertical'
  const position = makePosition({ n, stuck: 'pass', finish: 'off', first, start: [...H, ...V] })
  const into = new Int32Array(position.maxMoves)
  const found = Array.from(into.subarray(0, position.moves(into, 0)), (move) => {
    const token = tokenOf(move)
    const before = position.places[position.mover][token] as number
    const { mover: side } = position
    position.play(move)
    const after = position.places[side][token] as number
    position.undo(move)
    return [token + 1, after, after - before === 2 ? 'jump' : 'step']
  })
  expect(found).toEqual(moves)
})

test('a stuck side passes, or has lost', () => {
  const { n, H, V } = vectors.stuckExample
  const start = [...H, ...V]
  const passing = makePosition({ n, stuck: 'pass', finish: 'off', first: 'vertical', start })
  expect(movesOf(passing, strategyOf('minimax')).map(moveName)).toEqual(['pass'])
  const losing = makePosition({ n, stuck: 'loses', finish: 'off', first: 'vertical', start })
  expect([losing.status(), losing.worth?.()]).toEqual(['failed', -1])
})
