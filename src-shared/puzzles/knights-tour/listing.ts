import type { Listing } from '../../puzzle'

/** The article's TravelAlgorithm; strategies differ in its sorting line alone. */
export function listingOf(strategy: string): Listing {
  const names = ['head', 'done', 'candidates', `sort.${strategy}`, 'loop', 'go', 'recurse', 'back', 'fail']
  const line = (name: string) => names.indexOf(name)
  return {
    lines: names.map((name) => ({ key: `knights-tour.line.${name}` })),
    start: line('head'),
    at: {
      visit: line('go'),
      backtrack: line('back'),
      solve: line('done'),
      refuse: line('loop'),
      meet: line('loop'),
    },
  }
}
