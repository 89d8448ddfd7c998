import type { Message } from '@shared/lib/message'
import { useLanguage } from '../language'
import type { Comparison } from './comparer'

/** How far the comparison has come, in one line. */
export function CompareState({ comparison }: { readonly comparison: Comparison | undefined }) {
  const { say } = useLanguage()
  const problem = comparison?.problem
  return (
    <p
      className={problem ? 'wrong' : 'comparing-state'}
      role="status"
      data-testid="compare-state"
      data-state={comparison?.state}
    >
      {comparison && say(problem ?? stateOf(comparison))}
    </p>
  )
}

function stateOf({ runs, counted, timed, state }: Comparison): Message {
  const all = runs.length
  if (state !== 'running') return { key: `compare.${state}`, values: { all } }
  const known = (list: readonly unknown[]) => list.filter((each) => each !== undefined).length
  const done = known(counted)
  return done < all
    ? { key: 'compare.counting', values: { done, all } }
    : { key: 'compare.timing', values: { done: known(timed), all } }
}
