// Stands in for Electron's own default app, which the fallback runtime does not have: `electron [switches]
// FOLDER [words]` runs the app in that folder. An ES module with a top-level await: Electron then holds back
// 'ready' until the app's entry has run, and what must come before 'ready' (privileged schemes) can.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from 'electron'

/**
 * Electron keeps these two for its default app, and so they are not in its types.
 *
 * @typedef {{ setAppPath(folder: string): void, setVersion(version: string): void }} DefaultAppOnly
 */
const ownApp = /** @type {typeof app & DefaultAppOnly} */ (app)

const folderAt = process.argv.findIndex((word, at) => at > 0 && !word.startsWith('-'))
if (process.argv.includes('--version')) {
  console.log(`v${process.versions.electron}`)
  process.exit(0)
}
if (folderAt < 0) {
  console.error('usage: electron [switches] FOLDER [words]')
  process.exit(2)
}

const folder = resolve(process.argv[folderAt] ?? '.')
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

// The app sees the argv it would see from Electron's own default app: the executable, the folder, its words.
process.argv.splice(1, folderAt - 1)
Object.assign(process, { defaultApp: true })
ownApp.setAppPath(folder)
ownApp.setVersion(manifest.version ?? '')
app.setName(manifest.productName ?? manifest.name)
if (manifest.desktopName) app.setDesktopName(manifest.desktopName)
// Settled at start under the default app's own name; an explicit --user-data-dir stands.
if (!app.commandLine.hasSwitch('user-data-dir')) {
  app.setPath('userData', join(app.getPath('appData'), app.name))
}

try {
  await import(pathToFileURL(join(folder, manifest.main ?? 'index.js')).href)
} catch (error) {
  console.error(error)
  process.exit(1)
}
