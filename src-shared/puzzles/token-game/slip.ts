/** Games that were played, judged by the values of all states. */

import type { GameValue } from '../../game'
import type { Message } from '../../lib/message'
import type { Move } from '../../step'
import { outcomeOf } from './explain'
import { makePosition, type TokenParams } from './model'
import { moveName, type Side } from './moves'
import { bestMove, judgedMoves } from './solve/bestMove'
import { type Knowledge, learn, makeKnowledge } from './solve/knowledge'
import { mostWithPlies } from './solve/values'

/** The first move that was not the best; undefined where there is none, or where plies are not known. */
export function slip(params: TokenParams, line: readonly Move[]): Message | undefined {
  if (params.n > mostWithPlies) return undefined
  const knowledge = learnt(params)
  const position = makePosition(params)
  for (const [at, move] of line.entries()) {
    const judged = judgedMoves(position, knowledge)
    const best = bestMove(position, knowledge)
    const made = judged.find((each) => each.move === move)?.worth
    const wanted = judged.find((each) => each.move === best)?.worth
    if (made?.worth !== wanted?.worth || made?.plies !== wanted?.plies) {
      const [winner, plies] = outcome(position.mover, made)
      const [bestWinner, bestPlies] = outcome(position.mover, wanted)
      const better = moveName(best as Move)
      const values = { number: at + 1, move: moveName(move), winner, plies, better, bestWinner, bestPlies }
      return { key: 'token-game.fault.slip', values }
    }
    position.play(move)
  }
  return undefined
}

function learnt(params: TokenParams): Knowledge {
  const knowledge = makeKnowledge(params)
  while (!learn(knowledge, 1e6));
  return knowledge
}

function outcome(mover: Side, worth: Partial<GameValue> | undefined): readonly [string, number] {
  const { winner, plies } = outcomeOf(mover, { worth: worth?.worth ?? 0, plies: worth?.plies ?? 0 })
  return [winner, plies]
}
