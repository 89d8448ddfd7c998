/** How components reach the survey of the board on the table. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../useApp'
import type { Met } from './met'
import type { Survey } from './survey'

export const useSurvey = <T>(select: (survey: Survey) => T): T => useStore(useApp().surveyor.store, select)

/** While a component is in sight the states are found, and met ones asked for. */
export function useWanted(): void {
  const { surveyor } = useApp()
  useEffect(() => surveyor.want(), [surveyor])
}

/** Calls back when more is known of what the search has met; `show` must stay the same function. */
export function useMeetings(show: (met: Met) => void): void {
  const { surveyor } = useApp()
  useEffect(() => surveyor.meetings.add(show), [surveyor, show])
}
