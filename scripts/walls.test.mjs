// The walls of the house (docs/architecture.md) hold in the sources, and a breach of each would be noticed.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const TS_CONFIG = 'tsconfig.base.json'
const CRUISER = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const SIDES = ['src-shared', 'src-main', 'src-renderer']

/** What `npm run lint` finds in a tree, as "rule: file → imported". */
function breaches(/** @type {string} */ tree) {
  const args = [CRUISER, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...SIDES]
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 256 << 20 })
  const { totalCruised, violations } = JSON.parse(stdout).summary
  /** @type {string[]} */
  const found = violations.map((/** @type {any} */ { rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return { totalCruised, found }
}

/** A rule, a file that breaks it, and what that file imports. */
const PLANTED = [
  ['room src-shared/lib', 'src-shared/lib/a.ts', 'src-shared/form/field.ts'],
  ['room src-shared/form', 'src-shared/form/a.ts', 'src-shared/picture/mark.ts'],
  ['room src-shared/picture', 'src-shared/picture/a.ts', 'src-shared/puzzle.ts'],
  ['room src-shared/words', 'src-shared/words/a.ts', 'src-shared/run.ts'],
  ['room src-shared/document', 'src-shared/document/a.ts', 'src-shared/run.ts'],
  ['room src-shared/puzzles/<id>', 'src-shared/puzzles/queens/a.ts', 'src-shared/puzzles/tiles/model.ts'],
  ['room src-shared/puzzles/<id>', 'src-shared/puzzles/queens/b.ts', 'src-shared/search/search.ts'],
  ['room src-shared/puzzles/<id>', 'src-shared/puzzles/queens/c.ts', 'src-shared/trace/moment.ts'],
  ['room src-shared/puzzles/<id>', 'src-shared/puzzles/queens/d.ts', 'src-shared/ipc/solver.ts'],
  ['room src-shared/search', 'src-shared/search/a.ts', 'src-shared/puzzles/tiles/model.ts'],
  ['room src-shared/trace', 'src-shared/trace/a.ts', 'src-shared/puzzles/index.ts'],
  ['room src-shared/trace', 'src-shared/trace/b.ts', 'src-shared/ipc/solver.ts'],
  ['room src-shared/puzzles/<id>', 'src-shared/puzzles/queens/e.ts', 'src-shared/run.ts'],
  ['room src-shared/export', 'src-shared/export/a.ts', 'src-shared/puzzles/tiles/model.ts'],
  ['room src-shared/export', 'src-shared/export/b.ts', 'src-shared/ipc/solver.ts'],
  ['room src-renderer/stage', 'src-renderer/stage/a.ts', 'src-shared/puzzles/index.ts'],
  ['room src-renderer/stage', 'src-renderer/stage/b.ts', 'src-shared/trace/moment.ts'],
  ['room src-renderer/stage', 'src-renderer/stage/c.ts', 'src-shared/ipc/solver.ts'],
  ['room src-renderer/timeline', 'src-renderer/timeline/a.ts', 'src-renderer/stage/stage.ts'],
  ['room src-renderer/timeline', 'src-renderer/timeline/b.ts', 'src-shared/ipc/solver.ts'],
  ['shared stands alone', 'src-shared/ipc/a.ts', 'src-main/index.ts'],
  ['shared is pure', 'src-shared/run.ts', 'node_modules/electron/index.ts'],
  ['shared has no Node', 'src-shared/ipc/b.ts', 'fs'],
  ['main has no window', 'src-main/index.ts', 'src-renderer/main.tsx'],
  ['window has no main', 'src-renderer/main.tsx', 'src-main/files.ts'],
  ['window has no Node', 'src-renderer/panels/a.ts', 'path'],
  ['electron is for main', 'src-renderer/panels/b.ts', 'node_modules/electron/index.ts'],
  ['pixi is for the stage', 'src-renderer/timeline/c.ts', 'node_modules/pixi.js/index.ts'],
  ['a puzzle is named in puzzles/index.ts alone', 'src-main/runs.ts', 'src-shared/puzzles/tiles/model.ts'],
  ['a test is not imported', 'src-main/window.ts', 'src-main/runs.test.ts'],
  ['no circles', 'src-main/menu.ts', 'src-main/menu.ts'],
  ['no orphans', 'src-main/alone.ts', 'src-main/alone.ts'],
  ['imports lead somewhere', 'src-main/lost.ts', './nowhere'],
]

/** Makes a tree of those files; what they import exists there. */
function plant(/** @type {string} */ tree) {
  copyFileSync(join(root, TS_CONFIG), join(tree, TS_CONFIG))
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text, { flag: 'a' })
  }
  for (const [rule, file = '', imported = ''] of PLANTED) {
    if (/\.tsx?$/.test(imported)) write(imported, 'export const x = 1\n')
    if (rule !== 'no orphans') write(file, `import '${specifier(file, imported)}'\n`)
  }
}

/** As our sources write it: no extension, and another side's way into the shared one by its alias. */
function specifier(/** @type {string} */ file, /** @type {string} */ imported) {
  const path = imported.replace(/\.tsx?$/, '')
  if (path === imported) return imported
  const isAliased = path.startsWith('src-shared/') && !file.startsWith('src-shared/')
  return isAliased ? path.replace('src-shared/', '@shared/') : `./${relative(dirname(file), path)}`
}

describe('the walls', () => {
  const tree = mkdtempSync(join(tmpdir(), 'walls-'))
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  test('hold in the sources', { timeout: 60_000 }, () => {
    const { totalCruised, found } = breaches(root)
    expect(found).toEqual([])
    expect(totalCruised).toBeGreaterThan(10)
  })

  test('would show a breach of every rule', { timeout: 60_000 }, () => {
    plant(tree)
    const { found } = breaches(tree)
    for (const [rule, file, imported] of PLANTED) expect(found).toContain(`${rule}: ${file} → ${imported}`)
  })

  test('every rule has its breach', () => {
    const planted = PLANTED.map(([rule]) => rule)
    for (const { name } of forbidden) expect(planted).toContain(name)
  })
})
