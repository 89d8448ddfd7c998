/** How components reach the app: its slow state through React, its quick one past it. */
import type { Progress } from '@shared/ipc/solver'
import { createContext, useContext, useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { App } from './app'
import type { Desk } from './desk'
import type { Frame } from './view'

const Current = createContext<App | undefined>(undefined)

export const AppProvider = Current.Provider

export function useApp(): App {
  const app = useContext(Current)
  if (!app) throw new Error('outside of the app')
  return app
}

export const useDesk = <T>(select: (desk: Desk) => T): T => useStore(useApp().desk, select)

/**
 * Calls back with the frame of now and every one to come, before the browser paints: write to refs there, never to
 * React state. `show` must stay the same function for as long as what it writes to does.
 */
export function useFrames(show: (frame: Frame) => void): void {
  const { view } = useApp()
  useLayoutEffect(() => {
    const latest = view.latest()
    if (latest) show(latest)
    return view.frames.add(show)
  }, [view, show])
}

/** The same for what the solver says of its progress; undefined while there is no run. */
export function useProgress(show: (progress: Progress | undefined) => void): void {
  const app = useApp()
  useEffect(() => {
    show(app.latestProgress)
    return app.progress.add(show)
  }, [app, show])
}
