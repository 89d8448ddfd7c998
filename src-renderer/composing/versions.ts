/** What was written, with its past and future. */
export interface Versions {
  readonly past: readonly string[]
  readonly now: string
  readonly future: readonly string[]
  /** True while the person types: what is typed on belongs to the same change. */
  readonly isTyping: boolean
}

/** More are forgotten, oldest first. */
const mostVersions = 500

export const versionsOf = (now: string): Versions => ({ past: [], now, future: [], isTyping: false })

export function written({ past, now, isTyping }: Versions, text: string, typed: boolean): Versions {
  const goesOn = typed && isTyping
  return {
    past: goesOn ? past : [...past.slice(1 - mostVersions), now],
    now: text,
    future: [],
    isTyping: typed,
  }
}

export function undone({ past, now, future }: Versions): Versions {
  const before = past.at(-1)
  if (before === undefined) return { past, now, future, isTyping: false }
  return { past: past.slice(0, -1), now: before, future: [now, ...future], isTyping: false }
}

export function redone({ past, now, future: [next, ...future] }: Versions): Versions {
  if (next === undefined) return { past, now, future, isTyping: false }
  return { past: [...past, now], now: next, future, isTyping: false }
}
