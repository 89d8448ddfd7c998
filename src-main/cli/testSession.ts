/** A command line within the process of a test, where its streams and its Ctrl+C are in our hands. */
import { PassThrough } from 'node:stream'
import { runCli } from './cli'
import type { Io } from './io'

interface Ended {
  readonly status: number
  readonly out: string
  readonly err: string
}

interface Session {
  readonly stderr: PassThrough & { isTTY?: boolean }
  readonly interrupt: AbortController
  /** Carries it out; what was said before by the same session is said again. */
  run(words: readonly string[], more?: Partial<Io>): Promise<Ended>
}

export function testSession(input: string | Uint8Array = ''): Session {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const interrupt = new AbortController()
  const said = { out: '', err: '' }
  stdin.end(input)
  stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text
  })
  stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text
  })
  const io = { stdin, stdout, stderr, env: {}, signal: interrupt.signal }
  return {
    stderr,
    interrupt,
    run: async (words, more) => ({ status: await runCli(words, { ...io, ...more }), ...said }),
  }
}

/** One command line, from its words and its standard input to what it says. */
export const retrace = (words: readonly string[], input: string | Uint8Array = ''): Promise<Ended> =>
  testSession(input).run(words)
