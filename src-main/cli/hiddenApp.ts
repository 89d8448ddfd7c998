/** Has the app, started hidden, make what only a browser's engine makes: PDF and video. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type HiddenAnswer, type HiddenJob, hiddenMark } from '@shared/ipc/hidden'
import { DrawRefusal } from '../drawRefusal'
import type { HiddenApp, Io } from './io'

/** Hands over bytes that belong to the job; resolves when the app takes more. */
export type Send = (bytes: Uint8Array) => Promise<void>

/**
 * The bytes of the file. `feed` sends what is to follow the job. Rejects with a `DrawRefusal` where there is no app or
 * no encoder, or when interrupted; the app has then ended.
 */
export async function makeHidden(
  format: string,
  job: HiddenJob,
  { hidden, env, signal }: Io,
  feed: (send: Send) => Promise<void> = async () => {},
): Promise<Uint8Array> {
  if (!hidden) throw noApp(format)
  const profile = await mkdtemp(join(tmpdir(), 'retrace-'))
  try {
    const app = start(hidden, profile, env)
    const answer = answerOf(app)
    const stop = () => endApp(app)
    signal.addEventListener('abort', stop)
    try {
      signal.throwIfAborted()
      await handOver(job, feed, app.stdin)
      const bytes = await answer
      signal.throwIfAborted()
      return readAnswer(bytes, format)
    } finally {
      signal.removeEventListener('abort', stop)
      // Hears that nothing follows, whatever it is at.
      app.stdin.destroy()
      await answer
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** How long it has to end by itself. */
const graceMs = 2000

/** One that does not hear is ended all the same. */
function endApp(app: App): void {
  app.kill()
  const timer = setTimeout(() => app.kill('SIGKILL'), graceMs)
  app.once('exit', () => clearTimeout(timer))
}

type App = ChildProcess & { readonly stdin: Writable; readonly stdout: Readable }

/** A group of its own: a Ctrl+C in the terminal is for the command, which then ends it. */
function start({ command, args, stderr }: HiddenApp, profile: string, env: Io['env']): App {
  const switches = [
    `--user-data-dir=${profile}`,
    '--disable-gpu',
    '--log-level=3',
    // It draws on nothing at all.
    ...(process.platform === 'linux' ? ['--ozone-platform=headless'] : []),
    // Chromium's sandbox does not start for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  return spawn(command, [...args, ...switches], {
    // GTK would leave a cache of settings, which nobody sees here, in the person's folder.
    env: { ...env, [hiddenMark]: '1', GSETTINGS_BACKEND: 'memory' },
    stdio: ['pipe', 'pipe', stderr],
    detached: process.platform !== 'win32',
    windowsHide: true,
  }) as App
}

/** All that it said, once it has ended; nothing where it could not be started. */
async function answerOf(app: App): Promise<Buffer> {
  // Told by the end of the answer.
  app.stdin.on('error', () => {})
  const ended = once(app, 'close').catch(() => {})
  const bytes = await buffer(app.stdout).catch(() => Buffer.alloc(0))
  await ended
  return bytes
}

/** The app may end before it has taken everything: its answer then says why. */
async function handOver(job: HiddenJob, feed: (send: Send) => Promise<void>, stdin: Writable) {
  const send: Send = (bytes) =>
    new Promise((resolve, reject) => {
      stdin.write(bytes, (error) => (error ? reject(new Unheard()) : resolve()))
    })
  const head = Buffer.from(JSON.stringify(job))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  try {
    await send(Buffer.concat([length, head]))
    await feed(send)
  } catch (error) {
    if (!(error instanceof Unheard)) throw error
  }
}

class Unheard extends Error {}

function readAnswer(bytes: Buffer, format: string): Uint8Array {
  const end = bytes.indexOf('\n')
  if (end < 0) throw noApp(format)
  const { told }: HiddenAnswer = JSON.parse(bytes.toString('utf8', 0, end))
  if (told) throw new DrawRefusal(told)
  return bytes.subarray(end + 1)
}

const noApp = (format: string) => new DrawRefusal({ key: 'cli.hidden.failed', values: { format } })
