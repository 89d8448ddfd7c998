/** A list of listeners: for what changes too often to go through React. */
export interface Listeners<T> {
  /** Returns how to stop listening. */
  add(listener: (value: T) => void): () => void
  tell(value: T): void
}

export function makeListeners<T>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(value) {
      for (const listener of listeners) listener(value)
    },
  }
}
