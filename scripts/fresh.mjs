import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The newest change below these files and folders, in milliseconds; 0 where there is nothing.
 * A folder's own time counts too: it is all that shows a file was taken away. Tests never reach a build.
 *
 * @param {readonly string[]} paths
 * @returns {number}
 */
export function newestChange(paths) {
  let newest = 0
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat || /\.test\.\w+$/.test(path)) continue
    newest = Math.max(newest, stat.mtimeMs)
    if (stat.isDirectory()) newest = Math.max(newest, newestChange(entriesOf(path)))
  }
  return newest
}

const entriesOf = (/** @type {string} */ folder) => readdirSync(folder).map((name) => join(folder, name))

/**
 * Whether the output was begun after the last change to its sources. Whoever makes the output stamps it with
 * the time the work *began*, so that an edit made meanwhile counts as newer.
 *
 * @param {string} output
 * @param {readonly string[]} sources
 */
export function isFresh(output, sources) {
  const stat = statSync(output, { throwIfNoEntry: false })
  return stat !== undefined && stat.mtimeMs > newestChange(sources)
}
