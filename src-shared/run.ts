/** A run is named by a short text that is copied, linked, filed and typed: `knights-tour/bound-2?size=8x8&start=20`. */
import type { Field, Params, Value } from './form/field'
import { readForm, writeField } from './form/read'
import type { Message } from './lib/message'
import type { Puzzle, Strategy } from './puzzle'

export interface Run {
  readonly puzzle: Puzzle
  readonly strategy: Strategy
  readonly params: Params
}

/** A run, or what is wrong with its text and at which field. */
export type RunOutcome =
  | { readonly ok: true; readonly value: Run }
  | { readonly ok: false; readonly field: string; readonly message: Message }

export function runText({ puzzle, strategy, params }: Run): string {
  const parts = puzzle.form.fields.flatMap((field) => {
    const { id, kind } = field
    const value = params[id]
    if (value === undefined || (kind === 'flag' && value === false) || isEmptyDefault(field, value)) return []
    return [`${id}=${encodeURIComponent(writeField(field, value)).replaceAll('%2C', ',')}`]
  })
  return `${puzzle.id}/${strategy.id}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** A list that is empty unless something is said needs no word. */
const isEmptyDefault = (field: Field, value: Value): boolean =>
  field.kind === 'list' &&
  typeof field.initial !== 'function' &&
  field.initial.length === 0 &&
  writeField(field, value) === ''

/** Reads what `runText` writes. An absent parameter takes its default; an unknown one is refused. */
export function parseRun(text: string, puzzles: readonly Puzzle[]): RunOutcome {
  const [name = '', query = ''] = splitOnce(text.trim(), '?')
  const [puzzleId = '', strategyId = ''] = splitOnce(name, '/')
  // No prototype, so that no name of an object's own is taken for a parameter.
  const typed: Record<string, string> = Object.create(null)
  for (const part of query.split('&').filter((piece) => piece !== '')) {
    const [id = '', value = ''] = splitOnce(part, '=')
    const decoded = decode(value)
    if (decoded === undefined) return wrong(id, 'run.encoding', { text: value })
    if (id in typed) return wrong(id, 'run.twice', { text: id })
    typed[id] = decoded
  }
  return makeRun(puzzleId, strategyId || undefined, typed, puzzles)
}

/** A run from its parts as typed, on the command line or in a form. */
export function makeRun(
  puzzleId: string,
  strategyId: string | undefined,
  typed: Readonly<Record<string, string>>,
  puzzles: readonly Puzzle[],
): RunOutcome {
  const puzzle = puzzles.find(({ id }) => id === puzzleId)
  if (!puzzle)
    return wrong('puzzle', 'run.puzzle', { text: puzzleId, allowed: puzzles.map(({ id }) => id).join(', ') })
  const strategy =
    strategyId === undefined ? puzzle.strategies[0] : puzzle.strategies.find(({ id }) => id === strategyId)
  if (!strategy) {
    const allowed = puzzle.strategies.map(({ id }) => id).join(', ')
    return wrong('strategy', 'run.strategy', { text: strategyId ?? '', allowed })
  }
  const known = puzzle.form.fields.map(({ id }) => id)
  const unknown = Object.keys(typed).find((id) => !known.includes(id))
  if (unknown !== undefined) return wrong(unknown, 'run.param', { text: unknown, allowed: known.join(', ') })
  const read = readForm(puzzle.form, typed)
  if (!read.ok) return read
  const refusal = puzzle.check?.(read.value, strategy)
  return refusal ? { ok: false, ...refusal } : { ok: true, value: { puzzle, strategy, params: read.value } }
}

const wrong = (field: string, key: string, values: Message['values']): RunOutcome => ({
  ok: false,
  field,
  message: values ? { key, values } : { key },
})

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
