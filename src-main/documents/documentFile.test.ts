/** Saving under everything that can go wrong with a disk or a process: the old document stays, and the reason is said. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newestVersion, readDocument, writeDocument } from '@shared/document/document'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveFailure } from '../saveFailure'
import { backupOf, writeDocumentFile } from './documentFile'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrace-document-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const documentOf = (notes: string): string =>
  writeDocument({
    format: 'retrace',
    version: newestVersion,
    run: 'n-queens/place-queens?n=8',
    k: 3,
    bookmarks: [],
    notes,
    hands: [],
    view: {},
  })

/** Where users keep things: blanks, another script, and what addresses and formats escape. */
function oddPlace(): string {
  mkdirSync(join(folder, '路径 空格'))
  return join(folder, '路径 空格', '解 #1 100%.retrace')
}

test('the version before is kept beside the document, and one only', async () => {
  const path = oddPlace()
  for (const notes of ['a', 'b', 'c']) await writeDocumentFile(path, documentOf(notes))
  expect(readFileSync(path, 'utf8')).toBe(documentOf('c'))
  expect(readFileSync(backupOf(path), 'utf8')).toBe(documentOf('b'))
  expect(readdirSync(join(path, '..')).sort()).toEqual(['解 #1 100%.retrace', '解 #1 100%.retrace.bak'])
})

test('a name that leaves no room for a backup is saved without', async () => {
  const path = join(folder, `${'n'.repeat(244)}.retrace`)
  for (const notes of ['a', 'b']) await writeDocumentFile(path, documentOf(notes))
  expect(readFileSync(path, 'utf8')).toBe(documentOf('b'))
  expect(readdirSync(folder)).toHaveLength(1)
})

const isRoot = process.getuid?.() === 0

/** Nobody, for whom folders can be read-only; they are not for root. */
const nobody = 65_534

test.skipIf(process.platform === 'win32')('a read-only folder is told, and nothing is lost', async () => {
  const path = oddPlace()
  await writeDocumentFile(path, documentOf('old'))
  for (const place of [folder, join(path, '..')]) chmodSync(place, 0o555)
  chmodSync(path, 0o666)
  if (isRoot) process.seteuid?.(nobody)
  const error = await writeDocumentFile(path, documentOf('new')).catch((caught: unknown) => caught)
  if (isRoot) process.seteuid?.(0)
  for (const place of [folder, join(path, '..')]) chmodSync(place, 0o755)
  expect(saveFailure(error, path)).toEqual({ key: 'main.save.permission', values: { path } })
  expect(readFileSync(path, 'utf8')).toBe(documentOf('old'))
})

/** A disk of 256 kB; undefined where the system lets nobody mount one here. */
function smallDisk(): string | undefined {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk], { stdio: 'ignore' })
    return disk
  } catch {
    return undefined
  }
}

test('a full disk is told, and the old document stays', async ({ skip }) => {
  const disk = smallDisk()
  if (disk === undefined) return skip('no small disk can be mounted here')
  try {
    const path = join(disk, '解 #1 100%.retrace')
    await writeDocumentFile(path, documentOf('old'))
    const error = await writeDocumentFile(path, documentOf('x'.repeat(400_000))).catch(
      (caught: unknown) => caught,
    )
    expect(saveFailure(error, path)).toEqual({ key: 'main.save.space', values: { path } })
    expect(readFileSync(path, 'utf8')).toBe(documentOf('old'))
    expect(readdirSync(disk).filter((name) => name.endsWith('.tmp'))).toEqual([])
  } finally {
    execFileSync('umount', [disk])
  }
})

/** A process that saves one document after the other until it is killed. */
async function makeSaver(): Promise<string> {
  const entry = join(folder, 'saver.ts')
  writeFileSync(
    entry,
    `import { writeDocumentFile } from ${JSON.stringify(join(import.meta.dirname, 'documentFile.ts'))}
     const [path, size] = process.argv.slice(2)
     for (let i = 1; ; i++) {
       const more = String(i % 10).repeat(Number(size))
       await writeDocumentFile(path, JSON.stringify({ format: 'retrace', version: 1, run: 'n-queens', more }))
     }`,
  )
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: entry,
      outDir: join(folder, 'out'),
      rolldownOptions: { output: { entryFileNames: 'saver.mjs' } },
    },
  })
  return join(folder, 'out', 'saver.mjs')
}

test('killed at any moment of saving, the old document or the new one is there, whole', async () => {
  const saver = await makeSaver()
  const path = oddPlace()
  for (const notes of ['older', 'old']) await writeDocumentFile(path, documentOf(notes))
  for (let round = 0; round < 12; round++) {
    const child = spawn(process.execPath, [saver, path, String(16_000_000)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // In the midst of a save: at another of the changes that the system sees in the folder in each round.
    let changes = 0
    await new Promise<void>((enough) => {
      const watching = watch(join(path, '..'), () => {
        if (++changes <= round * 5) return
        watching.close()
        enough()
      })
    })
    child.kill('SIGKILL')
    // It did not end by itself before.
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    for (const each of [path, backupOf(path)]) {
      const outcome = readDocument(readFileSync(each, 'utf8'))
      expect(outcome.ok, `${each} in round ${round}`).toBe(true)
    }
  }
})
