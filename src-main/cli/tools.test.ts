/** Files of the command line, read back by tools that are not ours; a tool that is absent is named and its case skipped. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { retrace } from './testSession'

const folder = mkdtempSync(join(tmpdir(), 'retrace <&> "马" '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function written(name: string, ...words: readonly string[]): Promise<string> {
  const out = join(folder, name)
  expect(await retrace([...words, '--out', out])).toMatchObject({ status: 0, err: '' })
  return out
}

function read(tool: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' })
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' })
  return stdout
}

/** Skipped, and said in the title, where the tool is absent. */
function withTool(tool: string, title: string, body: () => Promise<void>): void {
  const isAbsent = spawnSync(tool, ['--version']).error !== undefined
  test.skipIf(isAbsent)(isAbsent ? `${title} (no ${tool} here)` : title, body)
}

const tour = ['solve', 'knights-tour', '--size', '3x4', '--lang', 'zh']
const zebra = ['solve', 'zebra', '--strategy', 'propagation', '--lang', 'zh']

withTool('python3', 'Python reads CSV', async () => {
  const code =
    'import csv, json, sys; print(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline="")))))'
  for (const words of [tour, zebra]) {
    const rows: string[][] = JSON.parse(
      read('python3', '-c', code, await written('路线.csv', ...words, '--bom')),
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    expect(rows.join().includes('\uFEFF')).toBe(false)
  }
})

withTool('python3', 'Python reads JSON', async () => {
  const code = 'import json, sys; print(len(json.load(open(sys.argv[1], encoding="utf-8"))["path"]))'
  expect(read('python3', '-c', code, await written('路线.json', ...tour))).toBe('12\n')
})

withTool('xmllint', 'xmllint finds SVG well formed', async () => {
  for (const words of [tour, zebra]) {
    const root = read('xmllint', '--nonet', '--xpath', 'local-name(/*)', await written('路线.svg', ...words))
    expect(root.trim()).toBe('svg')
  }
})

withTool('file', 'file knows a PNG and its size', async () => {
  expect(read('file', '-b', await written('路线.png', ...tour))).toMatch(/^PNG image data, 312 x 248,/)
})

withTool('ffprobe', 'ffprobe reads every frame of a GIF', async () => {
  const words = [
    '-v',
    'error',
    '-count_frames',
    '-show_entries',
    'stream=codec_name,width,height,nb_read_frames',
  ]
  const shown = read('ffprobe', ...words, '-of', 'csv=p=0', await written('路线.gif', ...tour))
  expect(shown.trim()).toBe('gif,312,248,13')
})
