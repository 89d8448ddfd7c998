import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf } from '../../picture/laws'
import type { Mark } from '../../picture/picture'
import type { Strategy } from '../../puzzle'
import { firstMoment, makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { anyParams } from './anyParams'
import type { BottleMoment } from './explain'
import { bottles } from './index'
import { instances } from './instances'
import { heightOf, layoutOf, type Place } from './layout'
import type { BottleParams } from './model'

/** Shows the moment after each of the first steps. */
function watch(params: BottleParams, id: string, most: number, see: (moment: BottleMoment) => void) {
  const strategy = bottles.strategies.find((each) => each.id === id) as Strategy
  const recording = record(bottles, params, strategy)
  goOn(recording, most, false)
  const window = windowOf(recording, 0, recording.search.steps)
  const cursor = makeCursor(bottles, params, strategy)
  for (let k = 0; k <= window.steps.length; k++) see(momentAt(cursor, window, k) as BottleMoment)
}

const markOf = (moment: BottleMoment, key: string): Mark | undefined =>
  bottles.draw(moment, 'en').marks.find((mark) => mark.key === key)

const article = instances[0]?.params as BottleParams

test('pictures of all kinds of puzzles keep the laws, and are of one size from step to step', () => {
  const six = [64, 1, 17, 5, 33, 2]
  const rules = { sip: true, spill: true, tap: true }
  const most = { bottles: six, drinkers: six, start: six, goal: [...six, ...six], ...rules }
  for (const params of [most, ...fc.sample(anyParams, 60)])
    for (const { id } of bottles.strategies) {
      const { width, height } = layoutOf(params)
      watch(params, id, 60, (moment) => {
        const picture = bottles.draw(moment, 'en')
        expect(faultsOf(picture)).toEqual([])
        expect(picture).toMatchObject({ width, height })
      })
    }
})

test('the wine stands as high as the level, up to the full line', () => {
  const { places } = layoutOf(article)
  watch(article, 'memo', 400, (moment) => {
    for (const place of places) {
      const level = moment.position.levels[place.vessel] as number
      expect(markOf(moment, `wine-${place.vessel}`)).toMatchObject({ y: heightOf(place, level) })
      expect(markOf(moment, `level-${place.vessel}`)).toMatchObject({ text: String(level) })
      expect(markOf(moment, `state-${place.vessel}`)).toMatchObject({ text: String(level) })
    }
  })
  const { full, floor, capacity } = places[2] as Place
  expect(heightOf(places[2] as Place, capacity)).toBeCloseTo(full)
  expect(heightOf(places[2] as Place, 0)).toBe(floor)
})

test('the last pour is written as the article’s rule', () => {
  const formulas: string[] = []
  watch(article, 'memo', 6, (moment) => {
    const mark = markOf(moment, 'formula')
    if (mark?.kind === 'text') formulas.push(mark.text)
  })
  expect(formulas).toEqual([
    '1: Y[1] = 8 − (3 − 0) = 5, Y[3] = 3',
    '3: Y[3] = 0, Y[4] = 0 + 3 = 3',
    '1: Y[1] = 5 − (3 − 0) = 2, Y[3] = 3',
    '3: Y[1] = 0, Y[5] = 0 + 2 = 2',
    '3: Y[3] = 0, Y[6] = 0 + 3 = 3',
    '1, 2: Y[2] = 0, Y[1] = 8',
  ])
})

test('who drinks a bottle up writes the sum, whether or not he has had enough by it', () => {
  const params = { ...article, start: [0, 0, 3, 4, 4, 4, 1] }
  watch(params, 'memo', 1, (moment) => {
    if (moment.step)
      expect(markOf(moment, 'formula')).toMatchObject({ text: '3: Y[3] = 0, Y[7] = 1 + 3 = 4' })
  })
})

test('a stream leads from what was poured to what took it; of a pour only tried there are lines at the new levels', () => {
  let tried = 0
  watch(article, 'memo', 300, (moment) => {
    const { step } = moment
    const keys = bottles.draw(moment, 'en').marks.map(({ key }) => key)
    const [from, to] = [(step?.move ?? 0) >> 4, (step?.move ?? 0) & 15]
    if (step?.kind === 'visit') expect(keys).toContain(`pour-${from}-${to}-made`)
    if (step?.kind !== 'meet') return expect(keys.some((key) => key.startsWith('would'))).toBe(false)
    tried++
    expect(keys).toContain(`pour-${from}-${to}-met`)
    expect(keys).toContain(`would-${from}`)
    expect(keys).toContain(`would-${to}`)
  })
  expect(tried).toBeGreaterThan(100)
})

test('as many chips as there are moves, the next one in the accent', () => {
  watch(article, 'breadth-first', 200, (moment) => {
    const chips = bottles.draw(moment, 'en').marks.filter(({ key }) => key.startsWith('chip-'))
    expect(chips.map(({ key }) => key)).toEqual(moment.candidates.map((move) => `chip-${move}`))
    const next = chips.findIndex((mark) => mark.kind === 'rect' && mark.fill === 'accent')
    expect(next).toBe(moment.tried < chips.length ? moment.tried : -1)
  })
})

test('a press in a vessel sets its level at the start; beside them it sets nothing', () => {
  const { places, table } = layoutOf(article)
  const [a, , c, first] = places as [Place, Place, Place, Place]
  expect(bottles.press?.(article, a.middle, heightOf(a, 5))).toEqual({ ...article, start: [5, 8, 0] })
  expect(bottles.press?.(article, a.middle, heightOf(a, 5) - a.unit / 3)).toEqual({
    ...article,
    start: [5, 8, 0],
  })
  expect(bottles.press?.(article, c.middle, c.top + 2)).toEqual({ ...article, start: [8, 8, 3] })
  expect(bottles.press?.(article, first.middle, heightOf(first, 1))).toEqual({
    ...article,
    start: [8, 8, 0, 1, 0, 0, 0],
  })
  expect(bottles.press?.(article, a.left - 3, heightOf(a, 5))).toBeUndefined()
  expect(bottles.press?.(article, a.middle, table + 10)).toBeUndefined()
})

test('drinkers who have had enough wear a diamond', () => {
  const params = { ...article, start: [8, 8, 0, 4, 0, 3, 4] }
  const moment = firstMoment(bottles, params, bottles.strategies[0] as Strategy) as BottleMoment
  const sated = bottles.draw(moment, 'en').marks.filter(({ key }) => key.startsWith('sated-'))
  expect(sated.map(({ key }) => key)).toEqual(['sated-3', 'sated-6'])
})
