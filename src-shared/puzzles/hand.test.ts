/** What must hold of every puzzle that is played by hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPath } from '../export/check'
import type { Params } from '../form/field'
import { initialParams } from '../form/read'
import type { Hand, HandPlay, Holding } from '../hand'
import { langs } from '../lib/message'
import { faultsOf } from '../picture/laws'
import type { Puzzle } from '../puzzle'
import { runText } from '../run'
import { advance, createSearch, lineOf } from '../search/search'
import type { Move } from '../step'
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

const atStart = (play: HandPlay, params: Params): Holding => ({ hand: play.start(params), held: undefined })

/** The hand after presses on these spots; those that mean nothing are passed over. */
const pressed = (
  play: HandPlay,
  params: Params,
  spots: readonly number[],
  from = atStart(play, params),
): Holding =>
  spots.reduce((now, spot) => {
    const next = play.press(params, now, spot)
    return next ? { hand: next.hand, held: next.held } : now
  }, from)

const spotsOf = (play: HandPlay, params: Params, most: number) =>
  fc.array(fc.nat(play.spots(params).length - 1), { maxLength: most })

type Completion = Move[] | 'none' | 'wrong' | 'long'

/** The line of the first solution that completes the hand, within so many steps. */
function completion(puzzle: Puzzle, params: Params, hand: Hand): Completion {
  const rest = puzzle.hand?.rest(params, hand)
  if (!rest) return 'wrong'
  if (puzzle.impossible?.(rest.params)) return 'none'
  const strategy = puzzle.strategies.find(({ id }) => id === rest.strategy)
  if (!strategy) throw new Error(`no strategy ${rest.strategy}`)
  const search = createSearch(puzzle.position(rest.params, strategy), strategy)
  advance(search, 200_000, true)
  if (search.solutions > 0) return [...lineOf(search)]
  return search.exhausted ? 'none' : 'long'
}

/** A game has ended however well it was played. */
function isEnd(puzzle: Puzzle, params: Params, line: readonly Move[]): boolean {
  if (!puzzle.hand?.versus) return checkPath(puzzle, params, line) === undefined
  const position = puzzle.position(params)
  for (const move of line) position.play(move)
  return position.status() !== 'branch'
}

describe.each(games)('$name', ({ puzzle, play, params }) => {
  test('spots lie inside the picture and apart from each other, and stand row by row', () => {
    const spots = play.spots(params)
    const { width, height } = play.draw(params, { ...atStart(play, params), hinted: [], lang: 'en' })
    expect(spots.length).toBeGreaterThan(0)
    for (const [i, { row, column, x, y, w, h }] of spots.entries()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(w, h)).toBeGreaterThan(0)
      expect(x + w).toBeLessThanOrEqual(width)
      expect(y + h).toBeLessThanOrEqual(height)
      const before = spots[i - 1]
      const isNext = before ? row === before.row && column === before.column + 1 : row === 0 && column === 0
      expect(isNext || (row === (before?.row ?? 0) + 1 && column === 0)).toBe(true)
      const [middleX, middleY] = [x + w / 2, y + h / 2]
      const there = spots.filter((spot) => isIn(spot, middleX, middleY))
      expect(there).toEqual([spots[i]])
    }
  })

  test('pictures keep the laws, and every sentence is one in every language', () => {
    const says = langs.map((lang) => makeSay(lang, [puzzle.words]))
    const help = { key: `${puzzle.id}.hand.help` }
    fc.assert(
      fc.property(spotsOf(play, params, 12), fc.nat(3), (spots, hints) => {
        const now = pressed(play, params, spots)
        for (const lang of langs)
          expect(faultsOf(play.draw(params, { ...now, hinted: now.hand.slice(0, hints), lang }))).toEqual([])
        const whys = play.spots(params).map((_, spot) => play.press(params, now, spot)?.why)
        const note = play.rest(params, now.hand)?.note
        const said = [
          help,
          ...[...whys, note].filter((each) => each !== undefined),
          ...play.say(params, now),
          ...(play.rules?.(params, now.hand) ?? []).map(({ text }) => text),
          ...play.spots(params).map((_, spot) => play.spotText(params, now, spot)),
        ]
        for (const say of says)
          for (const message of said) expect(say(message)).not.toMatch(/^[\w-]+(\.[\w-]+)+$|\{|undefined|NaN/)
      }),
      { numRuns: 20 },
    )
  })

  test('of a game for two, sides, levels, verdicts and limits have words', () => {
    const { versus } = play
    if (!versus) return
    const hand = play.start(params)
    const worths = ([-1, 0, 1] as const).flatMap((worth) => [{ worth }, { worth, plies: 3 }])
    const said = [
      ...[0, 1].map((side) => ({ key: `${puzzle.id}.side.${side}` })),
      ...versus.levels.flatMap((level) =>
        ['', '.about'].map((part) => ({ key: `${puzzle.id}.level.${level}${part}` })),
      ),
      ...worths.map((worth) => versus.verdict(params, hand, worth)),
      ...[true, false].flatMap((isLearnt) => versus.limits(params, isLearnt) ?? []),
    ]
    for (const lang of langs)
      for (const message of said)
        expect(makeSay(lang, [puzzle.words])(message)).not.toMatch(/^[\w-]+(\.[\w-]+)+$|\{|undefined|NaN/)
  })

  test('the same presses give the same hand, and a press never changes the hand it is given', () => {
    fc.assert(
      fc.property(spotsOf(play, params, 12), (spots) => {
        const { hand, held } = pressed(play, params, spots)
        const now = { hand: Object.freeze([...hand]), held }
        expect(pressed(play, params, spots)).toEqual(now)
        pressed(play, params, spots, now)
      }),
      { numRuns: 40 },
    )
  })

  test('a press on some spot of a fresh board does something', () => {
    const now = atStart(play, params)
    if (play.isSolved(params, now.hand)) return
    const does = play.spots(params).some((_, spot) => {
      const next = play.press(params, now, spot)
      return next && (next.hand !== now.hand || next.held !== undefined)
    })
    expect(does).toBe(true)
  })

  test('hints lead to a solution, as fast as was said, and nothing goes on after it', () => {
    let hand = play.start(params)
    const first = completion(puzzle, params, hand)
    if (first === 'none') expect(play.isSolved(params, hand)).toBe(false)
    if (typeof first === 'string') return
    let line: readonly Move[] = first
    const least = line.length
    for (let i = 0; i < 2000 && !play.isSolved(params, hand); i++) {
      const next = play.hint(params, hand, line)
      expect(next.hand).not.toEqual(hand)
      // What is left completes the hand: asking again would find as short a way.
      const again = completion(puzzle, params, next.hand)
      if (play.rest(params, hand)?.isShortest) expect(again).toHaveLength(next.line.length)
      ;({ hand, line } = next)
    }
    expect(play.isSolved(params, hand)).toBe(true)
    if (play.countsMoves) {
      expect(play.line(params, hand)).toHaveLength(least)
      const whole = { hand, held: undefined }
      for (const spot of play.spots(params).keys())
        expect(pressed(play, params, [spot], whole)).toEqual(whole)
    }
    expect(play.hint(params, hand, line).hand).toEqual(hand)
    const path = play.line(params, hand) ?? []
    if (play.ofLine) expect(play.line(params, play.ofLine(params, path))).toEqual(path)
  })

  test('a hand is solved just when the path it stands for is a solution', () => {
    fc.assert(
      fc.property(spotsOf(play, params, 30), (spots) => {
        const { hand } = pressed(play, params, spots)
        const line = play.line(params, hand)
        const isTrue = line !== undefined && isEnd(puzzle, params, line)
        expect(play.isSolved(params, hand)).toBe(isTrue)
      }),
    )
  })

  test('where moves count, or two play, the hand is a way from the start that the rules allow', () => {
    if (!play.countsMoves && !play.versus) return
    fc.assert(
      fc.property(spotsOf(play, params, 30), (spots) => {
        const line = play.line(params, pressed(play, params, spots).hand) ?? []
        const position = puzzle.position(params)
        for (const move of line) {
          const moves = new Int32Array(position.maxMoves)
          expect([...moves.subarray(0, position.moves(moves, 0))]).toContain(move)
          position.play(move)
        }
      }),
      { numRuns: 30 },
    )
  })
})

const isIn = (
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  atX: number,
  atY: number,
): boolean => atX >= x && atX < x + w && atY >= y && atY < y + h
