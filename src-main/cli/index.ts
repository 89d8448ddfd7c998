/** Where `npm run cli` starts; an installed app calls `runCli` itself when its first word is a verb. */
import { runCli } from './cli'

// Failed writes are told by the write itself; without a listener they would end the process on their own.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const interrupt = new AbortController()
// Once: who presses Ctrl+C again does not want to wait.
process.once('SIGINT', () => interrupt.abort())

const { stdin, stdout, stderr, env } = process
// Found only when it is needed: nothing else here has a use for Electron.
const starter = env.RETRACE_STARTER
process.exitCode = await runCli(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  signal: interrupt.signal,
  ...(starter !== undefined && {
    hidden: { command: process.execPath, args: [starter], stderr: 'inherit' },
  }),
})
