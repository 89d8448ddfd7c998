// `npm run -s cli -- …`: the command line in this same Node process, so that words, streams and exit status
// are its own. Bundled anew when a source is newer; a start with a fresh bundle loads no build tool.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFresh } from './fresh.mjs'

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'out/cli')
const ENTRY = 'cli.js'
const SOURCES = ['src-shared', 'src-main', 'package.json', 'scripts/cli.mjs'].map((name) => join(root, name))
/** Status 1 is an answer of the command line ("no solution"), so a bundle that cannot be made has another. */
const CANNOT_BUILD = 70

async function bundle(/** @type {string} */ into) {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent', // what is wrong is in the error,
    resolve: { alias: { '@shared': join(root, 'src-shared') } },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src-main/cli/index.ts'),
      target: 'node20',
      outDir: into,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: ENTRY, chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/**
 * Bundles into a folder aside and moves the files over one by one, the entry last: whoever starts meanwhile
 * has the old entry or the new one, and the pieces that belong to it, by names that hash their content.
 */
async function rebuild() {
  const began = new Date()
  mkdirSync(out, { recursive: true })
  const aside = mkdtempSync(`${out}-`)
  try {
    await bundle(aside)
    utimesSync(join(aside, ENTRY), began, began)
    const pieces = readdirSync(aside).filter((name) => name !== ENTRY)
    for (const name of [...pieces, ENTRY]) renameSync(join(aside, name), join(out, name))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

if (!isFresh(join(out, ENTRY), SOURCES)) {
  try {
    await rebuild()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(CANNOT_BUILD)
  }
}
process.env.RETRACE_STARTER = join(import.meta.dirname, 'hidden.mjs')
await import(pathToFileURL(join(out, ENTRY)).href)
