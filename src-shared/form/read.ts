/** From what a person typed to checked params, and back. Every refusal says what, where and what is allowed. */
import { assertNever } from '../lib/assertNever'
import { bad, good, type Outcome } from '../lib/outcome'
import type { Field, Form, Params, Value } from './field'

/** Typed text by field id; an absent field takes its initial value. */
export type Typed = Readonly<Record<string, string | undefined>>

/** A refused form says which field is wrong. */
export type FormOutcome<P> =
  | { readonly ok: true; readonly value: P }
  | {
      readonly ok: false
      readonly field: string
      readonly message: { key: string; values?: Record<string, string | number> }
    }

export function initialParams<P extends Params>(form: Form<P>): P {
  return Object.fromEntries(form.fields.map((field) => [field.id, field.initial])) as unknown as P
}

/** The value of one field, given the params of the fields before it. */
export function readField(field: Field, text: string, before: Params): Outcome<Value> {
  switch (field.kind) {
    case 'size':
      return readSize(text, field.min, field.max)
    case 'integer':
      return readInteger(text, field.min, field.max(before))
    case 'flag':
      return readFlag(text)
    case 'choice':
      return field.options.includes(text)
        ? good(text)
        : bad('form.choice', { text, allowed: field.options.join(', ') })
    default:
      return assertNever(field)
  }
}

/** The text of a field's value: what `readField` reads back. */
export function writeField(value: Value): string {
  return Array.isArray(value) ? value.join('x') : String(value)
}

/** Checks a whole form; stops at the first field that is wrong. */
export function readForm<P extends Params>(form: Form<P>, typed: Typed): FormOutcome<P> {
  const params: Record<string, Value> = {}
  for (const field of form.fields) {
    const text = typed[field.id]
    const read = text === undefined ? initialWithin(field, params) : readField(field, text, params)
    if (!read.ok)
      return { ok: false, field: field.id, message: { ...read.message, values: { ...read.message.values } } }
    params[field.id] = read.value
  }
  return { ok: true, value: params as P }
}

/** A default must fit too: on a 2×2 board the default start may lie outside. */
function initialWithin(field: Field, before: Params): Outcome<Value> {
  return field.kind === 'integer' ? good(Math.min(field.initial, field.max(before))) : good(field.initial)
}

const wholeNumber = /^-?\d{1,15}$/

function readInteger(text: string, min: number, max: number): Outcome<number> {
  if (text.trim() === '') return bad('form.integer.empty', { min, max })
  if (!wholeNumber.test(text)) return bad('form.integer.shape', { text: shorten(text), min, max })
  const value = Number(text)
  return value < min || value > max ? bad('form.integer.range', { text, min, max }) : good(value)
}

function readSize(text: string, min: number, max: number): Outcome<readonly [number, number]> {
  if (text.trim() === '') return bad('form.size.empty', { min, max })
  const parts = text.split(/[x×*]/i).map((part) => part.trim())
  const [rows, columns = rows] = parts
  if (
    parts.length > 2 ||
    rows === undefined ||
    columns === undefined ||
    !wholeNumber.test(rows) ||
    !wholeNumber.test(columns)
  )
    return bad('form.size.shape', { text: shorten(text), min, max })
  const size = [Number(rows), Number(columns)] as const
  return size.some((side) => side < min || side > max)
    ? bad('form.size.range', { text, min, max })
    : good(size)
}

function readFlag(text: string): Outcome<boolean> {
  if (text === '' || text === 'true') return good(true)
  return text === 'false' ? good(false) : bad('form.flag', { text: shorten(text) })
}

/** A message quotes at most this much of what was typed. */
const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
