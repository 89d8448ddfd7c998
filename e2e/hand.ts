/** Playing by hand, as the tests do it. */
import { type ElectronApplication, expect, type Page } from '@playwright/test'
import type { HandPlay, HandSpot } from '@shared/hand'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, type Run } from '@shared/run'
import { openRun } from './desk'

/** A run that is played by hand. */
export interface Game {
  readonly run: Run
  readonly play: HandPlay
}

/** Opens the run and goes over to playing it. */
export async function playRun(app: ElectronApplication, page: Page, text: string): Promise<Game> {
  const run = parseRun(text, puzzles)
  if (!run.ok || !run.value.puzzle.hand) throw new Error(`not played by hand: ${text}`)
  await openRun(app, page, text)
  await page.getByTestId('mode-play').click()
  return { run: run.value, play: run.value.puzzle.hand }
}

/** What the hand is, as its numbers. */
export const holds = (page: Page, numbers: readonly number[]): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hand', numbers.join(' '))

/** Clicks the middle of each spot, one after the other. */
export async function pressSpots(page: Page, game: Game, ...spots: readonly number[]): Promise<void> {
  for (const spot of spots) {
    const { x, y } = await middleOf(page, game, spot)
    await page.mouse.click(x, y)
  }
}

/** Draws from the one spot to the other. */
export async function drag(page: Page, game: Game, from: number, to: number): Promise<void> {
  const [start, end] = [await middleOf(page, game, from), await middleOf(page, game, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, start.y, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** Where a spot is in the window; the picture is fitted into the stage. */
async function middleOf(page: Page, { run, play }: Game, at: number) {
  const box = await page.getByTestId('stage').boundingBox()
  const spot: HandSpot | undefined = play.spots(run.params)[at]
  if (!box || !spot) throw new Error(`no spot ${at}`)
  const start = { hand: play.start(run.params), held: undefined, hinted: [], lang: 'en' } as const
  const { width, height } = play.draw(run.params, start)
  const scale = Math.min((box.width - 32) / width, (box.height - 32) / height, 2.5)
  return {
    x: box.x + box.width / 2 + (spot.x + spot.w / 2 - width / 2) * scale,
    y: box.y + box.height / 2 + (spot.y + spot.h / 2 - height / 2) * scale,
  }
}
