import { defineWords } from '../../lib/message'

const en = {
  'bottles.name': 'Bottles',
  'bottles.about': 'Pour wine and drink until every bottle and every drinker holds what the goal says.',
  'bottles.title': 'Bottles of {bottles}, drinkers of {drinkers}',
  'bottles.title.jugs': 'Bottles of {bottles}: from {start} to {goal}',
  'bottles.field.bottles': 'Bottles: how much each holds',
  'bottles.field.drinkers': 'Drinkers: how much each can drink',
  'bottles.field.start': 'At the start: bottles, then drinkers',
  'bottles.field.goal': 'Goal: bottles, then drinkers',
  'bottles.field.sip': 'Drinkers may leave some in the bottle',
  'bottles.field.spill': 'Bottles may be emptied on the ground',
  'bottles.field.tap': 'Bottles may be filled from a tap',
  'bottles.preset.article': '8, 8, 3 and four drinkers of 4, as in the article',
  'bottles.preset.eight': '8, 5, 3: halve 8',
  'bottles.preset.twelve': '12, 7, 5: halve 12',
  'bottles.preset.ten': '10, 7, 3: halve 10',
  'bottles.preset.four': '24, 13, 11, 5: three times 8',
  'bottles.preset.none': '6, 4, 2: no solution',
  'bottles.preset.tap': '5 and 3 with a tap: measure 4',

  'bottles.make.about': 'Bottles of different sizes, with a shortest solution of exactly so many moves.',
  'bottles.make.field.bottles': 'Bottles',
  'bottles.make.field.drinkers': 'Drinkers',
  'bottles.make.field.largest': 'Largest bottle',
  'bottles.make.field.moves': 'Moves of a shortest solution',
  'bottles.make.two':
    'With two bottles and nobody to drink there is only one move; three bottles or more are needed.',
  'bottles.make.few': 'Every drinker drinks at least once: {drinkers, number} moves or more.',

  'bottles.strategy.memo': 'Memoire_TRY',
  'bottles.strategy.memo.about':
    'Depth first with a table of all states met: none is searched twice. The article’s program.',
  'bottles.strategy.on-path': 'DFS_TRY',
  'bottles.strategy.on-path.about':
    'Depth first; only the states on the stack are known, so that whole subtrees are searched again and again.',
  'bottles.strategy.breadth-first': 'Breadth first',
  'bottles.strategy.breadth-first.about':
    'States in the order of their distance: the first solution is a shortest one.',
  'bottles.counter.calls': 'Calls',
  'bottles.counter.marked': 'States marked',
  'bottles.counter.generated': 'States generated',
  'bottles.counter.metAgain': 'Met again',

  'bottles.line.memo.head': 'Memoire_TRY(s)',
  'bottles.line.memo.goal': '    if s is the goal:',
  'bottles.line.memo.record': '        record s; return true',
  'bottles.line.memo.loop': '    for every state t made from s by a rule:',
  'bottles.line.memo.known': '        if t has not been searched:',
  'bottles.line.memo.mark': '            mark t',
  'bottles.line.memo.try': '            if Memoire_TRY(t):',
  'bottles.line.memo.record-too': '                record s; return true',
  'bottles.line.memo.fail': '    return false',
  'bottles.line.on-path.head': 'DFS_TRY(s)',
  'bottles.line.on-path.goal': '    if s is the goal:',
  'bottles.line.on-path.print': '        print the stack; stop',
  'bottles.line.on-path.loop': '    for every state t made from s by a rule:',
  'bottles.line.on-path.known': '        if t is not on the stack:',
  'bottles.line.on-path.push': '            push t',
  'bottles.line.on-path.try': '            DFS_TRY(t)',
  'bottles.line.on-path.pop': '            pop t',
  'bottles.line.breadth-first.head': 'Breadth-first search',
  'bottles.line.breadth-first.first': '    mark the start; put it into the queue',
  'bottles.line.breadth-first.while': '    while the queue is not empty:',
  'bottles.line.breadth-first.take': '        take s from the head of the queue',
  'bottles.line.breadth-first.goal': '        if s is the goal:',
  'bottles.line.breadth-first.print': '            print the way to s; stop',
  'bottles.line.breadth-first.loop': '        for every state t made from s by a rule:',
  'bottles.line.breadth-first.known': '            if t is not marked:',
  'bottles.line.breadth-first.mark': '                mark t; put it at the end of the queue',
  'bottles.line.breadth-first.fail': '    there is no solution',

  'bottles.why.start': 'The search starts at {state}.',
  'bottles.why.done':
    '{rule, select, both {Rules 1 and 2: {amount, plural, one {# unit} other {# units}} from bottle {from} into {to}: {from} is empty and {to} is full.} r1 {Rule 1: {amount, plural, one {# unit} other {# units}} from bottle {from} into {to}: {to} is full.} r2 {Rule 2: {amount, plural, one {# unit} other {# units}} from bottle {from} into {to}: {from} is empty.} r3 {Rule 3: {to} has drunk all of bottle {from}, {amount, plural, one {# unit} other {# units}}.} sip {Rule 3: {to} has drunk {amount, plural, one {# unit} other {# units}} of bottle {from} and can drink no more.} r4 {Rule 4: bottle {from} is emptied on the ground, {amount, plural, one {# unit} other {# units}}.} other {Rule 5: bottle {to} is filled from the tap, {amount, plural, one {# unit} other {# units}}.}}',
  'bottles.why.would':
    '{rule, select, both {Rules 1 and 2: pour bottle {from} into {to}} r1 {Rule 1: pour bottle {from} into {to}} r2 {Rule 2: pour bottle {from} into {to}} r3 {Rule 3: {to} drinks all of bottle {from}} sip {Rule 3: {to} drinks of bottle {from}} r4 {Rule 4: empty bottle {from} on the ground} other {Rule 5: fill bottle {to} from the tap}}, {amount, plural, one {# unit} other {# units}}: {state}.',
  'bottles.why.start-again':
    'This is the start again: as in the printed program it is not in the table, so it is entered once more.',
  'bottles.why.met-table':
    'Met before: this state is in the table. It was searched to the end{count, plural, =0 { in vain} other {}}, so it is refused.',
  'bottles.why.met-line':
    'Met before: this state is in the table. It is on the way here, as state {number, number}, so it is refused.',
  'bottles.why.met-stack':
    'This state is on the stack, as state {number, number}: going on would be going in a circle. Refused.',
  'bottles.why.met-queue': 'Marked before: it was reached in as few moves or fewer. Refused.',
  'bottles.why.found': 'A new state: mark it and put it at the end of the queue, as state {number, number}.',
  'bottles.why.taken':
    'Take state {number, number} from the queue: {state}, {depth, plural, =0 {the start} one {# move from the start} other {# moves from the start}}.',
  'bottles.why.back': 'Nothing came of {move}: all that follows it has been tried. Back to {state}.',
  'bottles.why.solved':
    'The goal: {states, plural, one {# state} other {# states}}, {moves, plural, one {# move} other {# moves}}.',
  'bottles.why.goal': 'This is the goal.',
  'bottles.why.next':
    'Next, {rule, select, both {rules 1 and 2: pour bottle {from} into {to}} r1 {rule 1: pour bottle {from} into {to}} r2 {rule 2: pour bottle {from} into {to}} r3 {rule 3: {to} drinks all of bottle {from}} sip {rule 3: {to} drinks of bottle {from}} r4 {rule 4: empty bottle {from} on the ground} other {rule 5: fill bottle {to} from the tap}}.',
  'bottles.why.first': 'It is alone in the queue: take it.',
  'bottles.why.all-made': 'All that can be made from this state is made: take the next from the queue.',
  'bottles.why.stuck': 'No rule applies here: a dead end. Take {move} back.',
  'bottles.why.dead-end': 'No way on is left: a dead end. Take {move} back.',
  'bottles.why.exhausted':
    'Nothing is left to try: {count, plural, =0 {there is no solution} one {# solution} other {# solutions}}.',

  'bottles.impossible.more':
    'No solution: the goal needs {least, plural, one {# unit} other {# units}}, but there {there, plural, one {is # unit} other {are # units}}, and nothing is added.',
  'bottles.impossible.less':
    'No solution: the goal has room for {most, plural, one {# unit} other {# units}}, but there {there, plural, one {is # unit} other {are # units}}, and nothing is lost.',
  'bottles.impossible.drunk':
    'No solution: {name} has drunk {start} at the start and should have drunk only {level} in the end, but drinkers give nothing back.',
  'bottles.impossible.multiple':
    'No solution: all bottles hold, and at the start have in them, a multiple of {g}{sip, select, yes {, and so has the room of every drinker} other {}}. Every rule moves a multiple of {g}, so there can never be {level} in {name}.',
  'bottles.impossible.multiple-drunk':
    'No solution: all bottles hold, and at the start have in them, a multiple of {g}{sip, select, yes {, and so has the room of every drinker} other {}}. Every rule moves a multiple of {g}, so {name} can never drink {level}.',
  'bottles.impossible.edge':
    'No solution: every rule leaves some bottle empty or full, but in the goal {goal} every bottle is neither.',
  'bottles.impossible.stuck': 'No solution: no rule applies to the start {start}, and it is not the goal.',

  'bottles.read.empty': 'There is no path in it: write the states in order, one a line, like 8 8 0 0 0 0 0.',
  'bottles.read.token': 'Line {line, number}: “{text}” is not a level.',
  'bottles.read.parts':
    'Line {line, number}: a state has {vessels, plural, one {# level} other {# levels}}, one for each bottle and drinker; here {count, plural, one {is #} other {are #}}.',
  'bottles.read.start': 'The path starts with more in a vessel than it holds: {text}.',
  'bottles.fault.end': 'The path ends at {state}; the goal is {goal}.',
  'bottles.fault.same': 'State {number, number} is the same as the one before it.',
  'bottles.fault.several': 'State {number, number} is not one move away from the one before it.',
  'bottles.fault.outside': 'State {number, number}: there is more in {name} than its {capacity}.',
  'bottles.fault.move':
    'State {number, number}: {kind, select, pour {bottle {from} cannot be poured into {to}} drink {{to} cannot drink from bottle {from}} spill {bottle {from} cannot be emptied on the ground} other {bottle {to} cannot be filled from the tap}}{amount, plural, =0 {} other { by #}}: {why, select, drunk {drinkers give nothing back} rule {the rules do not allow it} empty {{from} is empty} full {{to} is full} rest {{to} must empty the bottle} amount {it would be {right}} other {there is no such move}}.',
} as const

export const words = defineWords(en, {
  'bottles.name': '喝酒问题',
  'bottles.about': '倒酒、喝酒，直到每个酒瓶和每个人都达到目标状态。',
  'bottles.title': '喝酒问题 · 酒瓶 {bottles}，酒量 {drinkers}',
  'bottles.title.jugs': '倒酒问题 · 酒瓶 {bottles}，从 {start} 到 {goal}',
  'bottles.field.bottles': '各酒瓶的容量',
  'bottles.field.drinkers': '各人的酒量',
  'bottles.field.start': '初始状态：先酒瓶，后各人',
  'bottles.field.goal': '目标状态：先酒瓶，后各人',
  'bottles.field.sip': '喝酒时可以剩酒',
  'bottles.field.spill': '可以把酒瓶倒在地上',
  'bottles.field.tap': '可以从酒桶灌满酒瓶',
  'bottles.preset.article': '8、8、3 与四人各 4（文章的例子）',
  'bottles.preset.eight': '8、5、3：平分 8',
  'bottles.preset.twelve': '12、7、5：平分 12',
  'bottles.preset.ten': '10、7、3：平分 10',
  'bottles.preset.four': '24、13、11、5：三个 8',
  'bottles.preset.none': '6、4、2：无解',
  'bottles.preset.tap': '5 和 3，可灌可倒：量出 4',

  'bottles.make.about': '酒瓶大小各不相同，最少步数恰好是所要的步数。',
  'bottles.make.field.bottles': '酒瓶数',
  'bottles.make.field.drinkers': '人数',
  'bottles.make.field.largest': '最大酒瓶的容量',
  'bottles.make.field.moves': '最少步数',
  'bottles.make.two': '只有两个酒瓶又无人喝酒时，只有一种倒法；至少要三个酒瓶。',
  'bottles.make.few': '每人至少喝一次：至少 {drinkers, number} 步。',

  'bottles.strategy.memo': '备忘录法 Memoire_TRY',
  'bottles.strategy.memo.about': '深度优先，用状态表记下搜索过的状态，不重复搜索：文章的程序。',
  'bottles.strategy.on-path': '单纯回溯 DFS_TRY',
  'bottles.strategy.on-path.about': '深度优先，只在堆栈中查找重复，同一子树会反复搜索。',
  'bottles.strategy.breadth-first': '广度优先',
  'bottles.strategy.breadth-first.about': '按离初始状态的步数从近到远搜索，最先得到的解步数最少。',
  'bottles.counter.calls': '调用次数',
  'bottles.counter.marked': '标记的状态',
  'bottles.counter.generated': '产生的状态',
  'bottles.counter.metAgain': '重复遇到',

  'bottles.line.memo.head': 'Memoire_TRY(s)',
  'bottles.line.memo.goal': '    若 s 是目标状态：',
  'bottles.line.memo.record': '        记录 s；返回 true',
  'bottles.line.memo.loop': '    对从 s 根据产生规则产生的每个状态 t：',
  'bottles.line.memo.known': '        若 t 没有被搜索过：',
  'bottles.line.memo.mark': '            标记 t 被访问过',
  'bottles.line.memo.try': '            若 Memoire_TRY(t)：',
  'bottles.line.memo.record-too': '                记录 s；返回 true',
  'bottles.line.memo.fail': '    返回 false',
  'bottles.line.on-path.head': 'DFS_TRY(s)',
  'bottles.line.on-path.goal': '    若 s 是目标状态：',
  'bottles.line.on-path.print': '        打印结果；退出',
  'bottles.line.on-path.loop': '    对从 s 根据产生规则产生的每个状态 t：',
  'bottles.line.on-path.known': '        若 t 不在堆栈中：',
  'bottles.line.on-path.push': '            t 压入堆栈',
  'bottles.line.on-path.try': '            DFS_TRY(t)',
  'bottles.line.on-path.pop': '            t 弹出堆栈',
  'bottles.line.breadth-first.head': '广度优先搜索',
  'bottles.line.breadth-first.first': '    标记初始状态，放入队列',
  'bottles.line.breadth-first.while': '    当队列不空：',
  'bottles.line.breadth-first.take': '        从队首取出 s',
  'bottles.line.breadth-first.goal': '        若 s 是目标状态：',
  'bottles.line.breadth-first.print': '            打印到 s 的路线；退出',
  'bottles.line.breadth-first.loop': '        对从 s 根据产生规则产生的每个状态 t：',
  'bottles.line.breadth-first.known': '            若 t 没有被标记：',
  'bottles.line.breadth-first.mark': '                标记 t，放入队尾',
  'bottles.line.breadth-first.fail': '    无解',

  'bottles.why.start': '从初始状态 {state} 开始搜索。',
  'bottles.why.done':
    '{rule, select, both {规则 1、2：{from} 瓶倒入 {to} 瓶 {amount} 两，{from} 瓶倒空，{to} 瓶装满。} r1 {规则 1：{from} 瓶倒入 {to} 瓶 {amount} 两，{to} 瓶装满。} r2 {规则 2：{from} 瓶倒入 {to} 瓶 {amount} 两，{from} 瓶倒空。} r3 {规则 3：{to} 喝光了 {from} 瓶中的 {amount} 两。} sip {规则 3：{to} 从 {from} 瓶喝了 {amount} 两，已喝饱。} r4 {规则 4：把 {from} 瓶中的 {amount} 两倒在地上。} other {规则 5：从酒桶灌满 {to} 瓶，{amount} 两。}}',
  'bottles.why.would':
    '{rule, select, both {规则 1、2：{from} 瓶倒入 {to} 瓶 {amount} 两} r1 {规则 1：{from} 瓶倒入 {to} 瓶 {amount} 两} r2 {规则 2：{from} 瓶倒入 {to} 瓶 {amount} 两} r3 {规则 3：{to} 喝光 {from} 瓶中的 {amount} 两} sip {规则 3：{to} 从 {from} 瓶喝 {amount} 两} r4 {规则 4：把 {from} 瓶中的 {amount} 两倒在地上} other {规则 5：从酒桶灌满 {to} 瓶，{amount} 两}}，得到 {state}。',
  'bottles.why.start-again': '又回到初始状态：印出的程序没有把它记入状态表，所以会再搜索一次。',
  'bottles.why.met-table': '查表：这个状态已经搜索过{count, plural, =0 {，没有得到解} other {}}，不再搜索。',
  'bottles.why.met-line': '查表：这个状态已经搜索过，它是当前路径上的第 {number, number} 个状态，不再搜索。',
  'bottles.why.met-stack': '这个状态在堆栈中，是第 {number, number} 个状态：继续只会兜圈子，不再搜索。',
  'bottles.why.met-queue': '这个状态已标记过，到它的步数不会更少，不再放入队列。',
  'bottles.why.found': '新的状态：标记并放入队尾，是第 {number, number} 个状态。',
  'bottles.why.taken':
    '从队首取出第 {number, number} 个状态 {state}，{depth, plural, =0 {即初始状态} other {离初始状态 # 步}}。',
  'bottles.why.back': '{move} 之后的都已试完，没有得到解，回溯到 {state}。',
  'bottles.why.solved': '达到目标状态：共 {states, number} 个状态，{moves, number} 步。',
  'bottles.why.goal': '这是目标状态。',
  'bottles.why.next':
    '接下来，{rule, select, both {规则 1、2：{from} 瓶倒入 {to} 瓶} r1 {规则 1：{from} 瓶倒入 {to} 瓶} r2 {规则 2：{from} 瓶倒入 {to} 瓶} r3 {规则 3：{to} 喝光 {from} 瓶} sip {规则 3：{to} 喝 {from} 瓶的酒} r4 {规则 4：把 {from} 瓶倒在地上} other {规则 5：从酒桶灌满 {to} 瓶}}。',
  'bottles.why.first': '队列中只有它：把它取出。',
  'bottles.why.all-made': '这个状态能产生的状态已全部产生：从队首取下一个。',
  'bottles.why.stuck': '没有可用的规则：死路，退回 {move} 之前。',
  'bottles.why.dead-end': '能产生的状态已全部试完：死路，退回 {move} 之前。',
  'bottles.why.exhausted': '全部试完，搜索结束：{count, plural, =0 {无解} other {共 # 个解}}。',

  'bottles.impossible.more':
    '无解：目标状态需要 {least, number} 两酒，而总共只有 {there, number} 两，也无处可添。',
  'bottles.impossible.less':
    '无解：目标状态最多容纳 {most, number} 两酒，而总共有 {there, number} 两，也无处可倒。',
  'bottles.impossible.drunk':
    '无解：{name} 开始时已喝了 {start} 两，目标却只要 {level} 两，喝下的酒倒不回来。',
  'bottles.impossible.multiple':
    '无解：各酒瓶的容量和初始的酒量{sip, select, yes {，以及各人还能喝的量，} other {}}都是 {g} 的倍数，每次倒出或喝下的也是 {g} 的倍数，所以 {name} 瓶中不可能有 {level} 两。',
  'bottles.impossible.multiple-drunk':
    '无解：各酒瓶的容量和初始的酒量{sip, select, yes {，以及各人还能喝的量，} other {}}都是 {g} 的倍数，每次倒出或喝下的也是 {g} 的倍数，所以 {name} 不可能正好喝 {level} 两。',
  'bottles.impossible.edge':
    '无解：每用一条规则，总有一个酒瓶变空或变满；而目标状态 {goal} 中的酒瓶都不空也不满。',
  'bottles.impossible.stuck': '无解：初始状态 {start} 不是目标状态，也没有可用的规则。',

  'bottles.read.empty': '其中没有路线：请按顺序每行写一个状态，例如 8 8 0 0 0 0 0。',
  'bottles.read.token': '第 {line, number} 行：“{text}”不是酒量。',
  'bottles.read.parts':
    '第 {line, number} 行：一个状态有 {vessels, number} 个数，每个酒瓶和每个人各一个；这里有 {count, number} 个。',
  'bottles.read.start': '路线开始时已超出容量：{text}。',
  'bottles.fault.end': '路线止于 {state}，而目标状态是 {goal}。',
  'bottles.fault.same': '第 {number, number} 个状态与前一个相同。',
  'bottles.fault.several': '第 {number, number} 个状态不能由前一个一步得到。',
  'bottles.fault.outside': '第 {number, number} 个状态：{name} 超出了容量 {capacity}。',
  'bottles.fault.move':
    '第 {number, number} 个状态：{kind, select, pour {{from} 瓶不能倒入 {to} 瓶} drink {{to} 不能喝 {from} 瓶的酒} spill {{from} 瓶不能倒在地上} other {{to} 瓶不能从酒桶灌酒}}{amount, plural, =0 {} other { # 两}}：{why, select, drunk {喝下的酒倒不回来} rule {规则不允许} empty {{from} 瓶是空的} full {{to} 已满} rest {{to} 必须把瓶中的酒喝光} amount {应为 {right} 两} other {没有这样的走法}}。',
})
