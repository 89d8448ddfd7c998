import { useStore } from 'zustand'
import { useApp } from '../useApp'
import type { Counting } from './counting'

export const useCounting = (): Counting => useStore(useApp().counter.store)
