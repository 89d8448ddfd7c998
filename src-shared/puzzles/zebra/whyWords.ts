/** What the three strategies say at every step; sentences in English take `{name}`, those in Chinese `{nameZh}`. */
import { defineWords } from '../../lib/message'

export const whyWords = defineWords(
  {
    'zebra.answer': '{answer}',

    'zebra.loops.start':
      '{levels, plural, one {One loop} other {# loops}}, from the outer to the inner: {order}. Each goes through the {count, number} permutations of its attribute.',
    'zebra.loops.printed':
      'As in the article’s program: a loop takes all {count} permutations the first time it is entered, and {later} every later time, as it then leaves out the sorted one. So the enumeration is faulty: a solution could be missed.',
    'zebra.loops.misprint':
      'The article’s table says 11,476 checks in all for this order. That is a misprint: its program makes 14,761 (the digits are rotated).',
    'zebra.loops.kept':
      'Loop {loop}, {attribute}, permutation {order, number} of {count, number} ({values}): breaks no clue that can be tested here.',
    'zebra.loops.refused':
      'Loop {loop}, {attribute}, permutation {order, number} of {count, number} ({values}): breaks clue {number}: {clue}.',
    'zebra.loops.back':
      'Back in loop {loop}, {attribute}: all that can follow permutation {order, number} has been tried.',
    'zebra.loops.solved': 'All clues hold: solution {solution, number}, after {checks, number} checks.',
    'zebra.loops.go-on': 'To see whether there are others, loop {loop} goes on.',
    'zebra.loops.all-hold': 'Every loop has its permutation, and all clues hold.',
    'zebra.loops.done': 'Loop {loop} has come to its end: back to loop {outer}.',
    'zebra.loops.next': 'Next: loop {loop}, {attribute}, permutation {order, number} ({values}).',
    'zebra.loops.exhausted':
      'Everything has been tried, in {checks, number} checks: {count, plural, =0 {there is no solution} one {there is one solution} other {there are # solutions}}.',

    'zebra.plans.start':
      'The first plan: {objects} objects, one for each {attribute}. Clues {clues} are in it; all else is unknown, so it holds every possibility.',
    'zebra.plans.start-bare':
      'The first plan: {objects} objects, one for each {attribute}. All else is unknown, so it holds every possibility.',
    'zebra.plans.void': 'The first plan cannot be made: the clues {clues} contradict each other.',
    'zebra.plans.take-first': 'It is alone in the set: take it.',
    'zebra.plans.set': 'The set now holds {count, plural, one {# plan} other {# plans}}.',
    'zebra.plans.stage': '{stage}.',
    'zebra.plans.taken': 'Take plan {number, number} of {count, number}.',
    'zebra.plans.placed':
      '{object}: “{a}” and {room, select, yes {room {b}} other {“{b}”}} fit. It is plan {number, number} of the new set.',
    'zebra.plans.elsewhere':
      '{object}: not possible. {room, select, yes {Room {value}} other {“{value}”}} belongs to another object, {other}.',
    'zebra.plans.occupied':
      '{object}: not possible. Instead of {room, select, yes {room {value} it has room {own}} other {“{value}” it has “{own}”}}.',
    'zebra.plans.has':
      '“{a}” is in the plan already ({object}): the plan passes as it is, as plan {number, number} of the new set.',
    'zebra.plans.given': '“{a}” can go to {object}: plan {number, number} of the new set.',
    'zebra.plans.roomed': 'Rooms: {rooms}. It is plan {number, number} of the new set.',
    'zebra.plans.holds': 'The clue holds: the plan stays, as plan {number, number} of the new set.',
    'zebra.plans.dropped': '{stage}: it does not hold in this plan, so the plan is dropped.',
    'zebra.plans.try-object': 'Next: {object}.',
    'zebra.plans.test': 'Next: does the clue hold in it?',
    'zebra.plans.take-next': 'Nothing more can be made of this plan.',
    'zebra.plans.through': 'This plan has come through every clue, and nothing in it is unknown.',
    'zebra.plans.solved': 'The plan has come through every clue: solution {solution, number}.',
    'zebra.plans.go-on': 'Whether it is the only one, the rest of the set will show.',
    'zebra.plans.exhausted':
      'No plan is left to take: {count, plural, =0 {there is no solution} one {there is one solution} other {there are # solutions}}.',

    'zebra.grid.start':
      'At the start every one of the {items, number} values may be in any of the {houses} houses.',
    'zebra.grid.alone': '“{item}” is in house {house}: no other {attribute} is there.',
    'zebra.grid.clue': 'Clue {number}: {clue}. Houses left: {left}.',
    'zebra.grid.only':
      'In house {house}, “{item}” is the only {attribute} left: it is there (a hidden single).',
    'zebra.grid.guess':
      'A guess: “{item}” is in house {house}. With {count} houses left it is one of the values with the fewest.',
    'zebra.grid.no-house': 'But “{item}” has no house left: a contradiction.',
    'zebra.grid.no-value': 'But house {house} has no {attribute} left: a contradiction.',
    'zebra.grid.undone': 'The deduction is taken back.',
    'zebra.grid.guess-undone': 'The guess that “{item}” is in house {house} is taken back.',
    'zebra.grid.solved': 'Every value has one house, and all clues hold: solution {solution, number}.',
    'zebra.grid.go-on': 'To see whether there are others, go back to where something is left to try.',
    'zebra.grid.full': 'Every value has its house.',
    'zebra.grid.go-back': 'Back to where there is something left to try.',
    'zebra.grid.next-clue': 'Next: clue {number}.',
    'zebra.grid.next-house': 'Next: what follows for “{item}”.',
    'zebra.grid.next-guess': 'Nothing follows. “{item}” has houses {houses}: guess {house}.',
    'zebra.grid.exhausted':
      'Nothing is left to try: {count, plural, =0 {there is no solution} one {there is one solution} other {there are # solutions}}.',
  },
  {
    'zebra.answer': '{answerZh}',

    'zebra.loops.start': '{levels} 层循环，从外到内：{orderZh}。每层遍历一个属性的 {count, number} 种排列。',
    'zebra.loops.printed':
      '与文章的程序相同：每层循环第一次进入时取全部 {count} 个排列，以后每次只取 {later} 个，跳过排好序的那一个。这样的枚举有毛病：可能漏掉解。',
    'zebra.loops.misprint':
      '文章的表中，这个顺序的总检查次数印成了 11,476，这是误印：它的程序检查 14,761 次（数字换了位置）。',
    'zebra.loops.kept':
      '第 {loop} 层（{attributeZh}）第 {order, number} 个排列，共 {count, number} 个：{valuesZh}。这一层能检查的约束都满足。',
    'zebra.loops.refused':
      '第 {loop} 层（{attributeZh}）第 {order, number} 个排列，共 {count, number} 个：{valuesZh}。违反约束 {number}：{clueZh}。',
    'zebra.loops.back': '回到第 {loop} 层（{attributeZh}）：第 {order, number} 个排列之后的都已试完。',
    'zebra.loops.solved': '所有约束都满足：第 {solution, number} 个解，检查了 {checks, number} 次。',
    'zebra.loops.go-on': '看看还有没有别的解：第 {loop} 层继续。',
    'zebra.loops.all-hold': '每层都有了排列，所有约束都满足。',
    'zebra.loops.done': '第 {loop} 层循环结束：回到第 {outer} 层。',
    'zebra.loops.next': '下一个：第 {loop} 层（{attributeZh}）第 {order, number} 个排列：{valuesZh}。',
    'zebra.loops.exhausted':
      '全部试完，共检查 {checks, number} 次：{count, plural, =0 {无解} other {共 # 个解}}。',

    'zebra.plans.start':
      '初始方案：{objects} 个对象，各有一个{attributeZh}。已使用约束 {clues}，其余都未定，所以它包含着所有可能。',
    'zebra.plans.start-bare':
      '初始方案：{objects} 个对象，各有一个{attributeZh}。其余都未定，所以它包含着所有可能。',
    'zebra.plans.void': '得不到初始方案：约束 {clues} 互相矛盾。',
    'zebra.plans.take-first': '方案集中只有它：把它取出。',
    'zebra.plans.set': '方案集现在有 {count, number} 个方案。',
    'zebra.plans.stage': '{stageZh}。',
    'zebra.plans.taken': '取第 {number, number} 个方案，共 {count, number} 个。',
    'zebra.plans.placed':
      '对象“{objectZh}”：{room, select, yes {{aZh}、房间 {bZh}} other {{aZh}、{bZh}}}可以放上，得到新方案集的第 {number, number} 个方案。',
    'zebra.plans.elsewhere':
      '对象“{objectZh}”：矛盾，{room, select, yes {房间 {valueZh}} other {{valueZh}}}已属于对象“{otherZh}”。',
    'zebra.plans.occupied':
      '对象“{objectZh}”：矛盾，{room, select, yes {它的房间是 {ownZh}，不是 {valueZh}} other {它已有{ownZh}，不能再有{valueZh}}}。',
    'zebra.plans.has':
      '方案中已有{aZh}（对象“{objectZh}”）：直接放入新方案集，是第 {number, number} 个方案。',
    'zebra.plans.given': '{aZh}可以放到对象“{objectZh}”上：新方案集的第 {number, number} 个方案。',
    'zebra.plans.roomed': '房间号：{roomsZh}。新方案集的第 {number, number} 个方案。',
    'zebra.plans.holds': '满足约束：保留，是新方案集的第 {number, number} 个方案。',
    'zebra.plans.dropped': '{stageZh}：这个方案不满足，去掉。',
    'zebra.plans.try-object': '下一个：对象“{objectZh}”。',
    'zebra.plans.test': '接下来：它满足这个约束吗？',
    'zebra.plans.take-next': '这个方案已处理完。',
    'zebra.plans.through': '这个方案通过了所有约束，没有未定的属性。',
    'zebra.plans.solved': '方案通过了所有约束：第 {solution, number} 个解。',
    'zebra.plans.go-on': '是不是唯一的解，要看方案集中其余的方案。',
    'zebra.plans.exhausted': '推理结束：{count, plural, =0 {无解} other {共 # 个解}}。',

    'zebra.grid.start': '开始时 {items, number} 个值都可以在 {houses} 座房子中的任何一座。',
    'zebra.grid.alone': '“{itemZh}”在第 {house} 座房子：那里不会有别的{attributeZh}。',
    'zebra.grid.clue': '约束 {number}：{clueZh}。剩下的房子：{leftZh}。',
    'zebra.grid.only': '第 {house} 座房子的{attributeZh}只剩下“{itemZh}”：就在这里（唯一候选）。',
    'zebra.grid.guess': '猜测：“{itemZh}”在第 {house} 座房子。它只剩 {count} 座房子，是候选最少的值之一。',
    'zebra.grid.no-house': '但“{itemZh}”没有房子可住了：矛盾。',
    'zebra.grid.no-value': '但第 {house} 座房子没有{attributeZh}可选了：矛盾。',
    'zebra.grid.undone': '撤回这一步推断。',
    'zebra.grid.guess-undone': '撤回猜测：“{itemZh}”不在第 {house} 座房子。',
    'zebra.grid.solved': '每个值都只剩一座房子，所有约束都满足：第 {solution, number} 个解。',
    'zebra.grid.go-on': '看看还有没有别的解：回到还有候选可试的地方。',
    'zebra.grid.full': '每个值都有了房子。',
    'zebra.grid.go-back': '回到还有候选可试的地方。',
    'zebra.grid.next-clue': '下一步：约束 {number}。',
    'zebra.grid.next-house': '下一步：由“{itemZh}”推断。',
    'zebra.grid.next-guess': '推不下去了。“{itemZh}”可在房子 {housesZh}：先猜 {house}。',
    'zebra.grid.exhausted': '全部试完：{count, plural, =0 {无解} other {共 # 个解}}。',
  },
)
