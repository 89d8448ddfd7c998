/** The words a start of the app was given, and what they ask for. Pure, so that odd ones can be tried on it. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLink, linkTo } from '@shared/document/link'

/** Said instead of a verb; the installed command is asked for them, too. */
const askedOfCommand: readonly string[] = ['--help', '-h', '--version']

const isOurs = (word: string): boolean =>
  askedOfCommand.includes(word) || word === '--run' || word.startsWith('--run=')

/**
 * The words after the executable, without Chromium's switches before them. While developing the first word names the
 * app's own folder and is dropped (`hasFolder`). A `--` ends the switches: everything after it is ours, flags too.
 */
export function ownWords(argv: readonly string[], hasFolder: boolean): string[] {
  const words = argv.slice(1)
  while (words[0]?.startsWith('-') && words[0] !== '--' && !isOurs(words[0])) words.shift()
  if (hasFolder) words.shift()
  if (words[0] === '--') words.shift()
  return words
}

/**
 * Whether these words are a command line, to be carried out without a window: the first is a verb, or looks like one,
 * so that a mistyped verb is told and not taken for a file. Documents have a dot in their names, links a colon.
 * The launcher (assets/linux/retrace.sh) goes by the same rule.
 */
export const isCommand = ([first = '']: readonly string[]): boolean =>
  /^[a-z][a-z-]*$/.test(first) || askedOfCommand.includes(first)

/** The longest path or link that is listened to, and how many of them at once. */
const longest = 32_768
const most = 64

/** What to open: links as they are, and files as whole paths, as the words were said in the folder `cwd`. */
export const openablesOf = (words: readonly string[], cwd: string): string[] =>
  withRuns(words)
    .filter((word) => word !== '' && !word.startsWith('-') && word.length <= longest)
    .slice(0, most)
    .map((word) => (isLink(word) ? word : resolve(cwd, pathOf(word))))

/** `--run` and a run's text, in one word or two, are as good as the link to it. */
function withRuns(words: readonly string[]): string[] {
  const open: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string
    const run =
      word === '--run' ? words[++i] : word.startsWith('--run=') ? word.slice('--run='.length) : undefined
    if (run !== undefined) open.push(linkTo(run))
    else open.push(word)
  }
  return open
}

/** Desktops name files by addresses. */
function pathOf(word: string): string {
  if (!/^file:/i.test(word)) return word
  try {
    return fileURLToPath(word)
  } catch {
    return word
  }
}

/**
 * What a start of the app hands to the one that runs already. As base64: Electron (33.2.1, Linux) loses data in which a
 * string is held in two bytes a character, as `6×6` is, and so is anything that was cut out of such a string.
 */
export const handOver = (open: readonly string[]): { readonly open: string } => ({
  open: Buffer.from(JSON.stringify(open)).toString('base64'),
})

/** What was handed over; anything may stand in it. */
export function handedOver(data: unknown): string[] {
  const coded = typeof data === 'object' && data !== null && 'open' in data ? data.open : undefined
  const open = typeof coded === 'string' ? parsed(Buffer.from(coded, 'base64').toString()) : undefined
  if (!Array.isArray(open)) return []
  return open.filter((each) => typeof each === 'string' && each.length <= longest).slice(0, most)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
