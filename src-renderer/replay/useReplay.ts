import { useStore } from 'zustand'
import { useIsPlaying } from '../hand/useHand'
import { useApp } from '../useApp'
import type { Replay } from './replayDesk'

/** The path that is replayed, if one is. */
export const useReplay = (): Replay | undefined => useStore(useApp().replay, ({ replay }) => replay)

/** True while the board shows a search: it is neither played by hand nor is a path replayed on it. */
export function useIsWatching(): boolean {
  const isReplaying = useStore(useApp().replay, ({ replay }) => replay !== undefined)
  return !useIsPlaying() && !isReplaying
}
