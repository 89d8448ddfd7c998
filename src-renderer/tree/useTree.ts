/** How components reach the search tree. */
import { useStore } from 'zustand'
import { hasStates } from '../map/hasStates'
import { useSurvey } from '../map/useSurvey'
import { useIsWatching } from '../replay/useReplay'
import { useApp, useDesk } from '../useApp'
import type { TreeState } from './treeDesk'

export const useTree = <T>(select: (state: TreeState) => T): T => useStore(useApp().tree.store, select)

/** Whether it stands large above the board: the map, once opened, takes its place. */
export function useIsLarge(): boolean {
  const isLarge = useTree((state) => state.isLarge)
  const isWatching = useIsWatching()
  const isMapOpen = useSurvey((survey) => survey.isOpen)
  const isMapped = useDesk(({ run }) => hasStates(run))
  return isLarge && isWatching && !(isMapOpen && isMapped)
}
