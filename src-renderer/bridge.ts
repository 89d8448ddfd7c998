/** What the preload script put on the window. */
import type { Bridge } from '@shared/ipc/calls'

declare global {
  interface Window {
    readonly retrace: Bridge
  }
}

export const bridge: Bridge = window.retrace
