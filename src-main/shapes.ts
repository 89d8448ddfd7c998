/** The shapes of what comes in from outside: the arguments of the window's calls, and its settings from the disk. */
import { type CallName, type Calls, type Settings, saveFormats } from '@shared/ipc/calls'
import * as z from 'zod/mini'

/** At most this many characters in a file that the window hands over to be saved. */
const mostContent = 256 * 1024 * 1024

const limit = z.nullable(z.int().check(z.positive()))

const settingsFields = {
  lang: z.enum(['system', 'zh', 'en']),
  theme: z.enum(['system', 'light', 'dark']),
  speed: z.number().check(z.minimum(0), z.maximum(1e9)),
  panelWidth: z.number().check(z.minimum(100), z.maximum(4000)),
  panelOpen: z.boolean(),
  limits: z.object({ steps: limit, seconds: limit, bytes: limit }),
}

/** Keys it does not know, of a later version, are dropped. */
export const settingsShape: z.ZodMiniType<Settings> = z.object(settingsFields)

const someSettings: z.ZodMiniType<Partial<Settings>> = z.strictObject({
  lang: z.exactOptional(settingsFields.lang),
  theme: z.exactOptional(settingsFields.theme),
  speed: z.exactOptional(settingsFields.speed),
  panelWidth: z.exactOptional(settingsFields.panelWidth),
  panelOpen: z.exactOptional(settingsFields.panelOpen),
  limits: z.exactOptional(settingsFields.limits),
})

const solver = z.strictObject({ solver: z.int().check(z.positive()) })

const saveRequest = z.strictObject({
  format: z.enum(saveFormats),
  name: z.string().check(z.maxLength(1000)),
  content: z.string().check(z.maxLength(mostContent)),
  scale: z.number().check(z.positive(), z.maximum(64)),
})

const argumentShapes: { readonly [Name in CallName]: z.ZodMiniType<Calls[Name]['argument']> } = {
  hello: z.undefined(),
  startSolver: z.undefined(),
  stopSolver: solver,
  startCount: z.strictObject({ run: z.string().check(z.maxLength(1000)) }),
  stopCount: z.strictObject({ count: z.int().check(z.positive()) }),
  save: saveRequest,
  showInFolder: z.strictObject({ path: z.string().check(z.minLength(1), z.maxLength(32_768)) }),
  changeSettings: someSettings,
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
