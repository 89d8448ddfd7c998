/** What the search has just done and what it does next, in good and bad states. */

import type { GameValue } from '../../game'
import type { Message } from '../../lib/message'
import type { Moment } from '../../puzzle'
import type { Move } from '../../step'
import { strideOf, type TokenParams, type TokenPosition } from './model'
import { letters, moveName, otherSide, pass, type Side, sideOf, tokenOf } from './moves'

export type TokenMoment = Moment<TokenParams, TokenPosition>

type Values = NonNullable<Message['values']>

const say = (key: string, values: Values = {}): Message => ({ key: `token-game.why.${key}`, values })

export function explain(moment: TokenMoment): readonly Message[] {
  return [...happened(moment), ...stands(moment)]
}

/** Whether who is to move is the player whose gain is sought: max levels are even. */
export const isMaxLevel = (level: number): boolean => level % 2 === 0

function happened(moment: TokenMoment): readonly Message[] {
  const { step, position, line, game, tried, candidates } = moment
  const last = candidates[tried - 1]
  switch (step?.kind) {
    case undefined:
      return [say('start')]
    case 'visit':
      return [say('went', wentValues(position, step.move))]
    case 'backtrack':
      return [say('back', { move: moveName(step.move), who: letters[position.mover] })]
    case 'meet':
      return [say('met', { move: moveName(step.move) })]
    case 'value':
      return last === undefined ? [] : [rated(moment, last, game?.values[tried - 1])]
    case 'cut':
      return [say('cut', { depth: line.length })]
    case 'solve':
      return []
    default:
      return []
  }
}

/** What a move that has just been made did. */
function wentValues({ places, mover }: TokenPosition, move: Move): Values {
  const who = letters[otherSide(mover)]
  if (move === pass) return { how: 'pass', who, move: '', to: 0 }
  const side = sideOf(move)
  const to = places[side][tokenOf(move)] as number
  const isJump = to >= 2 && places[otherSide(side)][to - 2] === tokenOf(move) + 1
  return { how: isJump ? 'jump' : 'step', who, move: moveName(move), to }
}

/** The value of the move just searched. */
function rated({ position, game }: TokenMoment, move: Move, value: GameValue | undefined): Message {
  const who = letters[position.mover]
  const isBest = value !== undefined && sameValue(value, game?.best[game.best.length - 1])
  return say('rated', {
    move: moveName(move),
    ...outcomeOf(position.mover, value),
    who,
    best: isBest ? 'yes' : 'no',
  })
}

const sameValue = (a: GameValue, b: GameValue | undefined): boolean =>
  a.worth === b?.worth && a.plies === b.plies

/**
 * Whether the value of the candidate is all there is to say of it. With cuts, one that did not raise the best is only
 * known to be no better, and a loss of it is at least that; one that leads to a cut is only known to be enough for it.
 */
export function tellsAll({ strategy, game, tried }: TokenMoment, i: number): boolean {
  const value = game?.values[i]
  if (!strategy.cuts || !game || !value) return true
  // What leads to a cut is at least that good.
  if (game.isCut && i === tried - 1) return value.worth > 0
  const isBest = sameValue(value, game.best[game.best.length - 1])
  return isBest ? game.values.findIndex((other) => other && sameValue(other, value)) === i : value.worth < 0
}

/** Who wins, in how many plies, where a value is that of `mover`. */
export function outcomeOf(mover: Side, value: GameValue | undefined): { winner: string; plies: number } {
  if (!value) return { winner: 'none', plies: 0 }
  if (value.worth === 0) return { winner: 'draw', plies: 0 }
  return { winner: letters[value.worth > 0 ? mover : otherSide(mover)], plies: value.plies }
}

/** How the state at the cursor stands, and what is tried next. */
function stands(moment: TokenMoment): readonly Message[] {
  const { position, game, exhausted, candidates, tried, line, strategy, step } = moment
  const who = letters[position.mover]
  const best = game?.best[line.length]
  if (exhausted) return [say('solved', outcomeOf(position.mover, best)), ...verdict(moment)]
  if (position.status() !== 'branch') return [over(position)]
  if (game?.isCut && step?.kind !== 'cut') return [whyCut(moment)]
  const next = candidates[tried]
  // The value is still on its way.
  if (step?.kind === 'backtrack' || step?.kind === 'meet') return []
  if (next === undefined) return step?.kind === 'cut' ? [say('cut-done')] : verdict(moment)
  const level = isMaxLevel(line.length) ? 'max' : 'min'
  const turn = tried === 0 ? [say('turn', { who, level, count: candidates.length })] : []
  return [...turn, say(strategy.cuts && tried === 0 ? 'next-ordered' : 'next', nextValues(position, next))]
}

function nextValues(position: TokenPosition, move: Move): Values {
  if (move === pass) return { how: 'pass', who: letters[position.mover], move: '' }
  const stride = strideOf(position, position.mover, tokenOf(move))
  return { how: stride === 2 ? 'jump' : 'step', who: letters[position.mover], move: moveName(move) }
}

/** Why the game is over here. */
function over(position: TokenPosition): Message {
  const { mover, home, n } = position
  if (home[otherSide(mover)] === n)
    return say('over-home', { winner: letters[otherSide(mover)], who: letters[mover] })
  return say(position.worth?.() === 0 ? 'over-draw' : 'over-stuck', { who: letters[mover] })
}

/** All moves have been tried: Zermelo's rule. */
function verdict({ game, line, position, candidates }: TokenMoment): readonly Message[] {
  const best = game?.best[line.length]
  if (!game || !best) return []
  const at = game.values.findIndex((value) => value && sameValue(value, best))
  const move = candidates[at]
  const values = { ...outcomeOf(position.mover, best), who: letters[position.mover] }
  const key = best.worth > 0 ? 'good' : best.worth < 0 ? 'bad' : 'even'
  return [say(key, { ...values, move: move === undefined ? '' : moveName(move) })]
}

/** The level above has something at least as good already; plies are counted from there. */
function whyCut({ game, line, position }: TokenMoment): Message {
  const depth = line.length
  const here = outcomeOf(position.mover, game?.best[depth])
  const above = otherSide(position.mover)
  const known = game?.best[depth - 1]
  const isParents = known !== undefined && isEnough(game?.best[depth], known)
  const has = outcomeOf(above, isParents ? known : game?.floor[depth - 1])
  return say('why-cut', {
    above: letters[above],
    hereWinner: here.winner,
    herePlies: here.plies + 1,
    hasWinner: has.winner,
    hasPlies: has.plies,
    from: isParents ? 'parent' : 'above',
  })
}

/** True if what the parent has is at least as good for it as what is found here, which is worth `value` to the other. */
function isEnough(value: GameValue | undefined, parents: GameValue): boolean {
  if (!value) return false
  const seen = value.worth === 0 ? 0 : value.worth > 0 ? -1e6 + value.plies + 1 : 1e6 - value.plies - 1
  const has = parents.worth === 0 ? 0 : parents.worth * (1e6 - parents.plies)
  return has >= seen
}
