/** The known answers, as params with what is expected of them. For tests. */
import type { BottleParams } from './model'
import vectors from './vectors.json'

type Vector = (typeof vectors.instances)[number]

export const instances = vectors.instances.map((expected: Vector) => ({
  name: expected.name,
  expected,
  params: {
    bottles: expected.capacities.slice(0, expected.bottles),
    drinkers: expected.capacities.slice(expected.bottles),
    start: expected.start.slice(0, expected.bottles),
    goal: expected.goal,
    sip: false,
    spill: false,
    tap: false,
  } satisfies BottleParams,
}))
