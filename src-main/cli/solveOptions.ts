/** The flags that say what to write, and those of `solve` that say how far to search. */
import { extname } from 'node:path'
import type { Theme } from '@shared/picture/ink'
import { quoted, type Read, refuse } from './refusal'
import { type Call, optionsFrom } from './runFrom'
import { animatedFormats, type Format, formats, pictureFormats } from './verbs'

export interface WriteOptions {
  readonly format: Format
  /** Where to write; standard output when absent. */
  readonly out: string | undefined
  readonly bom: boolean
  /** Pixels for one unit of the picture. */
  readonly scale: number
  readonly theme: Theme
  /** Frames a second of an animation. */
  readonly pace: number
}

export interface SolveOptions extends WriteOptions {
  readonly limit: number
  readonly all: boolean
}

/** Flags that mean nothing for other formats. */
const onlyFor: Readonly<Record<string, readonly string[]>> = {
  bom: ['csv'],
  scale: pictureFormats,
  theme: pictureFormats,
  pace: animatedFormats,
}

export function solveOptions(call: Call): Read<SolveOptions> {
  const written = writeOptions(call)
  if (!written.ok) return written
  const read = optionsFrom(call.args, call.verb)
  if (!read.ok) return read
  const { 'max-steps': limit, all } = read.value
  return { ok: true, value: { ...written.value, limit: limit as number, all: all as boolean } }
}

export function writeOptions({ args, verb }: Pick<Call, 'args' | 'verb'>): Read<WriteOptions> {
  const { flags } = args
  const wanted = flags.format ?? formatOf(flags.out)
  const read = optionsFrom({ ...args, flags: { ...flags, format: wanted } }, verb)
  if (!read.ok) return read
  if (pictureFormats.includes(wanted) && flags.out === undefined)
    return refuse('--format', 'cli.format.out', { text: wanted })
  if (flags.out === '') return refuse('--out', 'cli.flag.value')
  for (const [id, allowed] of Object.entries(onlyFor))
    if (flags[id] !== undefined && !allowed.includes(wanted))
      return refuse(`--${id}`, 'cli.format.only', { text: quoted(wanted), allowed: allowed.join(', ') })
  const { format, bom, scale, theme, pace } = read.value
  return {
    ok: true,
    value: {
      format: format as Format,
      out: flags.out,
      bom: bom as boolean,
      scale: scale as number,
      theme: theme as Theme,
      pace: pace as number,
    },
  }
}

/** The format that a file's name promises; JSON where it promises none. */
function formatOf(out: string | undefined): string {
  const extension = extname(out ?? '')
    .slice(1)
    .toLowerCase()
  if (extension === 'txt') return 'text'
  return formats.some((format) => format === extension) ? extension : 'json'
}
