/** The token game played by hand: a hand is the moves so far. A pass is nobody's choice, and is in it by itself. */

import type { Worth } from '../../game'
import type { Hand, HandPlay, Pressed, Versus } from '../../hand'
import type { Message } from '../../lib/message'
import type { Move } from '../../step'
import { drawHand } from './handScene'
import { isSame, type Square, spotsOf, spotText, squareOf, squaresOf, tokenAt } from './handSpots'
import { strideOf, type TokenParams, type TokenPosition } from './model'
import { letters, moveName, moveOf, otherSide, pass, sideOf, tokenOf } from './moves'
import { playedOut, withPasses } from './played'
import { mostInSweep } from './solve/sweep'
import { mostWithPlies } from './solve/values'
import { levels, pliesAhead, thinker } from './thinker'

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `token-game.hand.${key}`,
  values,
})

const versus: Versus<TokenParams> = {
  levels,
  turnOf(params, hand) {
    const position = playedOut(params, hand)
    return position.status() === 'branch' ? position.mover : undefined
  },
  thinker,
  verdict: (params, hand, worth) => verdict(playedOut(params, hand), worth),
  limits({ n }, isLearnt) {
    if (n <= mostWithPlies || (n <= mostInSweep && isLearnt)) return undefined
    return say(n <= mostInSweep ? 'limits.learning' : 'limits.none', { n, plies: pliesAhead })
  },
}

export const tokenHand: HandPlay<TokenParams> = {
  versus,
  start: (params) => withPasses(params, []),
  spots: spotsOf,
  press: (params, { hand }, spot) => press(params, hand, squaresOf(params)[spot] as Square),
  spotOfKey(params, hand, key) {
    const token = Number(key) - 1
    if (!/^[1-9]$/.test(key) || token >= params.n) return undefined
    const position = playedOut(params, hand)
    const square = squareOf(position, position.mover, token)
    return squaresOf(params).findIndex((each) => isSame(each, square))
  },
  draw: drawHand,
  say: (params, { hand }) => [...passed(params, hand), stands(playedOut(params, hand), hand.length)],
  spotText: (params, { hand }, spot) => spotText(playedOut(params, hand), squaresOf(params)[spot] as Square),
  isSolved: (params, hand) => playedOut(params, hand).status() !== 'branch',
  line: (_, hand) => hand,
  ofLine: withPasses,
  // What is best here depends on what the other side does.
  rest: () => undefined,
  hint(params, hand, [next, ...line]) {
    return { hand: next === undefined ? hand : withPasses(params, [...hand, next]), line }
  },
}

/** A press on a token plays it, and so does one on the square that it would go to. */
function press(params: TokenParams, hand: Hand, square: Square): Pressed | undefined {
  const position = playedOut(params, hand)
  if (position.status() !== 'branch') return undefined
  const move = moveTo(position, square)
  if (move !== undefined) return { hand: withPasses(params, [...hand, move]) }
  const there = tokenAt(position, square)
  return there === undefined ? undefined : { hand, why: whyNot(position, there) }
}

function moveTo(position: TokenPosition, square: Square): Move | undefined {
  const { mover, n } = position
  for (let token = 0; token < n; token++) {
    const stride = strideOf(position, mover, token)
    const isMeant = [0, stride].some((ahead) => isSame(squareOf(position, mover, token, ahead), square))
    if (stride > 0 && isMeant) return moveOf(mover, token)
  }
  return undefined
}

function whyNot({ mover, places, finish }: TokenPosition, there: Move): Message {
  const values = { token: moveName(there), who: letters[mover] }
  if (sideOf(there) !== mover) return say('why.turn', values)
  return say(places[mover][tokenOf(there)] === finish ? 'why.home' : 'why.blocked', values)
}

/** That somebody could not move just now. */
function passed(params: TokenParams, hand: Hand): readonly Message[] {
  if (hand[hand.length - 1] !== pass) return []
  const { mover } = playedOut(params, hand)
  return [say('passed', { who: letters[otherSide(mover)] })]
}

/** Whose turn it is, or how it has ended. */
function stands(position: TokenPosition, moves: number): Message {
  const { mover, home, n } = position
  const who = letters[mover]
  if (position.status() === 'branch') return say('turn', { who })
  const winner = letters[position.status() === 'solved' ? mover : otherSide(mover)]
  if (home.includes(n)) return say('won', { winner, moves })
  return position.worth?.() === 0 ? say('draw', { moves }) : say('stuck', { winner, who, moves })
}

/** How long who is to move can hold out, or how soon they win. */
function verdict({ mover }: TokenPosition, { worth, plies }: Worth): Message {
  const who = letters[mover]
  if (worth === 0) return say('even', { who })
  const key = worth > 0 ? 'good' : 'bad'
  // Not all that is good or bad is known with its plies.
  return plies === undefined ? say(key, { who }) : say(`${key}.plies`, { who, plies })
}
