/** Lists of whole numbers: `8,8,3`, or with `*` for a number left open, `*,4,0`. */
import type { Message } from '../lib/message'
import { bad, good, type Outcome } from '../lib/outcome'
import { anyNumber, boundOf, type ListField, type Params } from './field'
import { quoted } from './quoted'

/** What a list may hold, once the params before it are known. */
export interface ListRange {
  readonly least: number
  readonly most: number
  readonly min: number
  /** The largest value at each of the `most` places. */
  readonly maxima: readonly number[]
}

export function listRange({ least, most, min, max }: ListField, before: Params): ListRange {
  const length = boundOf(most, before)
  return {
    least: boundOf(least, before),
    most: length,
    min: boundOf(min, before),
    maxima: Array.from({ length }, (_, place) => (typeof max === 'number' ? max : max(before, place))),
  }
}

/**
 * A list as it is being typed, as its parts: whatever they are, `joined` makes the list of them again. A single part
 * that is empty is a space, as an empty text has no parts.
 */
export const partsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((part) => part.trim())
export const joined = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0] || ' ' : parts.join(',')

/**
 * What typing into one box of a list makes of it. A text that is several numbers, as one pastes them, goes into the
 * boxes from this one on; in the first it is the whole list. Where numbers may be left open an empty box is one.
 */
export function withPart({ any }: ListField, text: string, place: number, typed: string): string {
  const parts = typed.trim().split(between)
  const before = partsOf(text)
  const wanted = any ? parts.map((part) => part || '*') : parts
  if (wanted.length > 1 && place === 0) return joined(wanted)
  return joined([...before.slice(0, place), ...wanted, ...before.slice(place + wanted.length)])
}

const wholeNumber = /^\d{1,9}$/

/** Commas, those of a Chinese keyboard too, or just spaces between the numbers. */
const between = /\s*[,，]\s*|\s+/

export function readList(field: ListField, text: string, before: Params): Outcome<readonly number[]> {
  const range = listRange(field, before)
  const parts = text.trim() === '' ? [] : text.trim().split(between)
  const odd = parts.find((part) => !wholeNumber.test(part) && !(field.any && part === '*'))
  if (odd !== undefined) {
    const example = writeList(field, exampleOf(field, before))
    return odd === ''
      ? bad('form.list.gap', { example })
      : bad('form.list.shape', { text: quoted(odd), example })
  }
  const { least, most, min, maxima } = range
  const count = parts.length
  if (count < least || count > most)
    return bad('form.list.count', { count, least, most, lengths: least === most ? 'one' : 'range' })
  const numbers = parts.map((part) => (part === '*' ? anyNumber : Number(part)))
  const place = numbers.findIndex((number, i) => number !== anyNumber && !isWithin(number, min, maxima[i]))
  if (place < 0) return good(numbers)
  const values = { text: numbers[place] as number, place: place + 1, min, max: maxima[place] as number }
  return bad('form.list.range', { ...values, any: field.any ? 'yes' : 'no' })
}

const isWithin = (number: number, min: number, max = 0): boolean => number >= min && number <= max

/** What `readList` reads back. */
export const writeList = ({ any }: ListField, numbers: readonly number[]): string =>
  numbers.map((number) => (any && number === anyNumber ? '*' : String(number))).join(',')

/** What is allowed, as a sentence under the field. */
export function listNote(field: ListField, before: Params): Message {
  const { least, most, min, maxima } = listRange(field, before)
  const [max = min] = maxima
  return {
    key: 'form.list.allowed',
    values: {
      least,
      most,
      lengths: least === most ? 'one' : 'range',
      min,
      max,
      limits: maxima.every((limit) => limit === max) ? 'same' : 'each',
      maxima: maxima.join(', '),
      any: field.any ? 'yes' : 'no',
    },
  }
}

const exampleOf = ({ initial }: ListField, before: Params): readonly number[] =>
  typeof initial === 'function' ? initial(before) : initial
