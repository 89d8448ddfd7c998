/** Solver ports reach the window as window messages: they cannot cross the bridge itself. */
import { solverPortMessage } from '@shared/ipc/calls'
import type { ListenForPorts } from './session'

export const listenForPorts: ListenForPorts = (listener) => {
  function onMessage({ source, data, ports }: MessageEvent<unknown>): void {
    const [port] = ports
    if (source === window && port && isSolverPort(data)) listener(data.solver, port)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

function isSolverPort(data: unknown): data is { readonly kind: string; readonly solver: number } {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('solver' in data)) return false
  return data.kind === solverPortMessage && typeof data.solver === 'number'
}
