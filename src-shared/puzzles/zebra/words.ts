/** Every word of the puzzle; sentences in English take `{name}`, those in Chinese `{nameZh}`. */
import { defineWords, joinWords } from '../../lib/message'
import { cellWords } from './cellWords'
import { composeWords } from './composeWords'
import { handWords } from './handWords'
import { makeWords } from './makeWords'
import { presetWords } from './presetWords'
import { textWords } from './text/words'
import { variantWords } from './variantWords'
import { whyWords } from './whyWords'

const own = defineWords(
  {
    'zebra.name': 'Zebra puzzle',
    'zebra.about': 'Houses in a row, clues about who lives in them: who keeps the fish?',
    'zebra.title': 'Zebra · {houses} houses, {clues, plural, one {# clue} other {# clues}}',
    'zebra.field.puzzle': 'Puzzle',
    'zebra.field.puzzle.note': 'The name of a puzzle that comes with the app, or a whole puzzle as text.',
    'zebra.field.order': 'Exhaustive: attributes from the outer loop to the inner',
    'zebra.field.order.note': 'All attributes of the puzzle, each once, with commas between them.',
    'zebra.field.enumeration': 'Exhaustive: permutations of a loop',
    'zebra.field.enumeration.complete': 'All, every time',
    'zebra.field.enumeration.as-printed': 'As in the article',
    'zebra.field.clues': 'Inference: the order of the clues',
    'zebra.field.clues.note':
      'Numbers of clues with commas; 9+14 for what follows from both; “rooms” before the first clue about neighbours.',
    'zebra.preset.article': 'Who keeps the fish? (the article’s puzzle)',
    'zebra.preset.printed':
      'As in the article: 6,167 checks, 14,761 in all (its table has 11,476: a misprint)',
    'zebra.preset.printed-smoke-last': 'As in the article, smoke innermost: 28,896 checks, 61,290 in all',
    'zebra.preset.printed-pet-last': 'As in the article, pet innermost: 47,460 checks, 86,756 in all',
    'zebra.preset.best': 'The best order of the loops: 5,520 checks in all',

    'zebra.strategy.exhaustive': 'Exhaustive',
    'zebra.strategy.exhaustive.about':
      'One loop for each attribute over all its permutations; each clue is tested in the outermost loop where it can be. The article’s own enumeration, which can be chosen, is faulty: 120 permutations the first time, 119 every later time.',
    'zebra.strategy.inference': 'Inference',
    'zebra.strategy.inference.about':
      'A set of plans that holds every possibility: each clue makes new plans of it or drops some. The article’s method.',
    'zebra.strategy.propagation': 'Propagation',
    'zebra.strategy.propagation.about':
      'Strikes out candidates, one deduction at a time, and guesses only where nothing follows.',
    'zebra.counter.checks': 'Checks',
    'zebra.counter.checksToFirst': 'Checks to the first solution',
    'zebra.counter.setSizes': 'Sizes of the sets',
    'zebra.counter.nodes': 'Grids',

    'zebra.line.exhaustive.head': 'Loop(k)',
    'zebra.line.exhaustive.loop': '    for every permutation of attribute k:',
    'zebra.line.exhaustive.broken': '        if a clue is broken:',
    'zebra.line.exhaustive.skip': '            go on with the next one',
    'zebra.line.exhaustive.last': '        if k is the innermost loop:',
    'zebra.line.exhaustive.answer': '            it is a correct solution',
    'zebra.line.exhaustive.else': '        else:',
    'zebra.line.exhaustive.inner': '            Loop(k + 1)',
    'zebra.line.inference.first': "set ← '{'the first plan'}'",
    'zebra.line.inference.stages': 'for every clue in its order:',
    'zebra.line.inference.empty': "    new set ← '{}'",
    'zebra.line.inference.plans': '    for every plan of the set:',
    'zebra.line.inference.ways': '        for every way to put the clue into it:',
    'zebra.line.inference.fits': '            if nothing speaks against it:',
    'zebra.line.inference.add': '                add the plan to the new set',
    'zebra.line.inference.drop': '            else ignore it',
    'zebra.line.inference.set': '    set ← new set',
    'zebra.line.inference.answer': 'what is left in the set is the answer',
    'zebra.line.propagation.head': 'Propagate(candidates)',
    'zebra.line.propagation.while': '    while something follows:',
    'zebra.line.propagation.strike': '        strike out what is excluded',
    'zebra.line.propagation.failed': '    if a value or a house has none left:',
    'zebra.line.propagation.back': '        return',
    'zebra.line.propagation.full': '    if every value has one house:',
    'zebra.line.propagation.answer': '        it is a solution; return',
    'zebra.line.propagation.guess': '    for every house of a value with the fewest:',
    'zebra.line.propagation.try': '        Propagate(candidates with it there)',

    'zebra.puzzle.preset':
      '“{text}” is no puzzle that comes with the app: {allowed}. A whole puzzle starts with a line like “houses 5”.',
    'zebra.order.unknown': '“{text}” is no attribute of this puzzle; allowed: {allowed}.',
    'zebra.order.twice': '“{text}” is there twice; each attribute is one loop.',
    'zebra.order.missing': '“{text}” is missing; all of these are needed: {allowed}.',
    'zebra.clues.token': '“{text}” is no clue: allowed are 1 to {count}, two joined like 9+14, and “rooms”.',
    'zebra.clues.twice': 'Clue {number} is there twice; each is used once.',
    'zebra.clues.missing': 'Clue {number} is missing; every clue that is not in the first plan is used once.',
    'zebra.clues.start': 'Clue {number} is in the first plan already, as are all of these: {start}.',
    'zebra.clues.pair':
      'Nothing follows from {a}+{b}: the first must say in which house somebody lives, the second who lives next to him, so that only one house is left.',
    'zebra.clues.rooms-first': 'Clue {number} is about where people live: “rooms” must come before it.',
    'zebra.clues.rooms-twice': '“rooms” is there twice; once is enough.',
    'zebra.check.loops':
      'With {houses} houses there are too many permutations to go through; allowed: at most {max}. Propagation solves it.',
    'zebra.check.printed':
      'The article’s enumeration is offered for at most {max} houses; here there are {houses}. Choose all permutations.',
    'zebra.check.rooms':
      'With {houses} houses the sets of plans get too large; allowed: at most {max}. Propagation solves it.',
    'zebra.check.plans':
      'After stage {stage} there would be more than {max, number} plans. Another order of the clues may keep the sets smaller.',

    'zebra.read.empty':
      'There is no solution in it: write a row for each house, such as “1 Norwegian yellow cats water Dunhill”.',
    'zebra.read.value': 'Line {line, number}: “{text}” is no value of this puzzle.',
    'zebra.read.house': 'Line {line, number}: there is no house {house}; allowed: 1 to {houses}.',
    'zebra.read.twice': 'Line {line, number}: “{item}” is in another house already.',
    'zebra.read.two': 'Line {line, number}: the house has two values of “{attribute}”.',
    'zebra.fault.short': 'It is not known which “{attribute}” every house has.',
    'zebra.fault.clue': 'Clue {number} is broken: {clue}.',
    'zebra.fault.move': 'This order of values is none that the loops go through.',
  },
  {
    'zebra.name': '谁养鱼',
    'zebra.about': '一排房子，若干条关于住户的约束条件：谁养鱼？',
    'zebra.title': '谁养鱼 · {houses} 座房子，{clues} 条约束',
    'zebra.field.puzzle': '题目',
    'zebra.field.puzzle.note': '自带题目的名称，或一道完整题目的文本。',
    'zebra.field.order': '穷举：属性的排列（外 → 内）',
    'zebra.field.order.note': '题目的全部属性，各一次，用逗号隔开。',
    'zebra.field.enumeration': '穷举：每层循环的排列',
    'zebra.field.enumeration.complete': '每次都取全部排列',
    'zebra.field.enumeration.as-printed': '与文章相同',
    'zebra.field.clues': '推理：使用约束的顺序',
    'zebra.field.clues.note':
      '约束的编号，用逗号隔开；9+14 表示由两条共同推出的结论；rooms（扩展房间号）应在第一条邻居约束之前。',
    'zebra.preset.article': '谁养鱼（文章的题目）',
    'zebra.preset.printed': '文章的穷举：检查 6,167 次，共 14,761 次（文中印成 11,476，是误印）',
    'zebra.preset.printed-smoke-last': '文章的穷举，香烟在最内层：检查 28,896 次，共 61,290 次',
    'zebra.preset.printed-pet-last': '文章的穷举，宠物在最内层：检查 47,460 次，共 86,756 次',
    'zebra.preset.best': '最好的循环顺序：共检查 5,520 次',

    'zebra.strategy.exhaustive': '穷举',
    'zebra.strategy.exhaustive.about':
      '每个属性一层循环，遍历它的全部排列；约束条件尽量在外层检查。可以选择文章的枚举方式，它有毛病：每层循环第一次取 120 个排列，以后每次只取 119 个。',
    'zebra.strategy.inference': '推理',
    'zebra.strategy.inference.about':
      '方案集总包含着所有可能：每增加一个约束，就产生新的方案或淘汰一些方案。文章的推理法。',
    'zebra.strategy.propagation': '约束传播',
    'zebra.strategy.propagation.about': '逐条推断，划去候选值；推不下去时才猜测。',
    'zebra.counter.checks': '检查次数',
    'zebra.counter.checksToFirst': '找到正确解的检查次数',
    'zebra.counter.setSizes': '方案集的大小',
    'zebra.counter.nodes': '候选表',

    'zebra.line.exhaustive.head': '循环(k)',
    'zebra.line.exhaustive.loop': '    对属性 k 的所有排列：',
    'zebra.line.exhaustive.broken': '        若违反约束条件：',
    'zebra.line.exhaustive.skip': '            提前进入下轮循环',
    'zebra.line.exhaustive.last': '        若 k 是最内层：',
    'zebra.line.exhaustive.answer': '            得到正确解',
    'zebra.line.exhaustive.else': '        否则：',
    'zebra.line.exhaustive.inner': '            循环(k + 1)',
    'zebra.line.inference.first': "方案集 ← '{'初始方案'}'",
    'zebra.line.inference.stages': '按顺序对每个约束条件：',
    'zebra.line.inference.empty': "    新方案集 ← '{}'",
    'zebra.line.inference.plans': '    对方案集中的每个方案：',
    'zebra.line.inference.ways': '        对约束条件的每种放法：',
    'zebra.line.inference.fits': '            若不矛盾：',
    'zebra.line.inference.add': '                将新方案放到新方案集中',
    'zebra.line.inference.drop': '            否则忽略',
    'zebra.line.inference.set': '    方案集 ← 新方案集',
    'zebra.line.inference.answer': '最后的方案集就是答案',
    'zebra.line.propagation.head': '传播(候选值)',
    'zebra.line.propagation.while': '    当还能推断时：',
    'zebra.line.propagation.strike': '        划去被排除的候选值',
    'zebra.line.propagation.failed': '    若某个值或某座房子没有候选：',
    'zebra.line.propagation.back': '        返回',
    'zebra.line.propagation.full': '    若每个值都只剩一座房子：',
    'zebra.line.propagation.answer': '        得到解；返回',
    'zebra.line.propagation.guess': '    对候选最少的值的每座房子：',
    'zebra.line.propagation.try': '        传播(设它在那里的候选值)',

    'zebra.puzzle.preset': '自带的题目中没有“{text}”，只有 {allowed}。完整的题目以“房子 5”这样的一行开头。',
    'zebra.order.unknown': '“{text}”不是这道题的属性；允许 {allowed}。',
    'zebra.order.twice': '“{text}”出现了两次；每个属性只有一层循环。',
    'zebra.order.missing': '缺少“{text}”；需要全部属性：{allowed}。',
    'zebra.clues.token': '“{text}”不是约束：允许编号 1 到 {count}、用加号连接的两条（如 9+14），以及 rooms。',
    'zebra.clues.twice': '约束 {number} 出现了两次；每条只用一次。',
    'zebra.clues.missing': '缺少约束 {number}；不在初始方案中的约束都要使用一次。',
    'zebra.clues.start': '约束 {number} 已在初始方案中；初始方案使用了 {start}。',
    'zebra.clues.pair':
      '由 {a}+{b} 推不出结论：第一条应说明某人住哪一间，第二条说明他的邻居，而且只剩一间可选。',
    'zebra.clues.rooms-first': '约束 {number} 与房间的位置有关：rooms 应在它之前。',
    'zebra.clues.rooms-twice': 'rooms 出现了两次；一次就够了。',
    'zebra.check.loops': '{houses} 座房子的排列太多，无法穷举；最多 {max} 座。可以用约束传播求解。',
    'zebra.check.printed': '文章的枚举方式最多用于 {max} 座房子，这里有 {houses} 座。请选择取全部排列。',
    'zebra.check.rooms': '{houses} 座房子的方案集会太大；最多 {max} 座。可以用约束传播求解。',
    'zebra.check.plans': '第 {stage} 步之后方案会超过 {max, number} 个。换一种约束顺序，方案集可能会小一些。',

    'zebra.read.empty': '其中没有解：请为每座房子写一行，例如“1 挪威 黄色 猫 水 Dunhill”。',
    'zebra.read.value': '第 {line, number} 行：“{text}”不是这道题中的值。',
    'zebra.read.house': '第 {line, number} 行：没有第 {house} 座房子；允许 1 到 {houses}。',
    'zebra.read.twice': '第 {line, number} 行：“{itemZh}”已在另一座房子中。',
    'zebra.read.two': '第 {line, number} 行：同一座房子有两个“{attributeZh}”。',
    'zebra.fault.short': '还不知道每座房子的“{attributeZh}”。',
    'zebra.fault.clue': '违反约束 {number}：{clueZh}。',
    'zebra.fault.move': '循环不会取到这样的排列。',
  },
)

export const words = [
  textWords,
  whyWords,
  presetWords,
  makeWords,
  composeWords,
  variantWords,
  handWords,
  cellWords,
].reduce(joinWords, own)
