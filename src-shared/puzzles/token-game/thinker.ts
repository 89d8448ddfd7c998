/** The computer as a player: what it has learnt of the game, how it slips, and what it makes of a state. */

import type { JudgedMove } from '../../game'
import type { Hand, Thinker, Thought } from '../../hand'
import { type Random, randomFrom } from '../../lib/random'
import type { Move } from '../../step'
import type { TokenParams } from './model'
import { playedOut } from './played'
import { bestMove, judgedMoves } from './solve/bestMove'
import { type Knowledge, learn, makeKnowledge, shareLearnt, worthOf } from './solve/knowledge'

/** In how many moves out of a hundred another than the best is made. */
const slips = { often: 50, sometimes: 25, seldom: 10, never: 0 } as const

type Level = keyof typeof slips
export const levels: readonly Level[] = ['often', 'sometimes', 'seldom', 'never']

/**
 * How far it looks ahead where nothing is known: 42 ms a move with six tokens and at most 0.5 s, on one core. Against
 * itself at 7 it wins as either side; two plies more take ten times as long.
 */
export const pliesAhead = 9

/** States learnt at once: some milliseconds. */
const portion = 100_000

interface Learnt extends Thinker {
  /** Of which game `knowledge` is. */
  readonly rules: string
  readonly knowledge: Knowledge
}

const nothing: Knowledge = { kind: 'none' }

/** See `Versus.thinker`; who begins, and where the tokens stand, is of no account to what is learnt. */
export function thinker(params: TokenParams, before?: Thinker): Learnt {
  const { n, stuck, finish } = params
  const rules = `${n} ${stuck} ${finish}`
  const kept = before as Learnt | undefined
  const knowledge = kept?.rules === rules ? kept.knowledge : makeKnowledge({ n, stuck, finish })
  const isLearnt = () => shareLearnt(knowledge) === 1
  return {
    rules,
    knowledge,
    learn: () => learn(knowledge, portion),
    share: () => shareLearnt(knowledge),
    think(hand, level, seed) {
      if (knowledge.kind === 'values' && !isLearnt()) return undefined
      return thought(params, hand, isLearnt() ? knowledge : nothing, level as Level, seed)
    },
  }
}

function thought(
  params: TokenParams,
  hand: Hand,
  knowledge: Knowledge,
  level: Level,
  seed: number,
): Thought | undefined {
  const position = playedOut(params, hand)
  if (position.status() !== 'branch') return undefined
  const moves = judgedMoves(position, knowledge)
  const best = bestMove(position, knowledge, knowledge.kind === 'none' ? pliesAhead : undefined)
  if (best === undefined) return undefined
  const random = randomFrom(mixed(seed, hand))
  const slip = random.below(100) < slips[level] ? slipFrom(moves, best, random) : undefined
  return { worth: worthOf(knowledge, position), moves, best, reply: slip ?? best }
}

function slipFrom(moves: readonly JudgedMove[], best: Move, random: Random): Move | undefined {
  const others = moves.filter(({ move }) => move !== best)
  return others.length === 0 ? undefined : others[random.below(others.length)]?.move
}

/** A number of its own for every state of every game, so that a state come back to is played alike (FNV-1a). */
const mixed = (seed: number, hand: Hand): number =>
  hand.reduce((hash, move) => Math.imul(hash ^ (move + 1), 0x01000193) >>> 0, (seed ^ 0x811c9dc5) >>> 0)
