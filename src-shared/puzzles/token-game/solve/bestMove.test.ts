import { expect, test } from 'vitest'
import type { Strategy } from '../../../puzzle'
import { answerOf } from '../../../search/answer'
import { advance, createSearch } from '../../../search/search'
import { tokenGame } from '../index'
import { makePosition, type TokenParams, type TokenPosition } from '../model'
import { bestMove, judgedMoves } from './bestMove'
import { type Knowledge, learn, makeKnowledge, shareLearnt, worthOf } from './knowledge'

const game = (n: number, rest: Partial<TokenParams> = {}): TokenParams => ({
  n,
  stuck: 'pass',
  finish: 'off',
  first: 'horizontal',
  start: [],
  ...rest,
})

function learnt(params: TokenParams): Knowledge {
  const knowledge = makeKnowledge(params)
  while (!learn(knowledge, 100_000));
  return knowledge
}

/** Plays on: the winner by `bestMove`, the other side by `choose`. Returns the plies made. */
function playedOut(
  position: TokenPosition,
  knowledge: Knowledge,
  choose: (moves: readonly number[]) => number,
) {
  const winner = worthOf(knowledge, position)?.worth === 1 ? position.mover : 1 - position.mover
  let plies = 0
  for (; position.status() === 'branch'; plies++) {
    const moves = judgedMoves(position, knowledge).map(({ move }) => move)
    position.play(position.mover === winner ? (bestMove(position, knowledge) as number) : choose(moves))
  }
  expect(position.home[winner]).toBe(position.n)
  return plies
}

test('four tokens: the first wins in 37, and who loses can do no better than 37', () => {
  const knowledge = learnt(game(4))
  expect(worthOf(knowledge, makePosition(game(4)))).toEqual({ worth: 1, plies: 37 })
  const position = makePosition(game(4))
  expect(playedOut(position, knowledge, () => bestMove(position, knowledge) as number)).toBe(37)
  for (const pick of [0, 1, 2])
    expect(
      playedOut(makePosition(game(4)), knowledge, (moves) => moves[pick % moves.length] as number),
    ).toBeLessThanOrEqual(37)
})

test('four tokens: samples of what can be reached are worth what the engine finds', () => {
  const knowledge = learnt(game(4))
  const alphaBeta = tokenGame.strategies.find(({ id }) => id === 'alpha-beta') as Strategy
  for (let sample = 0; sample < 60; sample++) {
    const position = makePosition(game(4))
    // Some way in, chosen by the digits of the sample.
    for (let ply = 0; ply < 10 + (sample % 7) && position.status() === 'branch'; ply++) {
      const moves = judgedMoves(position, knowledge)
      position.play(moves[(sample * 7 + ply * ply) % moves.length]?.move as number)
    }
    const search = createSearch(position, alphaBeta)
    advance(search, Infinity, false)
    expect([sample, worthOf(knowledge, position)]).toEqual([sample, answerOf(search)?.value])
  }
})

test('five tokens: good and bad are known, progress is told, and a won game is won', () => {
  const knowledge = makeKnowledge(game(5))
  const shares: number[] = []
  while (!learn(knowledge, 20_000_000)) shares.push(shareLearnt(knowledge))
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(worthOf(knowledge, makePosition(game(5)))).toEqual({ worth: 1 })
  playedOut(makePosition(game(5)), knowledge, (moves) => moves[moves.length >> 1] as number)
})

test('six tokens: nothing is known, and still a move is found that wins at once where there is one', () => {
  const knowledge = makeKnowledge(game(6))
  expect([learn(knowledge, 1), worthOf(knowledge, makePosition(game(6)))]).toEqual([true, undefined])
  const start = [7, 7, 6, 7, 7, 7, 3, 3, 3, 3, 3, 0]
  expect(bestMove(makePosition(game(6, { start })), knowledge)).toBe(2)
})

test('where the game is over there is no move', () => {
  const position = makePosition(game(1))
  for (const move of [0, 8]) position.play(move)
  expect(bestMove(position, makeKnowledge(game(6)))).toBeUndefined()
})
