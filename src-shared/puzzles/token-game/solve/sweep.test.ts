/** All states of small games, worked out in three ways that know nothing of each other. */
import { describe, expect, test } from 'vitest'
import type { Strategy } from '../../../puzzle'
import { gameValue } from '../../../search/answer'
import { advance, createSearch } from '../../../search/search'
import { tokenGame } from '../index'
import { makePosition, type TokenParams, type TokenPosition } from '../model'
import { bestMove, judgedMoves } from './bestMove'
import { learn, makeKnowledge, shareLearnt, worthOf } from './knowledge'
import { shared } from './packing'
import { advanceSweep, makeSweep, shareSwept, worthIn } from './sweep'
import { advanceValues, makeValues, valueIn } from './values'

const table = tokenGame.strategies.find(({ id }) => id === 'minimax-table') as Strategy

const games = (most: number): TokenParams[] =>
  (['pass', 'loses'] as const).flatMap((stuck) =>
    (['off', 'edge'] as const).flatMap((finish) =>
      Array.from(
        { length: most },
        (_, i) => ({ n: i + 1, stuck, finish, first: 'horizontal', start: [] }) as const,
      ),
    ),
  )

test.each(games(4))('$n $stuck $finish: bits agree with bytes on every state', (game) => {
  const values = makeValues(game)
  const sweep = makeSweep(game)
  while (!advanceValues(values, 10_000));
  while (!advanceSweep(sweep, 10_000));
  expect([shareSwept(sweep), values.next]).toEqual([1, 0])
  const { ways } = values.packing
  const differing: number[] = []
  for (let own = 0; own < ways; own++)
    for (let other = 0; other < ways; other++)
      if (isState(values, own, other) && valueIn(values, own, other).worth !== worthIn(sweep, own, other))
        differing.push(own, other)
  expect(differing).toEqual([])
})

/** No two tokens on one square, and not both sides home. */
function isState({ packing, strides }: ReturnType<typeof makeValues>, own: number, other: number): boolean {
  const { n, ways, places, lines } = packing
  for (let token = 0; token < n; token++) {
    const place = places[own * n + token] as number
    if (strides[(place << 8) | (lines[other * n + token] as number)] === shared) return false
  }
  return own < ways - 1 || other < ways - 1
}

describe.each(games(3))('$n $stuck $finish', (game) => {
  const knowledge = makeKnowledge(game)
  while (!learn(knowledge, 1000));

  test('the engine says the same of every state that can be reached; no best move is worse than its state', () => {
    expect(shareLearnt(knowledge)).toBe(1)
    const search = createSearch(makePosition(game), table)
    const seen = { states: 0, wrong: [] as string[] }
    // Every state is left once by a step back, and then its value is known.
    while (!search.exhausted) {
      const { depth } = search.frames
      advance(search, 1, false)
      if (search.frames.depth >= depth) continue
      const left = gameValue(search.game?.pending as number)
      const move = search.frames.line[depth] as number
      const position = search.position as TokenPosition
      position.play(move)
      const worth = worthOf(knowledge, position)
      const chosen = bestMove(position, knowledge)
      const best = judgedMoves(position, knowledge).find((judged) => judged.move === chosen)?.worth
      const isSame =
        worth?.worth === -(left?.worth ?? 9) + 0 &&
        (worth.worth === 0 || worth.plies === (left?.plies ?? 0) - 1)
      const isKept =
        best === undefined
          ? position.status() !== 'branch'
          : best.worth === worth?.worth && best.plies === worth.plies
      if (!isSame || !isKept) seen.wrong.push(tokenGame.stateText(position))
      position.undo(move)
      seen.states++
    }
    expect(seen).toEqual({ states: search.visits, wrong: [] })
  })
})
