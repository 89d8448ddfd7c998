import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import { useHand } from './useHand'

/** How the hand stands, in the language in force. */
export function useSaid(): { readonly sentences: readonly string[]; readonly isSolved: boolean } {
  const { say } = useLanguage()
  const { puzzle, params } = useDesk(({ run }) => run)
  const { hand } = useHand(({ history }) => history.now)
  return {
    sentences: puzzle.hand?.say(params, hand).map(say) ?? [],
    isSolved: puzzle.hand?.isSolved(params, hand) ?? false,
  }
}
