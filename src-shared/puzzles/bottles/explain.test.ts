import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { makeSay } from '../../words/say'
import type { BottleMoment } from './explain'
import { bottles } from './index'
import { instances } from './instances'
import type { BottleParams } from './model'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }

/** What is said after each of the first steps. */
function told(params: BottleParams, id: string, most: number, lang: 'en' | 'zh' = 'en'): string[][] {
  const strategy = bottles.strategies.find((each) => each.id === id) as Strategy
  const recording = record(bottles, params, strategy)
  goOn(recording, most, false)
  const window = windowOf(recording, 0, recording.search.steps)
  const cursor = makeCursor(bottles, params, strategy)
  return Array.from({ length: window.steps.length + 1 }, (_, k) =>
    bottles.explain(momentAt(cursor, window, k) as BottleMoment).map(say[lang]),
  )
}

const instance = (name: string): BottleParams =>
  instances.find((each) => each.name.startsWith(name))?.params as BottleParams
const rules = { sip: false, spill: false, tap: false }

test('the article’s instance by Memoire_TRY', () => {
  expect(told(instance('the article'), 'memo', 3)).toEqual([
    ['The search starts at (8,8,0,0,0,0,0).', 'Next, rule 1: pour bottle a into c.'],
    ['Rule 1: 3 units from bottle a into c: c is full.', 'Next, rule 3: A drinks all of bottle c.'],
    ['Rule 3: A has drunk all of bottle c, 3 units.', 'Next, rule 1: pour bottle a into c.'],
    ['Rule 1: 3 units from bottle a into c: c is full.', 'Next, rule 3: B drinks all of bottle a.'],
  ])
})

test('the same in Chinese, in the article’s words', () => {
  expect(told(instance('the article'), 'memo', 2, 'zh')).toEqual([
    ['从初始状态 (8,8,0,0,0,0,0) 开始搜索。', '接下来，规则 1：a 瓶倒入 c 瓶。'],
    ['规则 1：a 瓶倒入 c 瓶 3 两，c 瓶装满。', '接下来，规则 3：A 喝光 c 瓶。'],
    ['规则 3：A 喝光了 c 瓶中的 3 两。', '接下来，规则 1：a 瓶倒入 c 瓶。'],
  ])
})

test('the start is entered again, as the printed program does, and then refused', () => {
  const all = told(instance('2 bottles none'), 'memo', 100)
  expect(all.slice(1)).toEqual([
    ['Rule 1: 3 units from bottle a into b: b is full.', 'Next, rules 1 and 2: pour bottle b into a.'],
    [
      'Rules 1 and 2: 3 units from bottle b into a: b is empty and a is full.',
      'This is the start again: as in the printed program it is not in the table, so it is entered once more.',
      'Next, rule 1: pour bottle a into b.',
    ],
    [
      'Rule 1: pour bottle a into b, 3 units: (2,3).',
      'Met before: this state is in the table. It is on the way here, as state 2, so it is refused.',
      'No way on is left: a dead end. Take b→a back.',
    ],
    [
      'Nothing came of b→a: all that follows it has been tried. Back to (2,3).',
      'No way on is left: a dead end. Take a→b back.',
    ],
    [
      'Nothing came of a→b: all that follows it has been tried. Back to (5,0).',
      'Nothing is left to try: there is no solution.',
    ],
  ])
})

test('a pour that only empties its source is by rule 2', () => {
  const all = told(instance('jug 8/5/3'), 'memo', 100).flat()
  expect(all).toContain('Next, rule 2: pour bottle c into a.')
  expect(all).toContain('Rule 2: 3 units from bottle c into a: c is empty.')
})

test('on the path alone a circle is refused, and what was left in vain is searched again', () => {
  const all = told(instance('2 bottles none'), 'on-path', 100)
  expect(all[2]).toEqual([
    'Rules 1 and 2: pour bottle b into a, 3 units: (5,0).',
    'This state is on the stack, as state 1: going on would be going in a circle. Refused.',
    'No way on is left: a dead end. Take a→b back.',
  ])
})

test('met elsewhere, and in vain', () => {
  const params = { bottles: [2, 2, 1], drinkers: [1], start: [2, 0, 0], goal: [0, 0, 0, 1], ...rules }
  const all = told(params, 'memo', 200).flat()
  expect(all).toContain(
    'Met before: this state is in the table. It was searched to the end in vain, so it is refused.',
  )
})

test('breadth first: queue, new states, states marked before, the goal', () => {
  const all = told(instance('2 bottles 2 drinkers'), 'breadth-first', 100)
  expect(all.slice(0, 5)).toEqual([
    ['The search starts at (5,0,0,0).', 'It is alone in the queue: take it.'],
    ['Take state 1 from the queue: (5,0,0,0), the start.', 'Next, rule 1: pour bottle a into b.'],
    [
      'Rule 1: pour bottle a into b, 3 units: (2,3,0,0).',
      'A new state: mark it and put it at the end of the queue, as state 2.',
      'All that can be made from this state is made: take the next from the queue.',
    ],
    [
      'Take state 2 from the queue: (2,3,0,0), 1 move from the start.',
      'Next, rule 3: A drinks all of bottle a.',
    ],
    [
      'Rule 3: A drinks all of bottle a, 2 units: (0,3,2,0).',
      'A new state: mark it and put it at the end of the queue, as state 3.',
      'Next, rule 3: B drinks all of bottle a.',
    ],
  ])
  expect(all.flat()).toContain('Marked before: it was reached in as few moves or fewer. Refused.')
  expect(all.flat()).toContain('The goal: 4 states, 3 moves.')
})

test('our own rules: a sip, the ground and the tap', () => {
  const params = { bottles: [3], drinkers: [2], start: [3], goal: [3, 2], sip: true, spill: true, tap: true }
  const all = told(params, 'memo', 30).flat()
  expect(all).toContain('Rule 3: A has drunk 2 units of bottle a and can drink no more.')
  expect(all).toContain('Rule 4: bottle a is emptied on the ground, 1 unit.')
  expect(all).toContain('Rule 5: bottle a is filled from the tap, 3 units.')
})
