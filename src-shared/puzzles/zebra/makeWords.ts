/** What can be asked of a new puzzle. */
import { defineWords } from '../../lib/message'

export const makeWords = defineWords(
  {
    'zebra.make.about':
      'A puzzle with one solution, in which no clue can be left out. Where an easier one needs more clues, it has them.',
    'zebra.make.field.theme': 'Theme',
    'zebra.make.field.theme.street': 'Neighbours in a street',
    'zebra.make.field.theme.wulin': 'A meeting of fighters',
    'zebra.make.field.houses': 'Houses',
    'zebra.make.field.attributes': 'Attributes',
    'zebra.make.field.kinds': 'Kinds of clues',
    'zebra.make.field.kinds.all': 'All',
    'zebra.make.field.kinds.classic': 'Those of the article',
    'zebra.make.field.kinds.relations': 'Without house numbers',
    'zebra.make.field.difficulty': 'Difficulty',
    'zebra.make.field.difficulty.any': 'Any',
    'zebra.make.field.difficulty.easy': 'Easy: one clue at a time is enough',
    'zebra.make.field.difficulty.medium': 'Medium: look one step ahead',
    'zebra.make.field.difficulty.hard': 'Hard: needs a guess',
    'zebra.make.field.extra': 'Extra clues',
  },
  {
    'zebra.make.about': '只有一个解的题目，约束缺一不可。如果约束太少达不到所选的容易程度，会多给几条。',
    'zebra.make.field.theme': '题材',
    'zebra.make.field.theme.street': '街上的邻居',
    'zebra.make.field.theme.wulin': '武林大会',
    'zebra.make.field.houses': '房子数',
    'zebra.make.field.attributes': '属性数',
    'zebra.make.field.kinds': '约束种类',
    'zebra.make.field.kinds.all': '全部',
    'zebra.make.field.kinds.classic': '文章中的几种',
    'zebra.make.field.kinds.relations': '不用房子编号',
    'zebra.make.field.difficulty': '难度',
    'zebra.make.field.difficulty.any': '任意',
    'zebra.make.field.difficulty.easy': '容易：逐条使用约束即可',
    'zebra.make.field.difficulty.medium': '中等：要多想一步',
    'zebra.make.field.difficulty.hard': '困难：要假设和尝试',
    'zebra.make.field.extra': '多余的约束',
  },
)
