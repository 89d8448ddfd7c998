/** What the app remembers from one start to the next, in one small JSON file. */
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Settings } from '@shared/ipc/calls'
import { defaultExportChoices } from '@shared/ipc/exporting'
import { defaultLimits } from '@shared/ipc/limits'
import type { Message } from '@shared/lib/message'
import * as z from 'zod/mini'
import { settingsShape } from './shapes'
import { writeWholeSync } from './wholeFile'

const placeShape = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  maximized: z.boolean(),
})

/** Where the window was, in screen coordinates, not counting its being maximised. */
export type Place = z.infer<typeof placeShape>

const memoryShape = z.object({
  settings: settingsShape,
  window: z.exactOptional(placeShape),
  folder: z.exactOptional(z.string()),
  recent: z.exactOptional(z.array(z.string())),
  looked: z.exactOptional(z.number()),
})

/** Everything remembered; `folder` is where the last file was saved. */
export interface Memory {
  readonly settings: Settings
  readonly window?: Place
  readonly folder?: string
  /** Documents used lately, the latest first. */
  readonly recent?: readonly string[]
  /** When a start last looked for updates, in milliseconds since 1970. */
  readonly looked?: number
}

export const defaultSettings: Settings = {
  lang: 'system',
  theme: 'system',
  motion: 'system',
  announcing: 'still',
  looksForUpdates: false,
  speed: 4,
  panelWidth: 368,
  panelOpen: true,
  limits: defaultLimits,
  exporting: defaultExportChoices,
}

/** Reads what was written, by this version or an older one that knew fewer settings; undefined where it is damaged. */
export function parseMemory(text: string): Memory | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const told = z.safeParse(z.looseObject({ settings: z.looseObject({}) }), value)
  if (!told.success) return undefined
  const filled = { ...told.data, settings: { ...defaultSettings, ...told.data.settings } }
  return z.safeParse(memoryShape, filled).data
}

const delayMs = 300

export interface MemoryFile {
  readonly memory: Memory
  /** Changes what is remembered at once, and the file a little later: a dragged border changes it many times a second. */
  change(to: Partial<Memory>): void
  /** Writes what has not been written yet. */
  flush(): void
}

/** Who is told of what goes wrong with the file: the log of its cause, the person of what it means. */
interface Told {
  complain(what: string, error: unknown): void
  remark(message: Message): void
}

/**
 * Opens the file, or starts with the defaults where there is none. A damaged file is put aside as `*.damaged.json`.
 * What cannot be read or written is told once for each, and the app goes on without.
 */
export function openMemory(path: string, told: Told): MemoryFile {
  let memory = readMemory(path, told)
  let timer: NodeJS.Timeout | undefined
  let failed = false

  function flush(): void {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeWholeSync(path, `${JSON.stringify(memory, undefined, 2)}\n`)
    } catch (error) {
      if (failed) return
      failed = true
      told.complain('settings cannot be written', error)
      told.remark({ key: 'main.settings.not-kept', values: { path } })
    }
  }

  return {
    get memory() {
      return memory
    },
    change(to) {
      memory = { ...memory, ...to }
      timer ??= setTimeout(flush, delayMs)
    },
    flush,
  }
}

function readMemory(path: string, { complain, remark }: Told): Memory {
  const fresh = { settings: defaultSettings }
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fresh
    complain('settings cannot be read', error)
    remark({ key: 'main.settings.unread', values: { path } })
    return fresh
  }
  const memory = parseMemory(text)
  if (memory) return memory
  const aside = path.replace(/\.json$/, '.damaged.json')
  try {
    renameSync(path, aside)
    complain('settings were damaged and have been put aside', new Error(text.slice(0, 200)))
    remark({ key: 'main.settings.damaged', values: { name: basename(aside) } })
  } catch (error) {
    complain('damaged settings cannot be put aside', error)
    remark({ key: 'main.settings.unread', values: { path } })
  }
  return fresh
}
