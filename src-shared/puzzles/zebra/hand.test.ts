import { describe, expect, test } from 'vitest'
import { initialParams, readForm } from '../../form/read'
import { langs } from '../../lib/message'
import { advance, createSearch, lineOf } from '../../search/search'
import { makeSay } from '../../words/say'
import { classic } from './classic'
import { form } from './form'
import { hand } from './hand'
import { zebra } from './index'
import { words } from './words'

const params = initialParams(form)
const say = makeSay('en', [words])

const item = (id: string): number =>
  classic.attributes.flatMap(({ values }) => values.map((value) => value.id)).indexOf(id)
/** The spot of a value in a house, from 1. */
const spot = (id: string, house: number): number => item(id) * 5 + house - 1

const pressed = (...spots: readonly number[]) =>
  spots.reduce<readonly number[]>(
    (now, at) => hand.press(params, { hand: now, held: undefined }, at)?.hand ?? now,
    [],
  )
const said = (now: readonly number[]) => hand.say(params, { hand: now, held: undefined }).map(say)
const spotSaid = (now: readonly number[], at: number) =>
  say(hand.spotText(params, { hand: now, held: undefined }, at))

describe('a press', () => {
  const norway = spot('norway', 1)

  test('rules a value out, then sets it, then opens it', () => {
    expect(spotSaid(pressed(), norway)).toBe('Norwegian, house 1: open')
    expect(spotSaid(pressed(norway), norway)).toBe('Norwegian, house 1: ruled out')
    expect(spotSaid(pressed(norway, norway), norway)).toBe('Norwegian, house 1: set')
    expect(pressed(norway, norway, norway)).toEqual([])
  })

  test('a value that is set is nowhere else and nothing else is there; it is taken back anywhere in its cell', () => {
    const set = pressed(norway, norway)
    expect(spotSaid(set, spot('norway', 2))).toMatch('not possible')
    expect(spotSaid(set, spot('germany', 1))).toMatch('not possible')
    expect(spotSaid(set, spot('germany', 2))).toMatch('open')
    expect(pressed(norway, norway, spot('germany', 1))).toEqual([])
    const elsewhere = hand.press(params, { hand: set, held: undefined }, spot('norway', 3))
    expect(elsewhere?.hand).toBe(set)
    expect(elsewhere?.why && say(elsewhere.why)).toMatch('set in house 1')
  })

  test('what is ruled out stays so beside a value that comes and goes', () => {
    const other = spot('germany', 1)
    expect(pressed(other, norway, norway, norway)).toEqual(pressed(other))
  })
})

test('what is wrong is said against the clues, not against the solution', () => {
  // The German lives in house 4, but no clue says so: house 5 is no mistake yet.
  const wrong = pressed(spot('germany', 5), spot('germany', 5))
  expect(said(wrong)).toEqual(['1 of 25 values are known.'])
  expect(hand.rest(params, wrong)).toBeDefined()
  const milk = pressed(spot('milk', 1), spot('milk', 1))
  expect(said(milk)).toContain('Clue 8 cannot hold any more: The person who drinks milk lives in house 3.')
  expect(hand.rest(params, milk)).toBeUndefined()
  const nowhere = pressed(...[1, 2, 3, 4, 5].map((house) => spot('fish', house)))
  expect(said(nowhere)).toContain('No house is left for “fish”.')
})

test('a hint explains what follows from the hand as it is', () => {
  const first = hand.hint(params, [], [])
  // The first clue that leaves out anything: green is just left of white.
  expect(first.why && say(first.why)).toBe(
    'Clue 4: The owner of the green house lives immediately to the left of the owner of the white house. Houses left: green 1, 2, 3, 4; white 2, 3, 4, 5.',
  )
  expect(spotSaid(first.hand, spot('green', 5))).toMatch('ruled out')
  expect(spotSaid(first.hand, spot('white', 1))).toMatch('ruled out')
  expect(first.hand).toHaveLength(2)
})

test('hints alone solve the article’s puzzle, and the answer is said', () => {
  const places = { norway: 1, denmark: 2, england: 3, germany: 4, sweden: 5, fish: 4 }
  const rest = hand.rest(params, [])
  expect(rest?.strategy).toBe('propagation')
  let now: readonly number[] = []
  for (let i = 0; i < 200; i++) {
    const { hand: next } = hand.hint(params, now, [])
    if (next === now) break
    now = next
  }
  expect(hand.isSolved(params, now)).toBe(true)
  for (const [id, house] of Object.entries(places))
    expect(spotSaid(now, spot(id, house))).not.toMatch(/ruled|not possible/)
  expect(said(now)).toEqual(['Solved: every clue holds.', expect.stringContaining('The German keeps fish.')])
  expect(makeSay('zh', [words])(hand.say(params, { hand: now, held: undefined })[1] ?? { key: '' })).toMatch(
    '德国人养鱼',
  )
})

test('where nothing follows, a hint goes by the solution that completes the hand, whatever was marked before', () => {
  const read = readForm(form, { puzzle: 'houses 3\nman: a, b, c\npet: cat, dog, fish\na = fish' })
  if (!read.ok) throw new Error(read.message.key)
  const free = read.value
  // b is not in house 1, and the dog is in house 3: then a, the fish and the cat may be in 1 or 2.
  const marked = [2 * (1 * 3 + 0), 2 * (4 * 3 + 2) + 1]
  const rest = hand.rest(free, marked)
  const strategy = zebra.strategies.find(({ id }) => id === rest?.strategy)
  if (!rest || !strategy) throw new Error('nothing completes it')
  const search = createSearch(zebra.position(rest.params, strategy), strategy)
  advance(search, 1000, true)
  let now: readonly number[] = marked
  const line = [...lineOf(search)]
  const whys: string[] = []
  for (let i = 0; i < 50 && !hand.isSolved(free, now); i++) {
    const next = hand.hint(free, now, line)
    expect(next.hand.length).toBeGreaterThan(now.length)
    whys.push(next.why ? say(next.why) : '')
    now = next.hand
  }
  expect(hand.isSolved(free, now)).toBe(true)
  expect(now).toEqual(expect.arrayContaining(marked))
  expect(whys.some((why) => why.startsWith('Nothing follows'))).toBe(true)
})

test('a hand out of a file is one if it could have come about', () => {
  expect(hand.isHand?.(params, [0, 3])).toBe(true)
  expect(hand.isHand?.(params, [0, 0])).toBe(false)
  expect(hand.isHand?.(params, [0, 1])).toBe(false)
  expect(hand.isHand?.(params, [1, 3])).toBe(false)
  expect(hand.isHand?.(params, [250])).toBe(false)
  expect(hand.isHand?.(params, [0.5])).toBe(false)
})

test('spots stand still in both languages, on the candidates that are drawn', () => {
  const spots = hand.spots(params)
  for (const lang of langs) {
    const { marks } = hand.draw(params, { hand: [], held: undefined, hinted: [], lang })
    for (const [at, { x, y, w, h }] of spots.entries()) {
      const letter = marks.find(({ key }) => key === `candidate-${Math.floor(at / 5)}-${at % 5}`)
      if (letter?.kind !== 'text') throw new Error(`nothing at ${at}`)
      expect(letter.x).toBeCloseTo(x + w / 2)
      expect(letter.y).toBeCloseTo(y + h / 2)
    }
  }
})

test('of a board with no room beside it the clues are said in words, with how they stand', () => {
  expect(hand.rules?.(params, [])).toEqual([])
  const read = readForm(form, { puzzle: 'houses 6\nman: a, b, c, d, e, f\na at 1\nb left c' })
  if (!read.ok) throw new Error(read.message.key)
  const states = (marks: readonly number[]) => hand.rules?.(read.value, marks).map(({ state }) => state)
  expect(states([])).toEqual(['open', 'open'])
  expect(states([1])).toEqual(['holds', 'open'])
  // a in house 2, and c in house 1: nothing is left of it.
  expect(states([2 * 1 + 1, 2 * (2 * 6 + 0) + 1])).toEqual(['broken', 'broken'])
  expect(hand.rules?.(read.value, []).map(({ text }) => say(text))).toEqual([
    expect.stringContaining('house 1'),
    expect.stringContaining('left'),
  ])
})
