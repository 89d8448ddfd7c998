import type { Message } from './message'

/** What a reader of hostile text returns: a value, or a message for the person. Never an exception. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: Message }

export const good = <T>(value: T): Outcome<T> => ({ ok: true, value })

export const bad = (key: string, values?: Message['values']): Outcome<never> => ({
  ok: false,
  message: values ? { key, values } : { key },
})
