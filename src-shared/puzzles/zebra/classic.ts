/** The puzzle of the article: who keeps the fish? Values are in the order in which it enumerates permutations. */
import type { Clue, ZebraAttribute, ZebraPuzzle } from './data'

const attribute = (
  id: string,
  en: string,
  zh: string,
  phrases: NonNullable<ZebraAttribute['phrases']>,
  values: readonly (readonly [id: string, en: string, zh: string])[],
): ZebraAttribute => ({
  id,
  name: { en, zh },
  phrases,
  values: values.map(([valueId, valueEn, valueZh]) => ({ id: valueId, name: { en: valueEn, zh: valueZh } })),
})

const attributes = [
  attribute(
    'nation',
    'Nation',
    '国家',
    {
      en: { who: 'the {}', does: 'is the {}', not: 'is not the {}', either: 'is the {} or the {}' },
      zh: { who: '{}人', does: '是{}人', not: '不是{}人', either: '是{}人或{}人' },
    },
    [
      ['norway', 'Norwegian', '挪威'],
      ['england', 'Englishman', '英国'],
      ['sweden', 'Swede', '瑞典'],
      ['denmark', 'Dane', '丹麦'],
      ['germany', 'German', '德国'],
    ],
  ),
  attribute(
    'colour',
    'Colour',
    '颜色',
    {
      en: {
        who: 'the owner of the {} house',
        does: 'lives in the {} house',
        not: 'does not live in the {} house',
      },
      zh: { who: '{}房子的主人', does: '住{}房子', not: '不住{}房子' },
    },
    [
      ['yellow', 'yellow', '黄色'],
      ['red', 'red', '红色'],
      ['green', 'green', '绿色'],
      ['white', 'white', '白色'],
      ['blue', 'blue', '蓝色'],
    ],
  ),
  attribute(
    'smoke',
    'Smoke',
    '香烟',
    {
      en: { who: 'the person who smokes {}', does: 'smokes {}', not: 'does not smoke {}' },
      zh: { who: '抽{}香烟的人', does: '抽{}香烟', not: '不抽{}香烟' },
    },
    [
      ['blends', 'Blends', 'Blends'],
      ['pall-mall', 'Pall Mall', 'Pall Mall'],
      ['dunhill', 'Dunhill', 'Dunhill'],
      ['blue-master', 'Blue Master', 'Blue Master'],
      ['prince', 'Prince', 'Prince'],
    ],
  ),
  attribute(
    'pet',
    'Pet',
    '宠物',
    {
      en: { who: 'the person who keeps {}', does: 'keeps {}', not: 'does not keep {}' },
      zh: { who: '养{}的人', does: '养{}', not: '不养{}' },
    },
    [
      ['cat', 'cats', '猫'],
      ['bird', 'birds', '鸟'],
      ['dog', 'dogs', '狗'],
      ['horse', 'horses', '马'],
      ['fish', 'fish', '鱼'],
    ],
  ),
  attribute(
    'drink',
    'Drink',
    '饮料',
    {
      en: { who: 'the person who drinks {}', does: 'drinks {}', not: 'does not drink {}' },
      zh: { who: '喝{}的人', does: '喝{}', not: '不喝{}' },
    },
    [
      ['beer', 'beer', '啤酒'],
      ['coffee', 'coffee', '咖啡'],
      ['milk', 'milk', '牛奶'],
      ['tea', 'tea', '茶'],
      ['water', 'water', '水'],
    ],
  ),
] as const

const ids = attributes.flatMap(({ values }) => values.map(({ id }) => id))
const item = (id: string): number => ids.indexOf(id)
const pair = (kind: 'same' | 'next-to' | 'just-left', a: string, b: string): Clue => ({
  kind,
  a: item(a),
  b: item(b),
})

/** In the article's own order: clue 1 is the first. Its "left" is immediately left. */
const clues: readonly Clue[] = [
  pair('same', 'england', 'red'),
  pair('same', 'sweden', 'dog'),
  pair('same', 'denmark', 'tea'),
  pair('just-left', 'green', 'white'),
  pair('same', 'green', 'coffee'),
  pair('same', 'pall-mall', 'bird'),
  pair('same', 'yellow', 'dunhill'),
  { kind: 'at', a: item('milk'), house: 2 },
  { kind: 'at', a: item('norway'), house: 0 },
  pair('next-to', 'blends', 'cat'),
  pair('next-to', 'horse', 'dunhill'),
  pair('same', 'blue-master', 'beer'),
  pair('same', 'germany', 'prince'),
  pair('next-to', 'norway', 'blue'),
  pair('next-to', 'blends', 'water'),
]

export const classic: ZebraPuzzle = {
  houses: 5,
  attributes,
  clues,
  question: { item: item('fish'), attribute: 0 },
}
