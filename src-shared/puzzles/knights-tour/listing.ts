import { type Listing, makeListing } from '../../listing'

/** The article's TravelAlgorithm; strategies differ in its sorting line alone. */
export const listingOf = (strategy: string): Listing =>
  makeListing(
    'knights-tour.line',
    ['head', 'done', 'candidates', `sort.${strategy}`, 'loop', 'go', 'recurse', 'back', 'fail'],
    { visit: 'go', backtrack: 'back', solve: 'done', refuse: 'loop', meet: 'loop' },
  )
