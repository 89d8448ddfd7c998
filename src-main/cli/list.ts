/** `retrace list`: the puzzles, what can be set in them, and their strategies. */
import { type Field, type Form, type ListField, maxOf } from '@shared/form/field'
import { listNote, listRange } from '@shared/form/list'
import { initialOf, initialParams, writeField } from '@shared/form/read'
import { assertNever } from '@shared/lib/assertNever'
import type { Puzzle } from '@shared/puzzle'
import { puzzles } from '@shared/puzzles/index'
import type { Say } from '@shared/words/say'
import type { Flag } from './verbs'

/** One JSON array; ids and the shape of the objects stay from version to version. */
export const listJson = (say: Say): string =>
  `${JSON.stringify(puzzles.map((puzzle) => puzzleData(puzzle, say)))}\n`

export const listText = (say: Say): string => puzzles.map((puzzle) => puzzleText(puzzle, say)).join('\n')

function puzzleData(puzzle: Puzzle, say: Say) {
  const { id, form, strategies } = puzzle
  const named = (key: string) => say({ key: `${id}.${key}` })
  return {
    puzzle: id,
    name: named('name'),
    params: form.fields.map((field) => ({
      id: field.id,
      type: field.kind,
      default: initialOf(field, initialParams(form)),
      ...rangeData(field, puzzle),
      about: named(`field.${field.id}`),
    })),
    strategies: strategies.map((strategy, i) => ({
      id: strategy.id,
      default: i === 0,
      name: named(`strategy.${strategy.id}`),
      about: named(`strategy.${strategy.id}.about`),
    })),
  }
}

/** Where a largest value depends on other params, the one at their defaults. */
function rangeData(field: Field, { form }: Puzzle) {
  switch (field.kind) {
    case 'size':
      return { min: field.min, max: field.max }
    case 'integer':
      return { min: field.min, max: maxOf(field, initialParams(form)) }
    case 'list': {
      const { least, most, min, maxima } = listRange(field, initialParams(form))
      return { least, most, min, max: Math.max(min, ...maxima), any: field.any ?? false }
    }
    case 'flag':
    case 'text':
      return {}
    case 'choice':
      return { options: field.options }
    default:
      return assertNever(field)
  }
}

function puzzleText(puzzle: Puzzle, say: Say): string {
  const { id, strategies } = puzzle
  const named = (key: string) => say({ key: `${id}.${key}` })
  const lines = strategies.map((strategy, i) => {
    const mark = i === 0 ? say({ key: 'cli.list.default' }) : ''
    return [`--strategy ${strategy.id}`, `${named(`strategy.${strategy.id}.about`)}${mark}`] as const
  })
  return `${id} — ${named('name')}\n${table([...paramLines(puzzle.form, id, say), ...lines])}`
}

/** A param as a flag, with its meaning (said by `<words>.field.<field>`), default and range; but for those `without`. */
export function paramLines(
  form: Form,
  words: string,
  say: Say,
  without: readonly string[] = [],
): (readonly [string, string])[] {
  const fields = form.fields.filter(({ id }) => !without.includes(id))
  return fields.map((field) => {
    const about = say({ key: `${words}.field.${field.id}` })
    return [flagText(field), `${about}${rangeText(field, form, say)}`] as const
  })
}

/** A flag with what stands for its value. */
export function flagText(flag: Flag): string {
  switch (flag.kind) {
    case 'word':
    case 'text':
      return `--${flag.id} ${flag.placeholder}`
    case 'size':
      return `--${flag.id} <rows>x<columns>`
    case 'integer':
      return `--${flag.id} <n>`
    case 'list':
      return `--${flag.id} <n,n,n>`
    case 'flag':
      return `--${flag.id}`
    case 'choice':
      return `--${flag.id} ${flag.options.join('|')}`
    default:
      return assertNever(flag)
  }
}

function rangeText(field: Field, form: Form, say: Say): string {
  const defaults = initialParams(form)
  // As it is typed: an empty list is an empty word.
  const initial = writeField(field, initialOf(field, defaults)) || "''"
  switch (field.kind) {
    case 'size':
      return say({ key: 'cli.range.size', values: { initial, min: field.min, max: field.max } })
    case 'integer':
      return say({
        key: typeof field.max === 'number' ? 'cli.range.integer' : 'cli.range.integer.depends',
        values: { initial, min: field.min, max: maxOf(field, defaults) },
      })
    case 'list':
      return say({
        key: isFixed(field) ? 'cli.range.list' : 'cli.range.list.depends',
        values: { initial, allowed: say(listNote(field, defaults)) },
      })
    case 'choice':
    case 'text':
      return say({ key: 'cli.range.choice', values: { initial } })
    case 'flag':
      return ''
    default:
      return assertNever(field)
  }
}

const isFixed = ({ least, most, min, max }: ListField): boolean =>
  [least, most, min, max].every((bound) => typeof bound === 'number')

/** Two columns; the left one is plain ASCII, so that its width is its length in every language. */
export function table(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length))
  const indent = ' '.repeat(width + 4)
  return lines
    .map(([left, right]) => `  ${left.padEnd(width)}  ${wrapped(right, widest - width, indent)}\n`)
    .join('')
}

/** Help is read in terminals; a line has no more characters than this. */
const widest = 110

/** Breaks at spaces, which Chinese text seldom has and seldom needs. */
function wrapped(text: string, most: number, indent: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join(`\n${indent}`)
}
