/** The app without a window: does one job for a command line (`cli/hiddenApp.ts`), and ends. */
import type { HiddenAnswer, HiddenJob } from '@shared/ipc/hidden'
import { app } from 'electron'
import { registerAppScheme } from './appProtocol'
import { film } from './film'
import { forbidLeaving } from './security'

const { stdin, stdout } = process

export function startHidden(): void {
  // Electron's own answer to an error is a dialog, which nobody would see.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      console.error(error)
      app.exit(1)
    })
  // The command line keeps it open until it has its answer: it has given up, or is gone.
  stdin.on('data', hold)
  stdin.once('end', () => app.exit(1))
  stdout.once('error', () => app.exit(1))
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  registerAppScheme()
  forbidLeaving()
  app.dock?.hide()
  void work()
}

async function work(): Promise<void> {
  const length = (await take(4)).readUInt32LE()
  const job: HiddenJob = JSON.parse((await take(length)).toString())
  await app.whenReady()
  const made = await madeFor(job)
  const answer: HiddenAnswer = made instanceof Uint8Array ? {} : made
  await write(`${JSON.stringify(answer)}\n`)
  if (made instanceof Uint8Array) await write(made)
  app.exit(0)
}

async function madeFor(job: HiddenJob): Promise<Uint8Array | HiddenAnswer> {
  if (job.kind === 'film') return film(job, () => take(4 * job.width * job.height))
  const { svgToPdf } = await import('./pdf')
  return svgToPdf(job.svg, 'fit')
}

let held: Buffer[] = []
let heldBytes = 0
let wanted = 0
let wake = (): void => {}

function hold(bytes: Buffer): void {
  held.push(bytes)
  heldBytes += bytes.length
  if (heldBytes < wanted) return
  stdin.pause()
  wake()
}

/** The next bytes of the input, so many. As many again are read ahead, so that its end is heard of. */
async function take(length: number): Promise<Buffer> {
  wanted = length
  if (heldBytes < length)
    await new Promise<void>((resolve) => {
      wake = resolve
      stdin.resume()
    })
  const all = Buffer.concat(held)
  held = [all.subarray(length)]
  heldBytes = all.length - length
  if (heldBytes < wanted) stdin.resume()
  return all.subarray(0, length)
}

const write = (data: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => stdout.write(data, () => resolve()))
