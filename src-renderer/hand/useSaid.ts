import type { Message } from '@shared/lib/message'
import { useMemo } from 'react'
import { useLanguage } from '../language'
import { useVerdict } from '../match/useMatch'
import { useDesk } from '../useApp'
import { useHand, useHolding } from './useHand'

/** How the hand stands, in the language in force; first of all, why the last press came to nothing. */
export function useSaid(): { readonly sentences: readonly string[]; readonly isSolved: boolean } {
  const { say } = useLanguage()
  const { puzzle, params } = useDesk(({ run }) => run)
  const now = useHolding()
  const why = useHand((desk) => desk.why)
  const note = useHand(({ answer }) => (answer.kind === 'asking' ? answer.note : undefined))
  const verdict = useVerdict()
  const stands = useMemo(() => puzzle.hand?.say(params, now) ?? [], [puzzle, params, now])
  return {
    sentences: [why, note, ...stands, verdict].filter((each): each is Message => each !== undefined).map(say),
    isSolved: puzzle.hand?.isSolved(params, now.hand) ?? false,
  }
}
