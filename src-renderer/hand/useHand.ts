import type { Holding } from '@shared/hand'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../useApp'
import type { HandDesk } from './handDesk'

export const useHand = <T>(select: (desk: HandDesk) => T): T => useStore(useApp().hand, select)

export const useIsPlaying = (): boolean => useHand(({ mode }) => mode === 'play')

/** The hand of now, and what is held. */
export function useHolding(): Holding {
  const { hand } = useHand(({ history }) => history.now)
  const held = useHand((desk) => desk.held)
  return useMemo(() => ({ hand, held }), [hand, held])
}
