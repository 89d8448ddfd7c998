/** The game against the computer: presses, passes, and how well it plays. */
import { describe, expect, test } from 'vitest'
import type { Hand, Thinker, Thought } from '../../hand'
import { tokenHand } from './hand'
import { squareOf, squaresOf } from './handSpots'
import { makePosition, stateText, type TokenParams, type TokenPosition } from './model'
import { moveName, moveOf, pass } from './moves'
import { movesIn, playedOut } from './played'
import { learn, makeKnowledge, worthOf } from './solve/knowledge'
import { levels, thinker } from './thinker'

const game = (params: Partial<TokenParams>): TokenParams => ({
  n: 2,
  stuck: 'pass',
  finish: 'off',
  first: 'horizontal',
  start: [],
  ...params,
})

const learnt = (params: TokenParams): Thinker => {
  const made = thinker(params)
  while (!made.learn());
  return made
}

const thoughtOf = (made: Thinker, hand: Hand, level = 'never', seed = 1): Thought => {
  const thought = made.think(hand, level, seed)
  if (!thought) throw new Error(`no thought of ${hand}`)
  return thought
}

const spotAt = (params: TokenParams, row: number, column: number): number =>
  squaresOf(params).findIndex((square) => square.row === row && square.column === column)

const press = (params: TokenParams, hand: Hand, row: number, column: number) =>
  tokenHand.press(params, { hand, held: undefined }, spotAt(params, row, column))

describe('a press', () => {
  const params = game({ n: 3 })
  test('on a token, on the square it goes to, or on its number plays it', () => {
    expect(press(params, [], 2, 0)?.hand).toEqual([moveOf(0, 1)])
    expect(press(params, [], 2, 1)?.hand).toEqual([moveOf(0, 1)])
    expect(tokenHand.spotOfKey?.(params, [], '2')).toBe(spotAt(params, 2, 0))
    expect(tokenHand.spotOfKey?.(params, [], '4')).toBeUndefined()
    expect(tokenHand.spotOfKey?.(params, [], 'ArrowUp')).toBeUndefined()
  })
  test('on a token that cannot go says why, and changes nothing', () => {
    expect(press(params, [], 0, 1)).toMatchObject({ hand: [], why: { key: 'token-game.hand.why.turn' } })
    const blocked = game({ start: [1, 0, 1, 2] })
    expect(press({ ...blocked, n: 2, start: [0, 0, 1, 1] }, [], 1, 0)).toMatchObject({
      hand: [],
      why: { key: 'token-game.hand.why.blocked', values: { token: 'H1' } },
    })
    const home = game({ start: [3, 0, 0, 0] })
    expect(press(home, [], 1, 3)).toMatchObject({ why: { key: 'token-game.hand.why.home' } })
    expect(press(params, [], 2, 2)).toBeUndefined()
  })
})

describe('who cannot move', () => {
  test('passes by itself, also at the very start, and that is said', () => {
    const params = game({})
    const hand = findPass(params)
    const before = playedOut(params, hand.slice(0, -1))
    expect(movesIn(before)).toEqual([pass])
    expect(tokenHand.say(params, { hand, held: undefined })[0]).toEqual({
      key: 'token-game.hand.passed',
      values: { who: before.mover === 0 ? 'H' : 'V' },
    })
    const first = before.mover === 0 ? 'horizontal' : 'vertical'
    const there = game({ first, start: before.places.flatMap((places) => [...places]) })
    expect(tokenHand.start(there)).toEqual([pass])
  })
  test('is never asked: no hand that presses can reach has a pass to make', () => {
    for (const stuckRule of ['pass', 'loses'] as const) {
      const rules = game({ stuck: stuckRule })
      for (const hand of handsOf(rules)) expect(movesIn(playedOut(rules, hand))[0]).not.toBe(pass)
    }
  })
})

/** A hand for every state that presses can reach. */
function handsOf(params: TokenParams): readonly Hand[] {
  const seen = new Map<string, Hand>()
  const open: Hand[] = [tokenHand.start(params)]
  for (let hand = open.pop(); hand; hand = open.pop()) {
    const position = playedOut(params, hand)
    const state = stateText(position)
    if (seen.has(state)) continue
    seen.set(state, hand)
    for (const move of movesIn(position)) open.push(tokenHand.hint(params, hand, [move]).hand)
  }
  return [...seen.values()]
}

const findPass = (params: TokenParams): Hand =>
  handsOf(params).find((hand) => hand[hand.length - 1] === pass) ?? []

describe('the computer', () => {
  const games = [1, 2, 3].flatMap((n) =>
    (['pass', 'loses'] as const).flatMap((stuck) =>
      (['off', 'edge'] as const).map((finish) => game({ n, stuck, finish })),
    ),
  )

  test.each(games)('plays no worse than the state is worth: $n $stuck $finish', (params) => {
    const made = learnt(params)
    const knowledge = makeKnowledge(params)
    while (!learn(knowledge, 1e6));
    let states = 0
    for (const hand of handsOf(params)) {
      const position = playedOut(params, hand)
      if (position.status() !== 'branch') continue
      states++
      const { reply, best, worth } = thoughtOf(made, hand)
      if (reply !== best || !worth) throw new Error('a slip, or nothing known')
      position.play(reply)
      const after = worthAfter(knowledge, position)
      // As good as can be, and no move slower to win or faster to lose.
      const isKept = after.worth === worth.worth && (worth.worth === 0 || after.plies + 1 === worth.plies)
      if (!isKept) expect.fail(`${stateText(position)}: ${moveName(reply)}`)
    }
    expect(states).toBeGreaterThan(params.n === 3 ? 1000 : 0)
  })

  /** To who has just moved. */
  function worthAfter(knowledge: ReturnType<typeof makeKnowledge>, position: TokenPosition) {
    const { worth, plies = 0 } = worthOf(knowledge, position) ?? { worth: 0 }
    return { worth: worth === 0 ? 0 : -worth, plies }
  }

  test('slips as often as its level says, never without another move, and alike for the same seed', () => {
    const params = game({ n: 3 })
    const made = learnt(params)
    const slips = (level: string) =>
      Array.from({ length: 400 }, (_, seed) => thoughtOf(made, [], level, seed)).filter(
        ({ best, reply }) => best !== reply,
      ).length
    const counts = levels.map(slips)
    // Of 400, expected 200, 100, 40 and none; five deviations to either side.
    expect(counts[0]).toBeGreaterThan(150)
    expect(counts[0]).toBeLessThan(250)
    expect(counts[1]).toBeGreaterThan(57)
    expect(counts[1]).toBeLessThan(143)
    expect(counts[2]).toBeGreaterThan(10)
    expect(counts[2]).toBeLessThan(70)
    expect(counts[3]).toBe(0)
    expect(thoughtOf(made, [1], 'often', 7)).toEqual(thoughtOf(learnt(params), [1], 'often', 7))
    const one = game({ n: 1 })
    expect(thoughtOf(learnt(one), [], 'often', 3).reply).toBe(moveOf(0, 0))
  })

  test('knows nothing before it has learnt, keeps what it knows of the same rules, and forgets it of others', () => {
    const params = game({ n: 3 })
    expect(thinker(params).think([], 'never', 1)).toBeUndefined()
    const made = learnt(params)
    expect(thinker({ ...params, first: 'vertical' }, made).think([], 'never', 1)).toBeDefined()
    expect(thinker({ ...params, stuck: 'loses' }, made).share()).toBe(0)
    expect(made.think([...wonGame(params)], 'never', 1)).toBeUndefined()
  })

  /** A game of the computer against itself. */
  function wonGame(params: TokenParams): Hand {
    const made = learnt(params)
    let hand = tokenHand.start(params)
    while (!tokenHand.isSolved(params, hand))
      hand = tokenHand.hint(params, hand, [thoughtOf(made, hand).reply]).hand
    return hand
  }

  test('against itself plays the game that is known to be best, and the end is said', () => {
    const params = game({ n: 3 })
    const hand = wonGame(params)
    expect(hand).toHaveLength(21)
    expect(tokenHand.say(params, { hand, held: undefined })).toEqual([
      { key: 'token-game.hand.won', values: { winner: 'H', moves: 21 } },
    ])
    expect(tokenHand.ofLine?.(params, hand)).toEqual(hand)
  })

  test('with five tokens plays by looking ahead until all is learnt, with six always, and says so', () => {
    for (const n of [5, 6]) {
      const params = game({ n })
      const thought = thoughtOf(thinker(params), [])
      expect(thought.worth).toBeUndefined()
      expect(movesIn(makePosition(params))).toContain(thought.reply)
      expect(tokenHand.versus?.limits(params, false)).toBeDefined()
      expect(tokenHand.versus?.limits(params, true) === undefined).toBe(n === 5)
    }
    expect(tokenHand.versus?.limits(game({ n: 4 }), false)).toBeUndefined()
  })
})

test('a verdict says how long who is to move holds out', () => {
  const params = game({ n: 3, stuck: 'loses' })
  const worth = thoughtOf(learnt(params), []).worth
  expect(worth?.worth).toBe(-1)
  expect(tokenHand.versus?.verdict(params, [], worth ?? { worth: 0 })).toEqual({
    key: 'token-game.hand.bad.plies',
    values: { who: 'H', plies: worth?.plies },
  })
})

test('squares know what stands on them', () => {
  const params = game({})
  const position = makePosition(params)
  expect(squareOf(position, 1, 0)).toEqual({ row: 0, column: 1 })
  const text = (row: number, column: number) =>
    tokenHand.spotText(params, { hand: [], held: undefined }, spotAt(params, row, column))
  expect(text(1, 0).values).toMatchObject({ token: 'H1', can: 'step' })
  expect(text(0, 1).values).toMatchObject({ token: 'V1', can: 'no' })
  expect(text(1, 1).key).toBe('token-game.hand.empty')
})
