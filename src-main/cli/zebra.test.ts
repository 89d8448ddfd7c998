/** The zebra puzzle on the command line: its counters, and a puzzle from a file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { classic } from '@shared/puzzles/zebra/classic'
import { writeZebra } from '@shared/puzzles/zebra/text/format'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retrace } from './testSession'

vi.setConfig({ testTimeout: 30_000 })

async function solved(...words: readonly string[]) {
  const { status, out, err } = await retrace(['solve', 'zebra', ...words])
  expect(err).toBe('')
  expect(status).toBe(0)
  return JSON.parse(out)
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'retrace-zebra-'))
})
afterEach(() => rm(folder, { recursive: true }))

const answer = [
  ['norway', 'yellow', 'dunhill', 'cat', 'water'],
  ['denmark', 'blue', 'blends', 'horse', 'tea'],
  ['england', 'red', 'pall-mall', 'bird', 'milk'],
  ['germany', 'green', 'prince', 'fish', 'coffee'],
  ['sweden', 'white', 'blue-master', 'dog', 'beer'],
]

test('the checks to the first solution and over the whole enumeration', async () => {
  const all = await solved('--all', '--strategy', 'exhaustive')
  expect(all).toMatchObject({ outcome: 'solved', solutions: 1, path: answer })
  expect(all.counters).toEqual({ checksToFirst: 6217, checks: 14_880 })
  expect((await solved()).counters).toEqual({ checksToFirst: 6217, checks: 6217 })
})

test.each([
  ['nation,colour,smoke,pet,drink', 6167, 14_761],
  ['nation,colour,pet,drink,smoke', 28_896, 61_290],
  ['nation,smoke,drink,colour,pet', 47_460, 86_756],
])('as printed, %s', async (order, checksToFirst, checks) => {
  const { counters } = await solved('--order', order, '--enumeration', 'as-printed', '--all')
  expect(counters).toEqual({ checksToFirst, checks })
})

test('the sizes of the sets, and the grids', async () => {
  const { counters, path } = await solved('--strategy', 'inference')
  expect(counters.setSizes).toEqual([1, 3, 7, 16, 19, 28, 30, 60, 4, 4, 1, 1].filter((size) => size !== 60))
  expect(path).toEqual(answer)
  const propagation = await solved('--strategy', 'propagation')
  expect(propagation.path).toEqual(answer)
  expect(propagation.counters.nodes).toBe(55)
})

test('a puzzle from a file, and what is wrong with one by its line', async () => {
  const path = join(folder, 'puzzle.txt')
  const other = { ...classic, clues: classic.clues.slice(0, 14) }
  await writeFile(path, writeZebra(other))
  const result = await solved('--file', path, '--strategy', 'propagation')
  expect(result).toMatchObject({ solutions: 1, path: answer, params: { puzzle: writeZebra(other) } })

  await writeFile(path, 'houses 5\ncolour: red, green\n')
  const wrong = await retrace(['solve', 'zebra', '--file', path])
  expect(wrong.status).toBe(2)
  expect(wrong.err).toMatch(/puzzle\.txt: Line 2: /)
  const both = await retrace(['solve', 'zebra', '--file', path, '--puzzle', 'classic'])
  expect(both).toMatchObject({ status: 2, out: '' })
  expect((await retrace(['solve', 'zebra', '--file', join(folder, 'none')])).status).toBe(2)
  expect((await retrace(['solve', 'n-queens', '--file', path])).status).toBe(2)
})

test('the same puzzle in a file is the preset', async () => {
  const { out } = await retrace(['solve', 'zebra', '--file', '-'], writeZebra(classic))
  expect(JSON.parse(out).params.puzzle).toBe('classic')
})

test('what was written is found true, and a wrong solution false by its clue', async () => {
  const path = join(folder, 'path.json')
  for (const strategy of ['exhaustive', 'inference', 'propagation']) {
    await writeFile(path, JSON.stringify(await solved('--strategy', strategy)))
    expect(await retrace(['check', 'zebra', path])).toMatchObject({ status: 0, err: '' })
  }
  await writeFile(
    path,
    '挪威 黄色 猫 水 Dunhill\n丹麦 蓝色 马 茶 Blends\n英国 红色 鸟 牛奶 Pall Mall\n瑞典 绿色 鱼 咖啡 Prince\n德国 白色 狗 啤酒 Blue Master',
  )
  const wrong = await retrace(['check', 'zebra', path])
  expect(wrong.status).toBe(1)
  expect(wrong.out).toContain('Clue 13 is broken: The German smokes Prince.')
})
