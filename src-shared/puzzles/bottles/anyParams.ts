/** Small puzzles of every kind, for tests that say something of all of them. */
import fc from 'fast-check'
import type { BottleParams } from './model'

export const anyParams: fc.Arbitrary<BottleParams> = fc
  .record({
    bottles: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    drinkers: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    sip: fc.boolean(),
    spill: fc.boolean(),
    tap: fc.boolean(),
  })
  .chain((rest) => {
    const capacities = [...rest.bottles, ...rest.drinkers]
    const start = fc.tuple(...capacities.map((max) => fc.nat(max)))
    const goal = fc.tuple(...capacities.map((max) => fc.integer({ min: -1, max })))
    return fc.record({ start, goal }).map((ends) => ({ ...rest, ...ends }) as BottleParams)
  })
