import type { Message } from '@shared/lib/message'

/** Why the words of the command line, or a file they name, cannot be used, and which of them. */
export interface Refusal {
  /** As typed: `--size`, a file name; '' where the line as a whole is meant. */
  readonly where: string
  readonly message: Message
}

/** A value, or a refusal; never an exception. */
export type Read<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal)

export const refuse = (
  where: string,
  key: string,
  values?: Message['values'],
): { readonly ok: false } & Refusal => ({
  ok: false,
  where,
  message: values ? { key, values } : { key },
})

/** Messages quote at most this much of what was typed. */
export const quoted = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
