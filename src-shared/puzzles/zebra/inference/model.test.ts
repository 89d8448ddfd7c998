import { describe, expect, test } from 'vitest'
import type { Strategy } from '../../../puzzle'
import { advance, createSearch } from '../../../search/search'
import { kindOf, TAKE } from '../../../step'
import { classic } from '../classic'
import type { ZebraPuzzle } from '../data'
import { itemName } from '../names'
import vectors from '../vectors.json'
import { type InferencePosition, makeInference } from './model'
import { valueAt } from './plan'
import { mostPlans, sizesOf } from './sizes'
import { readStages } from './stages'

const strategy: Strategy = {
  id: 'inference',
  engine: 'breadth-first',
  listing: { lines: [], start: 0, at: {} },
}
const article = '5,12,6,7,9+14,8,rooms,4,10,15,11'

function positionOf(puzzle: ZebraPuzzle, text = article): InferencePosition {
  const stages = readStages(text, puzzle)
  if (!stages.ok) throw new Error(stages.message.key)
  return makeInference(puzzle, stages.value)
}

/** The plans of one set as the article prints them: 国家 颜色 宠物 饮料 香烟 房间. */
function setAfter(stage: number): string[][] {
  const position = positionOf(classic)
  const search = createSearch(position, strategy)
  const plans: string[][] = []
  while (advance(search, 1, false) > 0)
    if (kindOf(search.last) === TAKE && position.stage === stage) plans.push(printed(position))
  return plans
}

function printed({ plan, puzzle }: InferencePosition): string[] {
  return Array.from({ length: plan.objects }, (_, object) =>
    [0, 1, 3, 4, 2, 5]
      .map((attribute) => {
        const value = valueAt(plan, object, attribute)
        if (value < 0) return '未定'
        return `${attribute === 5 ? '房间' : ''}${itemName(puzzle, attribute * 5 + value, 'zh')}`
      })
      .join(' '),
  )
}

const anywhere: ZebraPuzzle = {
  ...classic,
  clues: classic.clues.map((clue) => (clue.kind === 'just-left' ? { ...clue, kind: 'left' } : clue)),
}

describe('the sets of the article', () => {
  test('their sizes, stage by stage', () => {
    expect(sizesOf(positionOf(classic)).sizes).toEqual([
      1, 3, 7, 16, 19, 28, 30, 60, 60, 60, 4, 4, 12, 4, 4, 4, 1, 2, 2, 1,
    ])
  })

  test('by clue, with “anywhere left”', () => {
    const { sizes } = sizesOf(positionOf(anywhere))
    const afterClues = [0, 1, 2, 3, 4, 5, 6, 10, 13, 16, 19].map((stage) => sizes[stage])
    expect(afterClues).toEqual(vectors.inference.sizesIfAnywhereLeft)
  })

  test('a search breadth first makes just these plans', () => {
    const position = positionOf(classic)
    const search = createSearch(position, strategy)
    const taken: number[] = []
    while (advance(search, 1, false) > 0)
      if (kindOf(search.last) === TAKE) taken[position.stage] = (taken[position.stage] ?? 0) + 1
    expect(taken).toEqual(sizesOf(positionOf(classic)).sizes)
    expect(search.meets).toBe(0)
    expect(search.solutions).toBe(1)
  })

  test('the first plan, and the three after clue 5', () => {
    expect(setAfter(0)).toEqual([
      [
        '英国 红色 未定 未定 未定 未定',
        '瑞典 未定 狗 未定 未定 未定',
        '丹麦 未定 未定 茶 未定 未定',
        '德国 未定 未定 未定 Prince 未定',
        '挪威 未定 未定 未定 未定 房间1',
      ],
    ])
    expect(setAfter(1).map((plan) => plan.find((object) => object.includes('绿色')))).toEqual([
      '瑞典 绿色 狗 咖啡 未定 未定',
      '德国 绿色 未定 咖啡 Prince 未定',
      '挪威 绿色 未定 咖啡 未定 房间1',
    ])
  })

  test('the four after clue 4 and the one at the end', () => {
    expect(setAfter(10).map((plan) => [...plan].sort())).toEqual(
      [
        [
          '英国 红色 鸟 牛奶 Pall Mall 房间3',
          '瑞典 蓝色 狗 啤酒 Blue Master 房间2',
          '丹麦 白色 未定 茶 Blends 房间5',
          '德国 绿色 未定 咖啡 Prince 房间4',
          '挪威 黄色 未定 水 Dunhill 房间1',
        ],
        [
          '英国 红色 鸟 牛奶 Pall Mall 房间3',
          '瑞典 白色 狗 啤酒 Blue Master 房间5',
          '丹麦 蓝色 未定 茶 Blends 房间2',
          '德国 绿色 未定 咖啡 Prince 房间4',
          '挪威 黄色 未定 水 Dunhill 房间1',
        ],
        [
          '英国 红色 未定 牛奶 Blends 房间3',
          '瑞典 蓝色 狗 啤酒 Blue Master 房间2',
          '丹麦 白色 鸟 茶 Pall Mall 房间5',
          '德国 绿色 未定 咖啡 Prince 房间4',
          '挪威 黄色 未定 水 Dunhill 房间1',
        ],
        [
          '英国 红色 未定 牛奶 Blends 房间3',
          '瑞典 白色 狗 啤酒 Blue Master 房间5',
          '丹麦 蓝色 鸟 茶 Pall Mall 房间2',
          '德国 绿色 未定 咖啡 Prince 房间4',
          '挪威 黄色 未定 水 Dunhill 房间1',
        ],
      ].map((plan) => plan.sort()),
    )
    expect(setAfter(19)).toEqual([
      [
        '英国 红色 鸟 牛奶 Pall Mall 房间3',
        '瑞典 白色 狗 啤酒 Blue Master 房间5',
        '丹麦 蓝色 马 茶 Blends 房间2',
        '德国 绿色 鱼 咖啡 Prince 房间4',
        '挪威 黄色 猫 水 Dunhill 房间1',
      ],
    ])
  })
})

test('sets that grow too large are said to, and the position is left as it was', () => {
  const position = positionOf({ ...classic, clues: [] }, 'rooms')
  const { tooLarge, sizes } = sizesOf(position)
  expect(tooLarge).toBeGreaterThan(1)
  expect(sizes[tooLarge as number]).toBe(mostPlans + 1)
  expect(position.stage).toBe(0)
  expect(sizesOf(position)).toEqual({ sizes, tooLarge })
})
