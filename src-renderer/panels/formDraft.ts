/** A form being filled in: what was typed, and what can be made of it. */
import {
  type Field,
  type Form,
  maxOf,
  type Params,
  type SizeField,
  type TextField,
  type Value,
} from '@shared/form/field'
import { type FormOutcome, initialOf, readField, readForm, writeField } from '@shared/form/read'
import type { Puzzle, Strategy } from '@shared/puzzle'

export interface Draft {
  /** What the person wants, by field. */
  readonly typed: Readonly<Record<string, string>>
  /** The field changed last. */
  readonly edited: string | undefined
}

export function draftOf({ fields }: Form, params: Params): Draft {
  const typed = Object.fromEntries(
    fields.map((field) => [field.id, writeField(field, params[field.id] as Value)]),
  )
  return { typed, edited: undefined }
}

export const edit = ({ typed }: Draft, field: string, text: string): Draft => ({
  typed: { ...typed, [field]: text },
  edited: field,
})

export interface Reading {
  /** What stands in the fields. */
  readonly shown: Readonly<Record<string, string>>
  readonly outcome: FormOutcome<Params>
}

/**
 * A number that fitted before a field above it grew smaller is shown as the largest that fits now, a list or a text
 * as the default one, and comes back when there is room again: on the way from 8×8 to 12×8 the start is not lost at 1×8.
 */
export function readDraft(
  { form, check }: Pick<Puzzle, 'form' | 'check'>,
  strategy: Strategy,
  { typed, edited }: Draft,
): Reading {
  const shown: Record<string, string> = { ...typed }
  const params: Record<string, Value> = {}
  for (const field of form.fields) {
    const text = typed[field.id] ?? ''
    if (field.id !== edited) shown[field.id] = fitted(field, text, params)
    const read = readField(field, shown[field.id] ?? '', params)
    if (!read.ok) break
    params[field.id] = read.value
  }
  const outcome = readForm(form, shown)
  const refusal = outcome.ok ? check?.(outcome.value, strategy) : undefined
  return { shown, outcome: refusal ? refused(refusal) : outcome }
}

function fitted(field: Field, text: string, before: Params): string {
  if (field.kind === 'list') return fittedList(field, text, before)
  if (field.kind === 'text') return fittedText(field, text, before)
  if (field.kind !== 'integer') return text
  const max = maxOf(field, before)
  return /^\d{1,15}$/.test(text) && Number(text) > max ? String(max) : text
}

/** A text whose meaning hangs on the fields before it is theirs to replace. */
function fittedText(field: TextField, text: string, before: Params): string {
  const hangs = typeof field.initial === 'function'
  return hangs && !readField(field, text, before).ok ? String(initialOf(field, before)) : text
}

/** What is no list at all is left for the person to see. */
function fittedList(field: Field, text: string, before: Params): string {
  const read = readField(field, text, before)
  const misfits = !read.ok && ['form.list.count', 'form.list.range'].includes(read.message.key)
  return misfits ? writeField(field, initialOf(field, before)) : text
}

const refused = ({
  field,
  message,
}: NonNullable<ReturnType<NonNullable<Puzzle['check']>>>): FormOutcome<Params> => ({
  ok: false,
  field,
  message: message.values ? { key: message.key, values: { ...message.values } } : { key: message.key },
})

/** One up or down from what is typed, within the range; from something else than a number, its nearest end. */
export function stepped(text: string, by: 1 | -1, min: number, max: number): string {
  const value = /^-?\d{1,15}$/.test(text.trim()) ? Number(text) + by : min
  return String(Math.min(max, Math.max(min, value)))
}

/** Which of a wrong size's two sides to blame: both when each is allowed by itself. */
export function wrongSides({ min, max }: SizeField, size: string): readonly [boolean, boolean] {
  const isWrong = (side: string) =>
    !/^\d{1,15}$/.test(side.trim()) || Number(side) < min || Number(side) > max
  const [rows, columns] = sidesOf(size)
  return isWrong(rows) || isWrong(columns) ? [isWrong(rows), isWrong(columns)] : [true, true]
}

/** Rows and columns of a size being typed; a missing part is empty. */
export function sidesOf(size: string): readonly [string, string] {
  const [rows = '', columns = rows] = size.split('x')
  return [rows, columns]
}
