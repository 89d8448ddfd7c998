/** How components reach the search tree. */
import { useStore } from 'zustand'
import { useIsPlaying } from '../hand/useHand'
import { hasStates } from '../map/hasStates'
import { useSurvey } from '../map/useSurvey'
import { useApp, useDesk } from '../useApp'
import type { TreeState } from './treeDesk'

export const useTree = <T>(select: (state: TreeState) => T): T => useStore(useApp().tree.store, select)

/** Whether it stands large above the board: the map, once opened, takes its place. */
export function useIsLarge(): boolean {
  const isLarge = useTree((state) => state.isLarge)
  const isPlaying = useIsPlaying()
  const isMapOpen = useSurvey((survey) => survey.isOpen)
  const isMapped = useDesk(({ run }) => hasStates(run))
  return isLarge && !isPlaying && !(isMapOpen && isMapped)
}
