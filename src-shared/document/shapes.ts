/** Questions about values out of JSON that somebody else wrote. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Unlike `Array.isArray` it says nothing of the items. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A whole number from 0 on that counts exactly. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** A text of at most so many UTF-16 units. */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

/** In UTF-16 units. The runs of large zebra puzzles hold all their clues and have some thousands. */
export const longestRun = 100_000
