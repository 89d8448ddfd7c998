import { useStore } from 'zustand'
import { useApp } from '../useApp'
import type { Judgement } from './judge'

/** What is known of this text; of another nothing is. */
export function useJudgement(text: string): Judgement | undefined {
  const { judgement } = useStore(useApp().judge.store)
  return judgement?.text === text ? judgement : undefined
}
