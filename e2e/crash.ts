/** The end of an app that nobody asked for, and what of it is on the disk by then. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ElectronApplication, expect } from '@playwright/test'

/** Waits until unsaved work with this text is on the disk, as a crash would leave it. */
export async function isKept(home: string, text: string): Promise<void> {
  const folder = join(home, 'user-data/drafts')
  const drafts = () =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.json'))
  await expect
    .poll(() => drafts().some((name) => readFileSync(join(folder, name), 'utf8').includes(text)))
    .toBe(true)
}

export async function kill(app: ElectronApplication): Promise<void> {
  const ended = app.waitForEvent('close')
  app.process().kill('SIGKILL')
  await ended
}
