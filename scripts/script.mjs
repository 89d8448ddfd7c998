import { realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { SetupError } from './runtime/setupError.mjs'

/**
 * Runs the body when this module is what Node was started with, not when another imports it. The number the
 * body gives is the exit status. What the machine lacks is told in one line; a bug keeps its trace.
 *
 * @param {ImportMeta} module
 * @param {(...args: string[]) => number | void | Promise<number | void>} body gets the command line's words
 */
export async function script(module, body) {
  const [, entry, ...words] = process.argv
  if (!entry || realpathSync(entry) !== module.filename) return
  try {
    process.exitCode = (await body(...words)) ?? 0
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`[${basename(module.filename, '.mjs')}] ${error.message}`)
    process.exitCode = 1
  }
}
