import { puzzles } from '@shared/puzzles/index'
import { explore } from '@shared/trace/space'
import { distancesToGoal } from '@shared/trace/spaceFacts'
import { depthOf } from '@shared/trace/ways'
import { expect, test } from 'vitest'
import { firstMet } from './met'
import { stateByKey } from './neighbours'

const bottles = puzzles.find(({ id }) => id === 'bottles')
const params = bottles?.form.presets[0]?.params
if (!bottles || !params) throw new Error('no bottles')
const space = explore(bottles.position(params))
const chart = { space, toGoal: distancesToGoal(space), met: firstMet(space.count, false) }

test('right, again and again, is a shortest way to the goal, and left leads back', () => {
  let state = 0
  for (let moves = 1; moves <= 24; moves++) {
    state = stateByKey(chart, state, 'ArrowRight') ?? -1
    expect([depthOf(space, state), chart.toGoal[state]]).toEqual([moves, 24 - moves])
  }
  expect(state).toBe(stateByKey(chart, 0, 'End'))
  for (let moves = 24; moves > 0; moves--) state = stateByKey(chart, state, 'ArrowLeft') ?? -1
  expect(state).toBe(0)
})

test('up and down stay at the same distance', () => {
  expect(stateByKey(chart, 0, 'ArrowUp')).toBeUndefined()
  expect(stateByKey(chart, 0, 'ArrowDown')).toBeUndefined()
  expect([stateByKey(chart, 1, 'ArrowDown'), stateByKey(chart, 2, 'ArrowUp')]).toEqual([2, 1])
  expect(stateByKey(chart, 2, 'ArrowDown')).toBeUndefined()
})

test('there is nothing before the start, and other keys lead nowhere', () => {
  expect(stateByKey(chart, 0, 'ArrowLeft')).toBeUndefined()
  expect(stateByKey(chart, 17, 'x')).toBeUndefined()
  expect(stateByKey(chart, 17, 'Home')).toBe(0)
})
