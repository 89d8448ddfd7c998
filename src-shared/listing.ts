/** Pseudo-code, as data. */
import type { Message } from './lib/message'
import type { StepKind } from './step'

/** Pseudo-code beside the picture: which line (0-based) each kind of step stands on. */
export interface Listing {
  /** Sentences of the catalogue; leading spaces there are the indentation. */
  readonly lines: readonly Message[]
  readonly start: number
  readonly at: Readonly<Partial<Record<StepKind, number>>>
}

/**
 * A listing of the lines `<prefix>.<name>` of the catalogue, in this order; `at` names the line that each kind of step
 * stands on. It starts on its first line.
 */
export function makeListing<Name extends string>(
  prefix: string,
  names: readonly Name[],
  at: Readonly<Partial<Record<StepKind, NoInfer<Name>>>>,
): Listing {
  const lines = names.map((name) => ({ key: `${prefix}.${name}` }))
  const places = Object.entries(at).map(([kind, name]) => [kind, names.indexOf(name)])
  return { lines, start: 0, at: Object.fromEntries(places) }
}
