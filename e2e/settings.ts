import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@shared/ipc/calls'

/** What an app that is started with this home finds in its settings. */
export function leaveSettings(home: string, settings: Partial<Settings>): void {
  const folder = join(home, 'user-data')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ settings }))
}
