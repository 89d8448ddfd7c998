/** What pouring by hand says and does; the laws of all hands are in `puzzles/hand.test.ts`. */
import { expect, test } from 'vitest'
import type { Hand } from '../../hand'
import { makeSay } from '../../words/say'
import { bottlesHand } from './hand'
import { bottles } from './index'
import type { BottleParams } from './model'
import { ground, moveOf, tap } from './moves'

const say = makeSay('en', [bottles.words])
const sayZh = makeSay('zh', [bottles.words])

const preset = (index: number): BottleParams => bottles.form.presets[index]?.params as BottleParams
const article = preset(0)
const eight = preset(1)
const withTap = preset(6)

/** Pressed one after the other: the hand, what is held, and what is said of the last press. */
function press(params: BottleParams, ...spots: number[]) {
  let now: { hand: Hand; held: number | undefined } = { hand: [], held: undefined }
  let why: string | undefined
  for (const spot of spots) {
    const pressed = bottlesHand.press(params, now, spot)
    if (!pressed) return { ...now, why: 'nothing' }
    now = { hand: pressed.hand, held: pressed.held }
    why = pressed.why && say(pressed.why)
  }
  return { ...now, why }
}

test('a bottle is taken up, poured into another, or put down again', () => {
  expect(press(eight, 0)).toMatchObject({ hand: [], held: 0 })
  expect(press(eight, 0, 1)).toMatchObject({ hand: [moveOf(0, 1)], held: undefined })
  expect(press(eight, 0, 0)).toMatchObject({ hand: [], held: undefined, why: undefined })
})

test('what cannot be is not done, and why is said; the bottle stays taken up', () => {
  expect(press(eight, 1)).toMatchObject({
    held: undefined,
    why: 'Bottle b is empty: there is nothing to pour.',
  })
  expect(press(eight, 0, 1, 0, 1)).toMatchObject({ hand: [moveOf(0, 1)], held: 0, why: 'Bottle b is full.' })
  expect(press(article, 3).why).toBe('A gives nothing back: take up a bottle first.')
  expect(press(article, 0, 3)).toMatchObject({
    held: 0,
    why: 'A can drink only 4 more and may leave nothing in the bottle, but 8 are in a.',
  })
  // a → c leaves 3 in c; A drinks them, and then only 1 more.
  expect(press(article, 0, 2, 2, 3, 0, 3).why).toContain('A can drink only 1 more')
})

test('the tap fills bottles, and bottles are emptied on the ground', () => {
  const [tapSpot, groundSpot] = [2, 3]
  expect(press(withTap, tapSpot, 0)).toMatchObject({ hand: [moveOf(tap, 0)], held: undefined })
  expect(press(withTap, tapSpot, 0, 0, groundSpot).hand).toEqual([moveOf(tap, 0), moveOf(0, ground)])
  expect(press(withTap, groundSpot).why).toBe('Take up a bottle first, then choose the ground.')
  expect(press(withTap, tapSpot, groundSpot)).toMatchObject({ held: tap, why: 'The tap fills bottles only.' })
  expect(bottlesHand.spots(eight)).toHaveLength(3)
})

/** 8, 5, 3 by the shortest way, as spots pressed. */
const shortest = [0, 1, 1, 2, 2, 0, 1, 2, 0, 1, 1, 2, 2, 0]

test('says the state, the goal, the last pour, and when it is solved; then no press does anything', () => {
  const said = (...spots: number[]) => bottlesHand.say(eight, press(eight, ...spots)).map(say)
  expect(said()).toEqual(['The start is (8,0,0); the goal is (4,4,0).'])
  expect(said(0)).toEqual([
    'Bottle a is taken up: choose where to pour it.',
    'The start is (8,0,0); the goal is (4,4,0).',
  ])
  expect(said(0, 1)).toEqual([
    'After 1 move (3,5,0); the goal is (4,4,0).',
    'Rule 1: 5 units from bottle a into b: b is full.',
  ])
  expect(said(...shortest)).toEqual(['Solved in 7 moves: (4,4,0).'])
  expect(press(eight, ...shortest, 0).why).toBe('nothing')
  expect(bottlesHand.say(eight, press(eight, 0, 1)).map(sayZh)[0]).toBe(
    '已走 1 步，状态 (3,5,0)；目标状态 (4,4,0)。',
  )
})

test('names every vessel, with its level and whether it can be poured into', () => {
  const texts = (...spots: number[]) =>
    bottlesHand
      .spots(article)
      .map((_, spot) => say(bottlesHand.spotText(article, press(article, ...spots), spot)))
  expect(texts(0, 2, 2).slice(0, 4)).toEqual([
    'Bottle a: 5 of 8, can be poured into',
    'Bottle b: 8 of 8',
    'Bottle c: 3 of 3, taken up',
    'Drinker A: has drunk 0 of 4, can drink this',
  ])
})

test('what is taken up is lifted, and what it can be poured into is marked; the picture keeps its size', () => {
  const draw = (...spots: number[]) =>
    bottlesHand.draw(eight, { ...press(eight, ...spots), hinted: [], lang: 'en' })
  const [still, lifted] = [draw(), draw(0)]
  const top = ({ marks }: typeof still) => marks.find(({ key }) => key === 'edge-0') as { readonly y: number }
  expect(top(lifted).y).toBeLessThan(top(still).y)
  const targets = lifted.marks.filter(({ key }) => key.startsWith('target-')).map(({ key }) => key)
  expect(targets).toEqual(['target-1', 'target-2'])
  expect([lifted.width, lifted.height]).toEqual([still.width, still.height])
})
