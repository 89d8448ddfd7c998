/** The words of a command line, split into operands and flags and checked against the flags there are. */
import { parseArgs } from 'node:util'
import { quoted, type Read, refuse } from './refusal'
import type { Flag } from './verbs'

export interface Arguments {
  /** The words that are no flags. */
  readonly operands: readonly string[]
  /** The text of each flag given, by id; '' for one that needs none. */
  readonly flags: Readonly<Record<string, string>>
}

/** The next word is a flag's value unless it looks like a flag: so `--start -1` is read, and `--start --closed` is not. */
export function readArguments(words: readonly string[], flags: readonly Flag[]): Read<Arguments> {
  const given: Record<string, string> = {}
  const operands: string[] = []
  for (const token of tokensOf(words, flags)) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const where = quoted(token.rawName)
    const known = flags.find(({ id }) => id === token.name)
    if (!known)
      return refuse(where, 'cli.flag.unknown', { allowed: flags.map(({ id }) => `--${id}`).join(' ') })
    if (Object.hasOwn(given, known.id)) return refuse(where, 'cli.flag.twice')
    const isMissing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))
    if (isMissing && known.kind !== 'flag') return refuse(where, 'cli.flag.value')
    given[known.id] = token.value ?? ''
  }
  return { ok: true, value: { operands, flags: given } }
}

/** The operands alone, whatever is wrong with the flags: to learn which puzzle's flags to expect. */
export const operandsOf = (words: readonly string[], flags: readonly Flag[]): string[] =>
  tokensOf(words, flags).flatMap((token) => (token.kind === 'positional' ? [token.value] : []))

/** The text of one flag, whatever is wrong with the others; '' for one without a value, undefined where it is not given. */
export function flagText(words: readonly string[], flags: readonly Flag[], id: string): string | undefined {
  for (const token of tokensOf(words, flags))
    if (token.kind === 'option' && token.name === id) return token.value ?? ''
  return undefined
}

/** Node's own parser, made to judge nothing: its messages are in English and longer than a line. */
function tokensOf(words: readonly string[], flags: readonly Flag[]) {
  const options = Object.fromEntries(
    flags.map(({ id, kind }) => [
      id,
      {
        type: kind === 'flag' ? ('boolean' as const) : ('string' as const),
        ...(id === 'help' ? { short: 'h' } : {}),
      },
    ]),
  )
  return parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true }).tokens
}
