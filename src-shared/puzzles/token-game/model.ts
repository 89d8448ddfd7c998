/**
 * J. Erickson's game (*Algorithms*, §2.2): n tokens go from left to right, n from top to bottom, one square at a time or
 * over one token of the other side; who brings all home first has won.
 */
import type { Value } from '../../form/field'
import type { Position, Status } from '../../puzzle'
import { moveOf, otherSide, pass, type Side, sideOf, tokenOf } from './moves'

export type TokenParams = {
  readonly [id: string]: Value
  readonly n: number
  /** What happens to who has no move. */
  readonly stuck: 'pass' | 'loses'
  /** Where a token is home: off the board, on the border square behind it, or on the last square of the board. */
  readonly finish: 'off' | 'edge'
  readonly first: 'horizontal' | 'vertical'
  /** Where tokens stand, from 0 (the border): Horizontal's columns row by row, then Vertical's rows; left out, 0. */
  readonly start: readonly number[]
}

export const mostTokens = 6

export interface TokenPosition extends Position {
  readonly n: number
  /** The place at which a token is home. */
  readonly finish: number
  readonly passes: boolean
  /** Columns of Horizontal's tokens by row, rows of Vertical's by column; both count from 0 in the border. */
  readonly places: readonly [Int32Array, Int32Array]
  /** How many tokens of each side are home. */
  readonly home: Int32Array
  mover: Side
  /** All places as digits of one number. */
  code: number
  readonly weights: readonly [Float64Array, Float64Array]
}

/** The place at which a token is home. */
export const finishOf = ({ n, finish }: Pick<TokenParams, 'n' | 'finish'>): number =>
  finish === 'off' ? n + 1 : n

export function makePosition(params: TokenParams): TokenPosition {
  const { n, stuck, first, start } = params
  const finish = finishOf(params)
  const weights = Array.from({ length: 2 * n }, (_, i) => (finish + 1) ** i)
  const places = Int32Array.from({ length: 2 * n }, (_, i) => start[i] ?? 0)
  const position: TokenPosition = {
    n,
    finish,
    passes: stuck === 'pass',
    places: [places.slice(0, n), places.slice(n)],
    home: Int32Array.of(0, 0),
    mover: first === 'horizontal' ? 0 : 1,
    code: 0,
    weights: [Float64Array.from(weights.slice(0, n)), Float64Array.from(weights.slice(n))],
    maxMoves: n,
    moves: rules.moves,
    refuse: rules.refuse,
    play: rules.play,
    undo: rules.undo,
    status: rules.status,
    worth: rules.worth,
    key: rules.key,
  }
  for (const side of [0, 1] as const)
    for (const [token, place] of position.places[side].entries()) {
      position.code += place * (position.weights[side][token] as number)
      if (place === finish) (position.home[side] as number)++
    }
  return position
}

/** How far a token can go: 1, 2 over a token of the other side, or 0. */
export function strideOf({ n, finish, places }: TokenPosition, side: Side, token: number): 0 | 1 | 2 {
  const place = places[side][token] as number
  if (place === finish) return 0
  // A token of the other side stands in the line of this one if its own line is the column (or row) in question.
  const others = places[side === 0 ? 1 : 0]
  if (place === n || others[place] !== token + 1) return 1
  if (place + 2 > finish) return 0
  return place + 1 === n || others[place + 1] !== token + 1 ? 2 : 0
}

/** True if this side has a token that can go on. */
function canMove(position: TokenPosition, side: Side): boolean {
  for (let token = 0; token < position.n; token++) if (strideOf(position, side, token) !== 0) return true
  return false
}

function shift(position: TokenPosition, side: Side, token: number, by: number): void {
  const { places, finish, home, weights } = position
  const from = places[side][token] as number
  places[side][token] = from + by
  position.code += by * (weights[side][token] as number)
  if (from === finish) (home[side] as number)--
  if (from + by === finish) (home[side] as number)++
}

/** Shared by all positions: an engine that meets new functions with each position runs markedly slower. */
const rules: Pick<Position, 'moves' | 'refuse' | 'play' | 'undo' | 'status'> &
  Required<Pick<Position, 'worth' | 'key'>> &
  ThisType<TokenPosition> = {
  /** Tokens from the first row or column to the last; a pass where none can go on and it is allowed. */
  moves(into, at) {
    const { mover, n, home } = this
    if (home[otherSide(mover)] === n) return 0
    let to = at
    for (let token = 0; token < n; token++)
      if (strideOf(this, mover, token) !== 0) into[to++] = moveOf(mover, token)
    if (to === at && this.passes && canMove(this, otherSide(mover))) into[to++] = pass
    return to - at
  },
  refuse: () => 0,
  play(move) {
    if (move !== pass) shift(this, sideOf(move), tokenOf(move), strideOf(this, sideOf(move), tokenOf(move)))
    this.mover = otherSide(this.mover)
  },
  undo(move) {
    this.mover = otherSide(this.mover)
    if (move === pass) return
    const side = sideOf(move)
    const token = tokenOf(move)
    // Who came over a token has it right behind; who went one square has left that square empty.
    const behind = (this.places[side][token] as number) - 1
    const hasJumped = behind > 0 && this.places[otherSide(side)][behind - 1] === token + 1
    shift(this, side, token, hasJumped ? -2 : -1)
  },
  status(): Status {
    const { mover, n, home, passes } = this
    if (home[otherSide(mover)] === n) return 'failed'
    if (home[mover] === n) return 'solved'
    if (canMove(this, mover)) return 'branch'
    return passes && canMove(this, otherSide(mover)) ? 'branch' : 'failed'
  },
  /** Who cannot move has lost, or if both may pass for ever, it is a draw. */
  worth() {
    const { mover, n, home, passes } = this
    if (home[mover] === n) return 1
    return home[otherSide(mover)] === n || !passes ? -1 : 0
  },
  key() {
    return 2 * this.code + this.mover
  },
}

/** Places of both sides and who is to move: `0 1 0 | 2 0 0 V`. */
export const stateText = ({ places, mover }: TokenPosition): string =>
  `${places[0].join(' ')} | ${places[1].join(' ')} ${mover === 0 ? 'H' : 'V'}`
