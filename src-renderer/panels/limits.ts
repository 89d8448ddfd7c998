/** Limits in words, and those there are to choose from. */
import type { LimitName, Limits, Used } from '@shared/ipc/limits'
import type { Message } from '@shared/lib/message'
import type { Language } from '../language'

/** Offered in the settings; null is without a limit. Memory always has one: without it the machine would stall. */
export const limitChoices: Readonly<Record<LimitName, readonly (number | null)[]>> = {
  steps: [1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, null],
  seconds: [10, 30, 60, 300, 900, 3600, null],
  bytes: [256e6, 512e6, 1e9, 2e9, 4e9, 8e9],
}

/** The choices, and among them the one in force: a settings file may say another. */
export function choicesWith(name: LimitName, inForce: number | null): readonly (number | null)[] {
  const choices = limitChoices[name]
  if (choices.includes(inForce)) return choices
  return [...choices, inForce].sort((a, b) => (a ?? Infinity) - (b ?? Infinity))
}

/** “1 billion”, “5 min”, “256 MB”. */
export function limitText(language: Language, name: LimitName, limit: number | null): string {
  if (limit === null) return language.word('ui.limits.none')
  return name === 'steps' ? language.large(limit) : amountText(language, name, limit)
}

/** “12,345,678”, “1 min 3 sec”, “33.1 MB”. */
function amountText({ number, duration, bytes }: Language, name: LimitName, amount: number): string {
  if (name === 'steps') return number(amount)
  return name === 'seconds' ? duration(amount) : bytes(amount)
}

export function usedText(language: Language, name: LimitName, limits: Limits, used: Used): string {
  const limit = limits[name]
  const values = { used: amountText(language, name, used[name]), limit: limitText(language, name, limit) }
  return language.say({ key: limit === null ? 'ui.limits.of.none' : 'ui.limits.of', values })
}

/** How much of a limit is used up, 0 … 1; without one, nothing is. */
export const shareUsed = (limit: number | null, used: number): number =>
  limit === null ? 0 : Math.min(1, used / limit)

export const reachedMessage = (language: Language, name: LimitName, limit: number): Message => ({
  key: `ui.limits.reached.${name}`,
  values: { limit: limitText(language, name, limit) },
})
