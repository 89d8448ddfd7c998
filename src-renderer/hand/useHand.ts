import { useStore } from 'zustand'
import { useApp } from '../useApp'
import type { HandDesk } from './handDesk'

export const useHand = <T>(select: (desk: HandDesk) => T): T => useStore(useApp().hand, select)

export const useIsPlaying = (): boolean => useHand(({ mode }) => mode === 'play')
