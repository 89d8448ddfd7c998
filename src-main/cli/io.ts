/** The outside of the command line: streams, files, Ctrl+C. Everything else in this folder is given one of these. */
import type { Writable } from 'node:stream'
import type { Lang, Message } from '@shared/lib/message'
import type { Say } from '@shared/words/say'

export interface Io {
  readonly stdin: NodeJS.ReadableStream
  readonly stdout: Writable
  readonly stderr: Writable & { readonly isTTY?: boolean }
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted by Ctrl+C: what is under way stops, and tells how far it came. */
  readonly signal: AbortSignal
  /** How the app is started hidden; absent where there is none. */
  readonly hidden?: HiddenApp | undefined
}

/** The app's executable, or what finds it, and the words that it needs first. */
export interface HiddenApp {
  readonly command: string
  readonly args: readonly string[]
  /** What finds the app says what keeps it; Chromium has nothing to say to a reader. */
  readonly stderr: 'inherit' | 'ignore'
}

/** What a verb works with. */
export interface Talk {
  readonly io: Io
  readonly say: Say
  /** The language of `say`. */
  readonly lang: Lang
}

/** Something could not be written; thrown, because it can happen at any word of output. */
export class CannotWrite extends Error {
  /** The file; undefined for standard output and error. */
  readonly path: string | undefined

  constructor(path: string | undefined, cause: unknown) {
    super('cannot write', { cause })
    this.path = path
  }
}

/** Resolves when the text has been handed over, so that a long output never piles up in memory. */
export function print(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(new CannotWrite(undefined, error)) : resolve()))
  })
}

/** A remark beside the result: one line on standard error, whatever the reader typed. */
export const remark = ({ io, say }: Talk, where: string, message: Message): Promise<void> =>
  print(io.stderr, `${oneLine(['retrace', where, say(message)].filter((part) => part !== '').join(': '))}\n`)

/** Typed text may hold line breaks and escape sequences; neither belongs on a terminal. */
function oneLine(text: string): string {
  const flat = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  return flat.length > longestLine ? `${flat.slice(0, longestLine)}…` : flat
}

const longestLine = 2000
