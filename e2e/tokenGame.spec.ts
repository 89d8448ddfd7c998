import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Hand, HandPlay, Thinker, Thought } from '@shared/hand'
import { saveTo } from './desk'
import { expect, test } from './fixtures'
import { type Game, holds, playRun, pressSpots } from './hand'

const says = (page: Page) => page.getByTestId('hand-say')
const moves = (page: Page) => page.getByTestId('match-record').getByRole('button')

/** The hand in the window, once the computer has nothing to play. */
async function handOf(page: Page): Promise<number[]> {
  await expect(page.getByTestId('match-state')).toHaveText('')
  const text = await page.locator('html').getAttribute('data-hand')
  return text ? text.split(' ').map(Number) : []
}

/** One who knows the game. */
function expert({ play, run }: Game): Thinker {
  const made = play.versus?.thinker(run.params)
  if (!made) throw new Error('no game for two')
  while (!made.learn());
  return made
}

const thoughtOf = (made: Thinker, hand: Hand): Thought => {
  const thought = made.think(hand, 'never', 0)
  if (!thought) throw new Error('the game is over')
  return thought
}

/** The spot that plays this move. */
function spotOf({ play, run }: Game, hand: Hand, move: number): number {
  const after = String(play.hint(run.params, hand, [move]).hand)
  const now = { hand, held: undefined }
  return play
    .spots(run.params)
    .findIndex((_, spot) => String(play.press(run.params, now, spot)?.hand) === after)
}

async function chooseLevel(page: Page, level: string): Promise<void> {
  await page.getByTestId('match-level').getByRole('button').click()
  await page.getByTestId(`match-level-${level}`).click()
}

test('a good state is won against the perfect computer, by clicks alone', async ({ app, page }) => {
  const game = await playRun(app, page, 'token-game?n=2')
  const made = expert(game)
  const { params } = game.run
  const start = thoughtOf(made, game.play.start(params))
  expect(start.worth).toMatchObject({ worth: 1 })
  await chooseLevel(page, 'never')
  for (let hand = await handOf(page); !game.play.isSolved(params, hand); ) {
    await pressSpots(page, game, spotOf(game, hand, thoughtOf(made, hand).best))
    await expect(page.locator('html')).not.toHaveAttribute('data-hand', hand.join(' '))
    hand = await handOf(page)
  }
  await expect(says(page)).toContainText(
    `Horizontal has won: all tokens are home, after ${start.worth?.plies} moves.`,
  )
  await expect(page.getByTestId('hand-hint')).toBeDisabled()
})

test('undo goes back to my turn, and while it thinks takes its answer away', async ({ app, page }) => {
  const game = await playRun(app, page, 'token-game?n=3')
  await pressSpots(page, game, spotOf(game, [], 0))
  await page.keyboard.press('Control+z')
  await holds(page, [])
  // Another move is answered, and by that answer alone.
  await pressSpots(page, game, spotOf(game, [], 2))
  await expect(moves(page)).toHaveCount(2)
  const hand = await handOf(page)
  expect(hand[0]).toBe(2)
  expect(hand).toHaveLength(2)
  await page.getByTestId('hand-undo').click()
  await holds(page, [])
  await page.getByTestId('hand-redo').click()
  await holds(page, hand)
  // A jump to the middle leaves the rest of the game as it was, until the computer is told to go on.
  await moves(page).first().click()
  await holds(page, [2])
  await expect(page.getByTestId('match-state')).toHaveText('The computer waits.')
  await pressSpots(page, game, spotOf(game, [2], hand[1] as number))
  await expect(says(page)).toContainText('It is the computer’s turn.')
  await page.getByTestId('match-go-on').click()
  await holds(page, hand)

  await page.getByTestId('hand-new').click()
  await holds(page, [])
  await page.getByTestId('hand-undo').click()
  await holds(page, hand)
})

/** A line, as short as any, after which somebody has passed. */
function lineToPass(play: HandPlay, game: Game): Hand {
  const { params } = game.run
  const made = expert(game)
  const open: Hand[] = [play.start(params)]
  for (let hand = open.shift(); hand; hand = open.shift()) {
    const said = play.say(params, { hand, held: undefined })
    if (said.some(({ key }) => key === 'token-game.hand.passed')) return hand
    for (const { move } of made.think(hand, 'never', 0)?.moves ?? [])
      open.push(play.hint(params, hand, [move]).hand)
  }
  throw new Error('nobody is ever stuck')
}

test('who is stuck passes by itself, and the app says so; two persons play', async ({ app, page }) => {
  const game = await playRun(app, page, 'token-game?n=2')
  const line = lineToPass(game.play, game)
  for (const side of [0, 1]) await page.getByTestId(`match-side-${side}-person`).click()
  for (let made = 0; made < line.length - 1; made++) {
    await pressSpots(page, game, spotOf(game, line.slice(0, made), line[made] as number))
    await holds(page, line.slice(0, made === line.length - 2 ? made + 2 : made + 1))
  }
  await expect(says(page)).toHaveText(/^(Vertical|Horizontal) has no move and passes\. \w+ is to move\./)
  await expect(moves(page).last()).toHaveText('pass')
  await page.getByTestId('hand-undo').click()
  await holds(page, line.slice(0, -2))
})

test('a bad state says how long I can hold out; the moves show what they are worth', async ({
  app,
  page,
}) => {
  const game = await playRun(app, page, 'token-game?n=3&stuck=loses')
  const { worth } = thoughtOf(expert(game), [])
  expect(worth?.worth).toBe(-1)
  await expect(says(page)).toContainText(`Horizontal can hold out for ${worth?.plies} moves.`)
  await page.getByTestId('match-judge').click()
  // The other side, to whom it is good: the computer begins.
  await page.getByTestId('match-side-0-computer').click()
  await page.getByTestId('match-side-1-person').click()
  await expect(moves(page)).toHaveCount(1)
  await expect(says(page)).toContainText('A good state: Vertical wins in')
})

test('the computer plays itself, waits and goes on; keys alone play against it', async ({ app, page }) => {
  const game = await playRun(app, page, 'token-game?n=2')
  await page.getByTestId('match-side-0-computer').click()
  await expect(moves(page)).not.toHaveCount(0)
  await page.getByTestId('match-hold').click()
  await expect(page.getByTestId('match-state')).toHaveText('The computer waits.')
  await page.getByTestId('match-go-on').click()
  await expect(says(page)).toContainText('has won', { timeout: 30_000 })
  expect(game.play.isSolved(game.run.params, await handOf(page))).toBe(true)

  await page.getByTestId('hand-new').click()
  await page.getByTestId('match-side-0-person').click()
  await page.getByTestId('hand-new').click()
  await holds(page, [])
  await page.keyboard.press('2')
  await expect(moves(page)).toHaveCount(2)
  const hand = await handOf(page)
  expect(hand[0]).toBe(1)
  await page.getByTestId('hand-board').focus()
  for (const key of ['ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await expect(moves(page)).toHaveCount(4)
})

test('five tokens are solved while they are played, and six are said to be too many', async ({
  app,
  page,
}) => {
  await playRun(app, page, 'token-game?n=6')
  await expect(page.getByTestId('match-learning')).toContainText('too many states to solve')
  await page.keyboard.press('3')
  await expect(moves(page)).toHaveCount(2)
  await playRun(app, page, 'token-game?n=5')
  await page.getByTestId('match-judge').click()
  await expect(says(page)).toContainText('A good state: Horizontal wins with the best play.', {
    timeout: 60_000,
  })
  await expect(page.getByTestId('match-learning')).toHaveCount(0)
})

test('a game is written, and pasted it goes on where it was', async ({ app, page, home }) => {
  const game = await playRun(app, page, 'token-game?n=3')
  await page.keyboard.press('1')
  await expect(moves(page)).toHaveCount(2)
  const hand = await handOf(page)
  await page.keyboard.press('e')
  await page.getByTestId('format-json').click()
  const file = join(home, 'game.json')
  await saveTo(app, file)
  await page.getByTestId('export-save').click()
  await expect(page.getByTestId('export-result')).toContainText('game.json')
  await page.keyboard.press('Escape')

  await playRun(app, page, 'token-game?n=2')
  await page.getByTestId('record-open').click()
  await page.getByTestId('record-text').fill('H1 H1')
  await page.getByTestId('record-go').click()
  await expect(page.getByTestId('record-note')).toContainText('it is the turn of Vertical')
  await page.getByTestId('record-text').fill(readFileSync(file, 'utf8'))
  await page.getByTestId('record-go').click()
  await holds(page, hand)
  await expect(moves(page)).toHaveCount(2)
  await pressSpots(page, game, spotOf(game, hand, 2))
  await expect(moves(page)).toHaveCount(4)
})
