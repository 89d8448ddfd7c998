/** The shapes of what comes in from outside: the arguments of the window's calls, and its settings from the disk. */
import { largestDocument } from '@shared/document/document'
import { longestRun } from '@shared/document/shapes'
import { announcings, type CallName, type Calls, motions, type Settings } from '@shared/ipc/calls'
import { pages, saveFormats } from '@shared/ipc/exporting'
import * as z from 'zod/mini'

/** At most this many characters in a file that the window hands over to be saved. */
const mostContent = 256 * 1024 * 1024

/** Bytes in one piece of a file. */
const mostPiece = 64 * 1024 * 1024

const limit = z.nullable(z.int().check(z.positive()))

const settingsFields = {
  lang: z.enum(['system', 'zh', 'en']),
  theme: z.enum(['system', 'light', 'dark']),
  motion: z.enum(motions),
  announcing: z.enum(announcings),
  looksForUpdates: z.boolean(),
  speed: z.number().check(z.minimum(0), z.maximum(1e9)),
  panelWidth: z.number().check(z.minimum(100), z.maximum(4000)),
  panelOpen: z.boolean(),
  limits: z.object({ steps: limit, seconds: limit, bytes: limit }),
  exporting: z.object({
    subject: z.exactOptional(z.string().check(z.maxLength(40))),
    formats: z.record(z.string().check(z.maxLength(40)), z.enum(saveFormats)),
    theme: z.exactOptional(z.enum(['light', 'dark'])),
    scale: z.number().check(z.positive(), z.maximum(64)),
    margin: z.number().check(z.minimum(0), z.maximum(1000)),
    transparent: z.boolean(),
    labels: z.boolean(),
    bom: z.boolean(),
    page: z.enum(pages),
    pace: z.number().check(z.positive(), z.maximum(1000)),
    hold: z.number().check(z.minimum(0), z.maximum(1000)),
  }),
}

/** Keys it does not know, of a later version, are dropped. */
export const settingsShape: z.ZodMiniType<Settings> = z.object(settingsFields)

const someSettings: z.ZodMiniType<Partial<Settings>> = z.strictObject({
  lang: z.exactOptional(settingsFields.lang),
  theme: z.exactOptional(settingsFields.theme),
  motion: z.exactOptional(settingsFields.motion),
  announcing: z.exactOptional(settingsFields.announcing),
  looksForUpdates: z.exactOptional(settingsFields.looksForUpdates),
  speed: z.exactOptional(settingsFields.speed),
  panelWidth: z.exactOptional(settingsFields.panelWidth),
  panelOpen: z.exactOptional(settingsFields.panelOpen),
  limits: z.exactOptional(settingsFields.limits),
  exporting: z.exactOptional(settingsFields.exporting),
})

const solver = z.strictObject({ solver: z.int().check(z.positive()) })

const name = z.string().check(z.maxLength(1000))
const content = z.string().check(z.maxLength(mostContent))
const document = z.string().check(z.maxLength(largestDocument))
const path = z.string().check(z.minLength(1), z.maxLength(32_768))
const scale = z.number().check(z.positive(), z.maximum(64))

const saveRequest = z.strictObject({
  format: z.enum(saveFormats),
  name,
  content,
  scale,
  page: z.exactOptional(z.enum(pages)),
})

const file = z.int().check(z.positive())

const argumentShapes: { readonly [Name in CallName]: z.ZodMiniType<Calls[Name]['argument']> } = {
  hello: z.undefined(),
  startSolver: z.undefined(),
  stopSolver: solver,
  startCount: z.strictObject({ run: z.string().check(z.maxLength(longestRun)) }),
  stopCount: z.strictObject({ count: z.int().check(z.positive()) }),
  save: saveRequest,
  beginFile: z.strictObject({ format: z.enum(saveFormats), name }),
  writeFile: z.strictObject({
    file,
    at: z.int().check(z.minimum(0)),
    bytes: z.instanceof(Uint8Array).check(z.refine(({ length }) => length <= mostPiece)),
  }),
  endFile: z.strictObject({ file }),
  dropFile: z.strictObject({ file }),
  drawPicture: z.strictObject({ svg: content, scale }),
  showInFolder: z.strictObject({ path }),
  progress: z.strictObject({ share: z.nullable(z.number().check(z.minimum(0), z.maximum(1))) }),
  diagnose: z.strictObject({
    run: z.string().check(z.maxLength(longestRun)),
    renderer: z.string().check(z.maxLength(1000)),
  }),
  changeSettings: someSettings,
  takeOpening: z.undefined(),
  saveDocument: z.strictObject({ document, name, asksPath: z.boolean() }),
  keepDraft: z.strictObject({ document, name, isUnsaved: z.boolean(), isWork: z.boolean() }),
  leaveDocument: z.undefined(),
  openPath: z.strictObject({ path }),
  takeOffer: z.undefined(),
  settleOffer: z.strictObject({ restores: z.boolean() }),
}

/** The argument of a call, checked. Throws an Error that names the call and what is wrong where. */
export function readArgument<Name extends CallName>(name: Name, argument: unknown): Calls[Name]['argument'] {
  const read = z.safeParse(argumentShapes[name], argument)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  )
  throw new TypeError(`${name} was called with a wrong argument (${faults.join('; ')})`)
}
