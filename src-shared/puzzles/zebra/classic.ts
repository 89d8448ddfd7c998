/** The puzzle of the article: who keeps the fish? Values are in the order in which it enumerates permutations. */
import type { Clue, ZebraAttribute, ZebraPuzzle } from './data'

const attribute = (
  id: string,
  en: string,
  zh: string,
  values: readonly (readonly [id: string, en: string, zh: string])[],
): ZebraAttribute => ({
  id,
  name: { en, zh },
  values: values.map(([valueId, valueEn, valueZh]) => ({ id: valueId, name: { en: valueEn, zh: valueZh } })),
})

const attributes = [
  attribute('nation', 'Nation', '国家', [
    ['norway', 'Norwegian', '挪威'],
    ['england', 'Englishman', '英国'],
    ['sweden', 'Swede', '瑞典'],
    ['denmark', 'Dane', '丹麦'],
    ['germany', 'German', '德国'],
  ]),
  attribute('colour', 'Colour', '颜色', [
    ['yellow', 'yellow', '黄色'],
    ['red', 'red', '红色'],
    ['green', 'green', '绿色'],
    ['white', 'white', '白色'],
    ['blue', 'blue', '蓝色'],
  ]),
  attribute('smoke', 'Smoke', '香烟', [
    ['blends', 'Blends', 'Blends'],
    ['pall-mall', 'Pall Mall', 'Pall Mall'],
    ['dunhill', 'Dunhill', 'Dunhill'],
    ['blue-master', 'Blue Master', 'Blue Master'],
    ['prince', 'Prince', 'Prince'],
  ]),
  attribute('pet', 'Pet', '宠物', [
    ['cat', 'cats', '猫'],
    ['bird', 'birds', '鸟'],
    ['dog', 'dogs', '狗'],
    ['horse', 'horses', '马'],
    ['fish', 'fish', '鱼'],
  ]),
  attribute('drink', 'Drink', '饮料', [
    ['beer', 'beer', '啤酒'],
    ['coffee', 'coffee', '咖啡'],
    ['milk', 'milk', '牛奶'],
    ['tea', 'tea', '茶'],
    ['water', 'water', '水'],
  ]),
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
