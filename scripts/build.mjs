// `npm run build`: bundles the three sides of the app into out/. Other scripts build only what is stale.
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { runNode } from './child.mjs'
import { isFresh } from './fresh.mjs'
import { script } from './script.mjs'

export const root = resolve(import.meta.dirname, '..')

const SOURCES = [
  'src-shared',
  'src-main',
  'src-renderer',
  'assets',
  'electron.config.ts',
  'package.json',
  'package-lock.json',
].map((name) => join(root, name))

const STAMP = join(root, 'out/built')

/** Gives the exit status of electron-vite's given command. */
export function electronVite(/** @type {string} */ command, /** @type {string[]} */ args, env = process.env) {
  const home = dirname(createRequire(import.meta.url).resolve('electron-vite/package.json'))
  const bin = join(home, 'bin/electron-vite.js')
  return runNode([bin, command, '--config', 'electron.config.ts', ...args], { cwd: root, env })
}

/** What is in out/ is no longer a whole production build: watch mode writes there too. */
export function forgetBuild() {
  rmSync(STAMP, { force: true })
}

async function build() {
  const began = new Date()
  forgetBuild()
  const status = await electronVite('build', ['--logLevel', 'warn'])
  if (status === 0) {
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, '')
    utimesSync(STAMP, began, began)
  }
  return status
}

/** Builds when a source is newer than the last whole build; gives the exit status. */
export async function buildIfStale() {
  if (isFresh(STAMP, SOURCES)) return 0
  console.error('[build] the sources are newer than out/, building …')
  return build()
}

await script(import.meta, build)
