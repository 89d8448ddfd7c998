/** Ends a `switch` over a closed list: a new case breaks the build at every place that must know it. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${String(value)}`)
}
