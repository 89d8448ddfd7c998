/** The command line inside the installed app. */
import { app } from 'electron'
import { runCli } from './cli/cli'

export async function runCommand(words: readonly string[]): Promise<void> {
  // Failed writes are told by the write itself; without a listener they would end the process on their own.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const interrupt = new AbortController()
  // Once: who presses Ctrl+C again does not want to wait.
  process.once('SIGINT', () => interrupt.abort())
  const { stdin, stdout, stderr, env } = process
  const { signal } = interrupt
  const args = app.isPackaged ? [] : [app.getAppPath()]
  const hidden = { command: process.execPath, args, stderr: 'ignore' } as const
  process.exit(await runCli(words, { stdin, stdout, stderr, env, signal, hidden }))
}
