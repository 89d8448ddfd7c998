/**
 * Bottles and drinkers: pour from bottle to bottle, and drink, until every vessel holds what the goal says. A state is
 * the article's tuple, the levels of the bottles and then what each drinker has drunk.
 */
import { anyNumber, type Value } from '../../form/field'
import type { Position, Status } from '../../puzzle'
import { fromOf, ground, moveOf, tap, toOf } from './moves'

export type BottleParams = {
  readonly [id: string]: Value
  /** How much each bottle holds. */
  readonly bottles: readonly number[]
  /** How much each drinker can drink. */
  readonly drinkers: readonly number[]
  /** Levels at the start: of all bottles, and of as many drinkers as are said; the others have drunk nothing. */
  readonly start: readonly number[]
  /** Levels of all vessels at the end; `anyNumber` where it does not matter. */
  readonly goal: readonly number[]
  /** A drinker may leave some in the bottle; else he must empty it, as in the article. */
  readonly sip: boolean
  /** A bottle may be emptied on the ground. */
  readonly spill: boolean
  /** A bottle may be filled from a tap. */
  readonly tap: boolean
}

export const mostVessels = 6
export const largestVessel = 64

export interface BottlePosition extends Position {
  key(): number | string
  readonly bottles: number
  /** Bottles and drinkers. */
  readonly vessels: number
  /** By vessel; the ground has room for all there is, and what comes from the tap never ends. */
  readonly capacities: Int32Array
  readonly levels: Int32Array
  readonly goal: readonly number[]
  readonly sips: boolean
  readonly spills: boolean
  readonly taps: boolean
  /** What each move so far has moved: with the move, enough to take it back. */
  amounts: Uint8Array
  made: number
  /** The state as one number, where it is small enough: the sum of `weights` times levels. */
  code: number
  readonly weights: Float64Array
}

/** More than any search pours. */
const plenty = 2 ** 30

/** The whole tuple at the start. */
export const startOf = ({ bottles, drinkers, start }: BottleParams): number[] =>
  Array.from({ length: bottles.length + drinkers.length }, (_, vessel) => start[vessel] ?? 0)

export const capacitiesOf = ({ bottles, drinkers }: BottleParams): readonly number[] => [
  ...bottles,
  ...drinkers,
]

export function makePosition(params: BottleParams): BottlePosition {
  const { bottles, drinkers, goal } = params
  const vessels = bottles.length + drinkers.length
  const capacities = new Int32Array(16)
  capacities.set(capacitiesOf(params))
  capacities[ground] = plenty
  const levels = new Int32Array(16)
  levels.set(startOf(params))
  levels[tap] = plenty
  const weights = weightsOf(params)
  return {
    bottles: bottles.length,
    vessels,
    capacities,
    levels,
    goal,
    sips: params.sip,
    spills: params.spill,
    taps: params.tap,
    amounts: new Uint8Array(256),
    made: 0,
    code: weights ? startOf(params).reduce((sum, level, i) => sum + level * (weights[i] as number), 0) : 0,
    weights: weights ?? new Float64Array(16),
    maxMoves:
      bottles.length * (drinkers.length + bottles.length - 1 + Number(params.spill) + Number(params.tap)),
    moves: rules.moves,
    refuse: rules.refuse,
    play: rules.play,
    undo: rules.undo,
    status: rules.status,
    key: weights ? numberKey : textKey,
  }
}

/**
 * Mixed radix, where that stays within 53 bits. While nothing is spilt and nothing comes from the tap the total stays,
 * so that the largest vessel follows from the others and is left out.
 */
function weightsOf(params: BottleParams): Float64Array | undefined {
  const capacities = capacitiesOf(params)
  const implied = params.spill || params.tap ? -1 : capacities.indexOf(Math.max(...capacities))
  const weights = new Float64Array(16)
  let states = 1
  for (const [vessel, capacity] of capacities.entries()) {
    if (vessel === implied) continue
    weights[vessel] = states
    states *= capacity + 1
  }
  return states <= Number.MAX_SAFE_INTEGER ? weights : undefined
}

function numberKey(this: BottlePosition): number {
  return this.code
}

function textKey(this: BottlePosition): string {
  let key = ''
  for (let vessel = 0; vessel < this.vessels; vessel++)
    key += String.fromCharCode(this.levels[vessel] as number)
  return key
}

/** Shared by all positions: an engine that meets new functions with each position runs markedly slower. */
const rules: Pick<Position, 'moves' | 'refuse' | 'play' | 'undo' | 'status'> & ThisType<BottlePosition> = {
  /** Only what can be done, in the order of the printed program: drinking, drinker by drinker, and then pouring. */
  moves(into, at) {
    const { bottles, vessels, levels, capacities } = this
    let to = at
    for (let i = bottles; i < vessels; i++) {
      const room = (capacities[i] as number) - (levels[i] as number)
      if (room === 0) continue
      for (let j = 0; j < bottles; j++) {
        const level = levels[j] as number
        if (level > 0 && (level <= room || this.sips)) into[to++] = moveOf(j, i)
      }
    }
    for (let i = 0; i < bottles; i++) {
      if (levels[i] === 0) continue
      for (let j = 0; j < bottles; j++)
        if (i !== j && (levels[j] as number) < (capacities[j] as number)) into[to++] = moveOf(i, j)
    }
    if (this.spills) for (let i = 0; i < bottles; i++) if (levels[i] !== 0) into[to++] = moveOf(i, ground)
    if (this.taps)
      for (let j = 0; j < bottles; j++) if (levels[j] !== capacities[j]) into[to++] = moveOf(tap, j)
    return to - at
  },
  refuse: () => 0,
  play(move) {
    const from = fromOf(move)
    const to = toOf(move)
    const amount = amountOf(this, from, to)
    if (this.made === this.amounts.length) this.amounts = doubled(this.amounts)
    this.amounts[this.made++] = amount
    shift(this, from, to, amount)
  },
  undo(move) {
    shift(this, toOf(move), fromOf(move), this.amounts[--this.made] as number)
  },
  status(): Status {
    const { levels, goal, vessels } = this
    for (let vessel = 0; vessel < vessels; vessel++)
      if (goal[vessel] !== levels[vessel] && goal[vessel] !== anyNumber) return 'branch'
    return 'solved'
  },
}

/** All there is, or as much as there is room for. */
export const amountOf = ({ levels, capacities }: BottlePosition, from: number, to: number): number =>
  Math.min(levels[from] as number, (capacities[to] as number) - (levels[to] as number))

function shift(position: BottlePosition, from: number, to: number, amount: number): void {
  const { levels, weights } = position
  ;(levels[from] as number) -= amount
  ;(levels[to] as number) += amount
  position.code += amount * ((weights[to] as number) - (weights[from] as number))
}

function doubled(array: Uint8Array): Uint8Array {
  const bigger = new Uint8Array(2 * array.length)
  bigger.set(array)
  return bigger
}

/** The tuple, as in the article. */
export const tupleText = (levels: Iterable<number>): string => `(${[...levels].join(',')})`

export const stateText = ({ levels, vessels }: BottlePosition): string =>
  tupleText(levels.subarray(0, vessels))
