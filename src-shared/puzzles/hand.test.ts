/** What must hold of every puzzle that is played by hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPath } from '../export/check'
import type { Params } from '../form/field'
import { initialParams } from '../form/read'
import { langs } from '../lib/message'
import { faultsOf } from '../picture/laws'
import type { Hand, HandPlay, Puzzle } from '../puzzle'
import { runText } from '../run'
import { advance, createSearch, lineOf } from '../search/search'
import { makeSay } from '../words/say'
import { puzzles } from './index'

const games = puzzles.flatMap((puzzle) =>
  puzzle.hand
    ? [initialParams(puzzle.form), ...puzzle.form.presets.map(({ params }) => params)].map((params) => ({
        name: runText({ puzzle, strategy: puzzle.strategies[0] as Puzzle['strategies'][0], params }),
        puzzle,
        play: puzzle.hand as HandPlay,
        params,
      }))
    : [],
)

/** The hand after presses on these squares; those that do nothing are passed over. */
function pressed(
  play: HandPlay,
  params: Params,
  squares: readonly number[],
  from = play.start(params),
): Hand {
  const { left, top, cell, columns } = play.board(params)
  return squares.reduce<Hand>((hand, square) => {
    const x = left + ((square % columns) + 0.5) * cell
    const y = top + (Math.floor(square / columns) + 0.5) * cell
    return play.press(params, hand, x, y) ?? hand
  }, from)
}

const squaresOf = (play: HandPlay, params: Params, most: number) => {
  const { rows, columns } = play.board(params)
  return fc.array(fc.nat(rows * columns - 1), { maxLength: most })
}

/** The line of the first solution that completes the hand, within so many steps; 'none' if there is none. */
function completion(puzzle: Puzzle, params: Params, hand: Hand): number[] | 'none' | undefined {
  const rest = puzzle.hand?.rest(params, hand)
  if (!rest) return 'none'
  const strategy = puzzle.strategies.find(({ id }) => id === rest.strategy)
  if (!strategy) throw new Error(`no strategy ${rest.strategy}`)
  const search = createSearch(puzzle.position(rest.params), strategy)
  advance(search, 200_000, true)
  if (search.solutions > 0) return lineOf(search)
  return search.exhausted ? 'none' : undefined
}

describe.each(games)('$name', ({ puzzle, play, params }) => {
  test('pictures keep the laws, and every sentence is one in every language', () => {
    const says = langs.map((lang) => makeSay(lang, [puzzle.words]))
    fc.assert(
      fc.property(squaresOf(play, params, 12), fc.nat(3), (squares, hints) => {
        const hand = pressed(play, params, squares)
        expect(faultsOf(play.draw(params, hand, hand.slice(0, hints), 'en'))).toEqual([])
        const said = [...play.say(params, hand), ...squares.map((at) => play.squareText(params, hand, at))]
        for (const say of says)
          for (const message of said) expect(say(message)).not.toMatch(/^[\w-]+(\.[\w-]+)+$|\{|undefined|NaN/)
      }),
      { numRuns: 40 },
    )
  })

  test('the same presses give the same hand, and a press never changes the hand it is given', () => {
    fc.assert(
      fc.property(squaresOf(play, params, 12), (squares) => {
        const hand = Object.freeze([...pressed(play, params, squares)])
        expect(pressed(play, params, squares)).toEqual(hand)
        pressed(play, params, squares, hand)
      }),
      { numRuns: 40 },
    )
  })

  test('hints lead to a solution, and a solved hand is one that the checker accepts', () => {
    let hand = play.start(params)
    const line = completion(puzzle, params, hand)
    if (line === undefined) return
    if (line === 'none') return expect(play.isSolved(params, hand)).toBe(false)
    for (let i = 0; i < 2000 && !play.isSolved(params, hand); i++) {
      const next = play.hint(params, hand, line)
      expect(next.length).toBeGreaterThan(hand.length)
      hand = next
    }
    expect(play.isSolved(params, hand)).toBe(true)
    const again = completion(puzzle, params, hand)
    expect(again).toEqual(line)
    expect(checkPath(puzzle, params, line)).toBeUndefined()
    expect(play.hint(params, hand, line)).toEqual(hand)
  })

  test('a hand is solved just when it is whole and nothing is left to complete', () => {
    fc.assert(
      fc.property(squaresOf(play, params, 6), (squares) => {
        const hand = pressed(play, params, squares)
        if (!play.isSolved(params, hand)) return
        const line = completion(puzzle, params, hand)
        if (!line || line === 'none') throw new Error('a solved hand without a solution')
        expect(checkPath(puzzle, params, line)).toBeUndefined()
      }),
    )
  })

  test('a press beside the board does nothing', () => {
    expect(play.press(params, play.start(params), -5, -5)).toBeUndefined()
  })
})
