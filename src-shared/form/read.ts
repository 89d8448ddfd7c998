/** From what a person typed to checked params, and back. Every refusal says what, where and what is allowed. */
import { assertNever } from '../lib/assertNever'
import { bad, good, type Outcome } from '../lib/outcome'
import { type Field, type Form, maxOf, type Params, type Value } from './field'
import { readList, writeList } from './list'
import { quoted } from './quoted'

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
  const params: Record<string, Value> = {}
  for (const field of form.fields) params[field.id] = initialOf(field, params)
  return params as P
}

/** The value a field has when nothing is said. It fits too: on a 2×2 board the default start may lie outside. */
export function initialOf(field: Field, before: Params): Value {
  if (field.kind === 'integer') return Math.min(field.initial, maxOf(field, before))
  if ('initial' in field && typeof field.initial === 'function') return field.initial(before)
  return field.initial as Value
}

/** The value of one field, given the params of the fields before it. */
export function readField(field: Field, text: string, before: Params): Outcome<Value> {
  switch (field.kind) {
    case 'size':
      return readSize(text, field.min, field.max)
    case 'integer':
      return readInteger(text, field.min, maxOf(field, before))
    case 'list':
      return readList(field, text, before)
    case 'flag':
      return readFlag(text)
    case 'choice':
      return field.options.includes(text)
        ? good(text)
        : bad('form.choice', { text, allowed: field.options.join(', ') })
    case 'text':
      return field.read(text, before)
    default:
      return assertNever(field)
  }
}

/** The text of a field's value: what `readField` reads back. A value of another kind is written as it is. */
export function writeField(field: Field, value: Value): string {
  if (!Array.isArray(value)) return String(value)
  return field.kind === 'list' ? writeList(field, value) : value.join(field.kind === 'size' ? 'x' : ',')
}

/** Checks a whole form; stops at the first field that is wrong. */
export function readForm<P extends Params>(form: Form<P>, typed: Typed): FormOutcome<P> {
  const params: Record<string, Value> = {}
  for (const field of form.fields) {
    const text = typed[field.id]
    const read = text === undefined ? good(initialOf(field, params)) : readField(field, text, params)
    if (!read.ok)
      return { ok: false, field: field.id, message: { ...read.message, values: { ...read.message.values } } }
    params[field.id] = read.value
  }
  return { ok: true, value: params as P }
}

const wholeNumber = /^-?\d{1,15}$/

function readInteger(text: string, min: number, max: number): Outcome<number> {
  if (text.trim() === '') return bad('form.integer.empty', { min, max })
  if (!wholeNumber.test(text)) return bad('form.integer.shape', { text: quoted(text), min, max })
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
    return bad('form.size.shape', { text: quoted(text), min, max })
  const size = [Number(rows), Number(columns)] as const
  return size.some((side) => side < min || side > max)
    ? bad('form.size.range', { text, min, max })
    : good(size)
}

function readFlag(text: string): Outcome<boolean> {
  if (text === '' || text === 'true') return good(true)
  return text === 'false' ? good(false) : bad('form.flag', { text: quoted(text) })
}
