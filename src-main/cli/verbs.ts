/** The verbs and their flags, as data: the parser, the checks and the help all read this. */
import { availableParallelism } from 'node:os'
import { pathFormats } from '@shared/export/path'
import type { ChoiceField, Field, FlagField, IntegerField } from '@shared/form/field'
import { langs } from '@shared/lib/message'

/** A flag whose value is read later, by whoever knows what it names. */
interface WordFlag {
  readonly kind: 'word'
  readonly id: string
  /** What stands for the value in the help. */
  readonly placeholder: string
}

export type Flag = Field | WordFlag

export interface Verb {
  readonly id: 'list' | 'solve' | 'steps' | 'count' | 'generate' | 'check' | 'convert'
  /** The same in every language; after the name of the program. */
  readonly usage: readonly string[]
  /** Lines to try, after the name of the program; words with spaces are in single quotes. */
  readonly examples: readonly string[]
  /** How many words may stand beside the flags. */
  readonly operands: number
  /**
   * What of the puzzle it takes as flags, too: its params, what can be wished of its maker, or its params if `--puzzle`
   * names one.
   */
  readonly takes: 'nothing' | 'params' | 'wishes' | 'hints'
  readonly flags: readonly Flag[]
}

/** As many as a field reads: some hundred days of searching. */
export const mostSteps = 999_999_999_999_999

/** As large as a field reads. */
const mostSeed = 999_999_999_999_999
const mostInstances = 1_000_000

/** More threads than any count can keep busy. */
const mostJobs = 256

const flag = (id: string): FlagField => ({ kind: 'flag', id, initial: false })
const choice = (id: string, options: readonly string[]): ChoiceField => ({
  kind: 'choice',
  id,
  initial: options[0] as string,
  options,
})
const integer = (id: string, initial: number, min: number, max: number): IntegerField => ({
  kind: 'integer',
  id,
  initial,
  min,
  max,
})

/** What only a browser's engine makes: for these the app is started hidden. */
const hiddenFormats = ['webm', 'mp4', 'pdf'] as const
export const formats = [
  'json',
  ...pathFormats.filter((format) => format !== 'json'),
  'png',
  'gif',
  ...hiddenFormats,
] as const
export type Format = (typeof formats)[number]
export const animatedFormats: readonly string[] = ['gif', 'webm', 'mp4']
export const pictureFormats: readonly string[] = ['svg', 'png', 'pdf', ...animatedFormats]

const runFlags: readonly Flag[] = [
  { kind: 'word', id: 'run', placeholder: '<run id>' },
  { kind: 'word', id: 'strategy', placeholder: '<id>' },
]

/** What is written, where to, and how it looks. */
const writeFlags: readonly Flag[] = [
  choice('format', formats),
  { kind: 'word', id: 'out', placeholder: '<file>' },
  flag('bom'),
  integer('scale', 1, 1, 8),
  choice('theme', ['light', 'dark']),
  integer('pace', 4, 1, 50),
]

/** Every verb takes these. */
const generalFlags: readonly Flag[] = [choice('lang', langs), flag('help')]

const list: Verb = {
  id: 'list',
  usage: ['list [--json]'],
  examples: ['list --json'],
  operands: 0,
  takes: 'nothing',
  flags: [flag('json'), ...generalFlags],
}

const solve: Verb = {
  id: 'solve',
  usage: [
    'solve <puzzle> [--<param> <value>]… [--strategy <id>] [--all] [--max-steps <n>] [--format <f>] [--out <file>]',
    "solve --run '<run id>' …",
  ],
  examples: [
    'solve knights-tour --size 6x6',
    'solve n-queens --n 8 --all --format csv --out queens.csv',
    "solve --run 'sliding-tiles/ida-star?size=3x3' --out tiles.svg",
    'solve knights-tour --size 5x6 --out tour.gif',
  ],
  operands: 1,
  takes: 'params',
  flags: [
    ...runFlags,
    flag('all'),
    integer('max-steps', mostSteps, 1, mostSteps),
    ...writeFlags,
    ...generalFlags,
  ],
}

const steps: Verb = {
  id: 'steps',
  usage: ['steps <puzzle> … [--from <k>] [--count <n>] [--json]', "steps --run '<run id>' …"],
  examples: ['steps n-queens --n 6 --from 100 --count 20 --json'],
  operands: 1,
  takes: 'params',
  flags: [
    ...runFlags,
    integer('from', 0, 0, mostSteps),
    integer('count', 100, 0, mostSteps),
    flag('all'),
    flag('json'),
    ...generalFlags,
  ],
}

const count: Verb = {
  id: 'count',
  usage: ['count <puzzle> [--<param> <value>]… [--jobs <n>] [--fundamental] [--fresh]'],
  examples: ['count n-queens --n 12'],
  operands: 1,
  takes: 'params',
  flags: [
    integer('jobs', Math.min(availableParallelism(), mostJobs), 1, mostJobs),
    flag('fundamental'),
    flag('fresh'),
    ...generalFlags,
  ],
}

const generate: Verb = {
  id: 'generate',
  usage: [
    'generate <puzzle> [--<wish> <value>]… [--seed <s>] [--count <n>] [--strategy <id>] [--json] [--out <file>]',
  ],
  examples: ['generate zebra --seed 7 --count 3', 'generate sliding-tiles --seed 1 --json --out boards.json'],
  operands: 1,
  takes: 'wishes',
  flags: [
    integer('seed', 1, 0, mostSeed),
    integer('count', 1, 1, mostInstances),
    { kind: 'word', id: 'strategy', placeholder: '<id>' },
    flag('json'),
    { kind: 'word', id: 'out', placeholder: '<file>' },
    ...generalFlags,
  ],
}

const check: Verb = {
  id: 'check',
  usage: ['check <puzzle> <file> [--<param> <value>]…'],
  examples: ['check knights-tour tour.txt'],
  operands: 2,
  takes: 'params',
  flags: generalFlags,
}

const convert: Verb = {
  id: 'convert',
  usage: ['convert <file> [--puzzle <id>] [--<param> <value>]… [--format <f>] [--out <file>]'],
  examples: [
    'convert tour.txt --puzzle knights-tour --out tour.json',
    'convert tiles.svg --format png --out tiles.png',
  ],
  operands: 1,
  takes: 'hints',
  flags: [{ kind: 'word', id: 'puzzle', placeholder: '<id>' }, ...writeFlags, ...generalFlags],
}

export const verbs: readonly Verb[] = [list, solve, steps, count, generate, check, convert]

/** What may be said without a verb. */
export const bareFlags: readonly Flag[] = [flag('version'), ...generalFlags]
