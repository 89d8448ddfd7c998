import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openRun, saveTo, stands, stepsMade } from './desk'
import { test } from './fixtures'
import { drag, holds, playRun, pressSpots } from './hand'

const root = resolve(import.meta.dirname, '..')
const eight = 'bottles/memo?bottles=8,5,3&drinkers=&start=8,0,0&goal=4,4,0'

/** The moves of the one shortest way from (8,0,0) to (4,4,0), as pairs of bottles. */
const shortest = [
  [0, 1],
  [1, 2],
  [2, 0],
  [1, 2],
  [0, 1],
  [1, 2],
  [2, 0],
] as const

/** A move as the app writes it: from in the upper four bits, to in the lower. */
const movesOf = (pairs: readonly (readonly [number, number])[]) => pairs.map(([from, to]) => (from << 4) | to)

test('the article’s puzzle by Memoire_TRY and breadth first; DFS_TRY is stopped on its long way', async ({
  app,
  page,
}) => {
  await solve('bottles/memo', 'The goal: 34 states, 33 moves.')
  await solve('bottles/breadth-first', 'The goal: 25 states, 24 moves.')

  // It would need 1,539,657,581 pushes.
  await openRun(app, page, 'bottles/on-path')
  await page.getByTestId('start').click()
  await expect.poll(() => stepsMade(page)).toBeGreaterThan(1_000_000)
  await page.getByTestId('stop').click()
  await stands(page, 'paused')

  // And to the end where that is near.
  await solve(eight.replace('memo', 'on-path'), 'The goal: 11 states, 10 moves.')

  async function solve(run: string, said: string): Promise<void> {
    await openRun(app, page, run)
    await page.getByTestId('start').click()
    await stands(page, 'solved')
    await page.keyboard.press('End')
    await expect(page.getByTestId('why')).toContainText(said)
  }
})

test('8, 5, 3 by hand, with the mouse: to the shortest end, exported, and found true by the checker', async ({
  app,
  page,
  home,
}) => {
  const game = await playRun(app, page, eight)
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveText('Yes: 7 more moves at the least.')

  // What cannot be is said, and nothing is lost.
  await pressSpots(page, game, 1)
  await says(page, 'Bottle b is empty: there is nothing to pour.')
  await pressSpots(page, game, 0)
  await says(page, 'Bottle a is taken up')
  await page.keyboard.press('Escape')
  await says(page, 'The start is (8,0,0); the goal is (4,4,0).')

  await pressSpots(page, game, 0, 1)
  await says(page, 'After 1 move (3,5,0)')
  // It was the next move of the completion that is known, so that no search is needed.
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveText('Yes: 6 more moves at the least.')
  await drag(page, game, 1, 2)
  await holds(page, movesOf(shortest.slice(0, 2)))
  await page.getByTestId('hand-hint').click()
  await holds(page, movesOf(shortest.slice(0, 3)))
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  for (const pair of shortest.slice(3)) await pressSpots(page, game, ...pair)
  await holds(page, movesOf(shortest))
  await says(page, 'Solved in 7 moves: (4,4,0).')
  await expect(page.getByTestId('hand-answer')).toHaveText('Solved in 7 moves: no way is shorter.')
  await expect(page.getByTestId('hand-panel')).toContainText('7 moves, 1 hint.')

  await page.keyboard.press('e')
  await page.getByTestId('what-played').click()
  for (const [name, extension] of [
    ['JSON', 'json'],
    ['Text', 'txt'],
    ['CSV', 'csv'],
  ] as const) {
    const path = join(home, `played.${extension}`)
    await saveTo(app, path)
    await page.getByTestId('format').getByText(name, { exact: true }).click()
    await page.getByTestId('export-save').click()
    await expect(page.getByTestId('export-result')).toContainText(`played.${extension}`)
    const flags =
      extension === 'json'
        ? []
        : ['--bottles', '8,5,3', '--drinkers', '', '--start', '8,0,0', '--goal', '4,4,0']
    expect(check(path, ...flags), extension).toMatchObject({ status: 0 })
  }
  const picture = join(home, 'played.svg')
  await saveTo(app, picture)
  await page.getByTestId('what-hand').click()
  await page.getByTestId('export-save').click()
  await expect(page.getByTestId('export-result')).toContainText('played.svg')
  expect(readFileSync(picture, 'utf8')).toContain('</svg>')
  expect(JSON.parse(readFileSync(join(home, 'played.json'), 'utf8'))).toMatchObject({
    run: eight,
    outcome: 'solved',
    played: true,
    path: [
      [8, 0, 0],
      [3, 5, 0],
      [3, 2, 3],
      [6, 2, 0],
      [6, 0, 2],
      [1, 5, 2],
      [1, 4, 3],
      [4, 4, 0],
    ],
  })
})

test('8, 5, 3 by hand, with the keys: the long way round, and how much shorter it could have been', async ({
  app,
  page,
}) => {
  await playRun(app, page, eight)
  // The way that Memoire_TRY finds: ten moves.
  const way = [
    [0, 1],
    [0, 2],
    [1, 0],
    [2, 1],
    [0, 2],
    [2, 1],
    [1, 0],
    [2, 1],
    [0, 2],
    [2, 1],
  ] as const
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  let at = 0
  for (const spot of way.flat()) {
    const key = spot > at ? 'ArrowRight' : 'ArrowLeft'
    for (; at !== spot; at += Math.sign(spot - at)) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await holds(page, movesOf(way))
  await says(page, 'Solved in 10 moves: (4,4,0).')
  await expect(page.getByTestId('hand-answer')).toHaveText('Solved in 10 moves; 7 are enough.')
  // Solved is solved: only going back does anything.
  await page.keyboard.press('Enter')
  await holds(page, movesOf(way))
  await page.getByTestId('hand-new').click()
  await holds(page, [])
  await page.getByTestId('hand-undo').click()
  await holds(page, movesOf(way))
})

test('a way that leads nowhere is found out; the tap and the ground are poured with', async ({
  app,
  page,
}) => {
  const drinkers = await playRun(app, page, 'bottles/memo?bottles=5,3&drinkers=2,3&start=5,0&goal=0,0,2,3')
  // a into b, and b drunk by the one who is to have the rest: what is left is not 3.
  await pressSpots(page, drinkers, 0, 1, 0, 3)
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveAttribute('data-answer', 'no')
  await page.keyboard.press('Control+z')
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveText('Yes: 2 more moves at the least.')

  const game = await playRun(app, page, 'bottles/memo?bottles=5,3&drinkers=&start=0,0&goal=4,*&spill&tap')
  const [tap, ground] = [2, 3]
  await pressSpots(page, game, tap, 0, 0, 1, 1, ground, 0, 1, tap, 0, 0, 1)
  await says(page, 'Solved in 6 moves: (4,3).')
  await expect(page.getByTestId('hand-answer')).toHaveText('Solved in 6 moves: no way is shorter.')
})

test('an instance typed into the form that has no solution: it is said at once, and when asked', async ({
  app,
  page,
}) => {
  await openRun(app, page, eight)
  await page.getByTestId('mode-play').click()
  await page.getByTestId('run-title').click()
  await page.getByTestId('field-bottles').fill('6, 4, 2')
  await page.getByTestId('field-start').fill('6, 0, 0')
  await page.getByTestId('field-goal').fill('3, 3, 0')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('notice')).toContainText('a multiple of 2')
  await says(page, 'The start is (6,0,0); the goal is (3,3,0).')
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveText('No, and that needs no search.')
  await says(page, 'a multiple of 2')
})

const says = (page: Page, text: string): Promise<void> =>
  expect(page.getByTestId('hand-say')).toContainText(text)

/** `retrace check` on a file. */
function check(path: string, ...flags: string[]) {
  const words = [join(root, 'scripts', 'cli.mjs'), 'check', 'bottles', path, ...flags]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: root })
  return { status, said: stdout + stderr }
}
