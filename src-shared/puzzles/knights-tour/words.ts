import { defineWords } from '../../lib/message'

export const words = defineWords(
  {
    'knights-tour.name': 'Knight’s tour',
    'knights-tour.about': 'Visit every square once by knight’s moves.',
    'knights-tour.title': 'Knight’s tour · {rows}×{columns} from {start}',
    'knights-tour.cell':
      'Row {row}, column {column}, square {square}: {state, select, knight {the knight, number {number}} visited {number {number}} dead {tried, failed} next {next, {ways, plural, one {# way on} other {# ways on}}} open {candidate, {ways, plural, one {# way on} other {# ways on}}} other {free}}',
    'knights-tour.title.closed': 'Closed knight’s tour · {rows}×{columns} from {start}',
    'knights-tour.field.size': 'Board (rows × columns)',
    'knights-tour.field.start': 'Start square',
    'knights-tour.field.closed': 'Closed: end one move from the start',
    'knights-tour.preset.article': '8×8 from 20, as in the article',
    'knights-tour.preset.small': '5×5 from the corner',
    'knights-tour.preset.wide': '6×9 from 23',
    'knights-tour.preset.colour': '5×5 from 2: no tour, by colour',
    'knights-tour.preset.none': '4×4: no tour, by exhaustion',
    'knights-tour.preset.large': '50×50 from the corner',

    'knights-tour.strategy.bound-2': 'Text rule',
    'knights-tour.strategy.bound-2.about':
      'Fewest ways on first (bound 1); ties: farthest from the centre (bound 2).',
    'knights-tour.strategy.bound-1': 'Bound 1 only',
    'knights-tour.strategy.bound-1.about': 'Fewest ways on first; ties in ascending number.',
    'knights-tour.strategy.bound-2-nearest': 'Bound 2, nearest',
    'knights-tour.strategy.bound-2-nearest.about': 'Fewest ways on first; ties: nearest to the centre.',
    'knights-tour.strategy.as-printed': 'Code as printed',
    'knights-tour.strategy.as-printed.about':
      'The article’s program, its slip included: each candidate is sorted by the distance of the one before it.',
    'knights-tour.strategy.blind': 'Blind',
    'knights-tour.strategy.blind.about': 'No bound: candidates in ascending number, every one if need be.',
    'knights-tour.counter.placements': 'Placements',
    'knights-tour.counter.backtracks': 'Backtracks',
    'knights-tour.variants.starts': 'Starts',
    'knights-tour.variants.start': 'From {start}',

    'knights-tour.line.head': 'TravelAlgorithm(square, remaining)',
    'knights-tour.line.done': '    if remaining = 0: return true',
    'knights-tour.line.candidates': '    candidates ← free squares a knight’s move away',
    'knights-tour.line.sort.blind': '    (ascending number: no bound)',
    'knights-tour.line.sort.bound-1': '    sort by ways on, fewest first',
    'knights-tour.line.sort.bound-2': '    sort by ways on, then farthest from the centre',
    'knights-tour.line.sort.bound-2-nearest': '    sort by ways on, then nearest to the centre',
    'knights-tour.line.sort.as-printed': '    sort by ways on, then the length set one record too late',
    'knights-tour.line.loop': '    for each candidate:',
    'knights-tour.line.go': '        go to the candidate',
    'knights-tour.line.recurse': '        if TravelAlgorithm(candidate, remaining − 1): return true',
    'knights-tour.line.back': '        take it back',
    'knights-tour.line.fail': '    return false',

    'knights-tour.why.start': 'The knight starts on {square}.',
    'knights-tour.why.moved': 'Move {number}: to {square}.',
    'knights-tour.why.back': '{dead} is dead: no way on from it leads to a tour. Back to {square}.',
    'knights-tour.why.solved': 'All {squares, number} squares visited in {moves, number} moves: a tour.',
    'knights-tour.why.exhausted': 'Every candidate on {square} has been tried: there is no tour from here.',
    'knights-tour.why.dead-end':
      'No free square can be reached from {square}: a dead end. Take the move back.',
    'knights-tour.why.cut-off':
      'The start {start} has no free neighbour left, so the tour cannot close. Take the move back.',
    'knights-tour.why.not-closed':
      'Every square is visited, but {square} is not one move from the start {start}. Take the move back.',
    'knights-tour.why.all-tried': 'Every way on from {square} has failed: take the move back.',
    'knights-tour.why.only': '{square} is the only candidate left: go to {square}.',
    'knights-tour.why.blind':
      'No bound: {square} has the smallest number of the {count, number} candidates left. Go to {square}.',
    'knights-tour.why.fewest':
      '{other} has {most, plural, one {# way} other {# ways}} on, {square} has {fewest}: go to {square}.',
    'knights-tour.why.tie': '{square} and {other} have {fewest, plural, one {# way} other {# ways}} on each.',
    'knights-tour.why.smaller': '{square} comes first by number: go to {square}.',
    'knights-tour.why.farther': '{square} is farther from the centre: go to {square}.',
    'knights-tour.why.nearer': '{square} is nearer to the centre: go to {square}.',
    'knights-tour.why.as-far':
      'Both are as far from the centre; {square} comes first by number: go to {square}.',
    'knights-tour.why.printed':
      'The printed code sorts {square} by length {length}, {other} by {otherLength}: the lengths of the candidates before them. Go to {square}.',

    'knights-tour.impossible.colour':
      'No tour from {start}: every move changes colour, and of the {squares, number} squares of this board {more, number} have one colour and {fewer, number} the other. A tour must start on the larger colour; {start} is on the smaller.',
    'knights-tour.impossible.closed-odd':
      'No closed tour: every move changes colour, so a closed tour has an even number of moves, but this board has {squares, number} squares.',
    'knights-tour.check.square':
      'The printed code knows only square boards; {rows}×{columns} is not square. Allowed: as many rows as columns, or another strategy.',

    'knights-tour.read.empty':
      'There is no path in it: write the squares in order, or a grid of move numbers.',
    'knights-tour.read.token': 'Line {line, number}: “{text}” is not a whole number.',
    'knights-tour.read.start':
      'The path starts on {text}, which is not on the {rows}×{columns} board; allowed: 1 to {squares}.',
    'knights-tour.read.large': 'The grid is {rows}×{columns}; boards from 1×1 to {max}×{max} are allowed.',
    'knights-tour.fault.outside':
      'Square number {at, number} of the path: {square} is not on the {rows}×{columns} board.',
    'knights-tour.fault.jump':
      'Square number {at, number} of the path: {from} to {square} is not a knight’s move.',
    'knights-tour.fault.again':
      'Square number {at, number} of the path: {square} was visited before, as number {before, number}.',
    'knights-tour.fault.short': 'The path ends after {count, number} squares; a tour has {squares, number}.',
    'knights-tour.fault.open':
      'The path ends on {square}, which is not one move from the start {start}: the tour is not closed.',
  },
  {
    'knights-tour.name': '马周游',
    'knights-tour.about': '按马的走法不重复地走遍所有格子。',
    'knights-tour.title': '马周游 · {rows}×{columns}，从 {start} 出发',
    'knights-tour.cell':
      '第 {row} 行第 {column} 列，{square} 号格：{state, select, knight {马，第 {number} 步} visited {第 {number} 步} dead {已试，失败} next {下一步，下一跳 {ways} 个} open {候选，下一跳 {ways} 个} other {空}}',
    'knights-tour.title.closed': '闭合马周游 · {rows}×{columns}，从 {start} 出发',
    'knights-tour.field.size': '棋盘（行×列）',
    'knights-tour.field.start': '起点编号',
    'knights-tour.field.closed': '闭合：终点与起点相距一步',
    'knights-tour.preset.article': '8×8，从 20 出发（文章的例子）',
    'knights-tour.preset.small': '5×5，从角上出发',
    'knights-tour.preset.wide': '6×9，从 23 出发',
    'knights-tour.preset.colour': '5×5，从 2 出发：按颜色可证无解',
    'knights-tour.preset.none': '4×4：穷举后无解',
    'knights-tour.preset.large': '50×50，从角上出发',

    'knights-tour.strategy.bound-2': '正文规则',
    'knights-tour.strategy.bound-2.about':
      '先走下一跳候选最少的（限界函数一）；相同则离中心最远的优先（限界函数二）。',
    'knights-tour.strategy.bound-1': '只用限界函数一',
    'knights-tour.strategy.bound-1.about': '先走下一跳候选最少的；相同则按编号从小到大。',
    'knights-tour.strategy.bound-2-nearest': '限界函数二取最近',
    'knights-tour.strategy.bound-2-nearest.about': '先走下一跳候选最少的；相同则离中心最近的优先。',
    'knights-tour.strategy.as-printed': '文章代码原样',
    'knights-tour.strategy.as-printed.about': '文章印出的程序，保留其疏漏：每个候选用的是前一个候选的距离。',
    'knights-tour.strategy.blind': '盲目回溯',
    'knights-tour.strategy.blind.about': '不用限界函数：按编号从小到大逐个尝试，必要时穷举。',
    'knights-tour.counter.placements': '走步次数',
    'knights-tour.counter.backtracks': '回溯次数',
    'knights-tour.variants.starts': '各个起点',
    'knights-tour.variants.start': '从 {start} 出发',

    'knights-tour.line.head': 'TravelAlgorithm(当前格, 剩余格数)',
    'knights-tour.line.done': '    若 剩余格数 = 0：返回 true',
    'knights-tour.line.candidates': '    候选 ← 马走一步能到的未访问格',
    'knights-tour.line.sort.blind': '    （按编号从小到大，不用限界函数）',
    'knights-tour.line.sort.bound-1': '    按下一跳候选数从少到多排序',
    'knights-tour.line.sort.bound-2': '    按下一跳候选数排序，相同则离中心远的在前',
    'knights-tour.line.sort.bound-2-nearest': '    按下一跳候选数排序，相同则离中心近的在前',
    'knights-tour.line.sort.as-printed': '    按下一跳候选数排序，再按晚一条才赋值的 length',
    'knights-tour.line.loop': '    对每个候选：',
    'knights-tour.line.go': '        走到该候选',
    'knights-tour.line.recurse': '        若 TravelAlgorithm(候选, 剩余格数 − 1)：返回 true',
    'knights-tour.line.back': '        退回这一步',
    'knights-tour.line.fail': '    返回 false',

    'knights-tour.why.start': '马从 {square} 出发。',
    'knights-tour.why.moved': '第 {number} 步：走到 {square}。',
    'knights-tour.why.back': '{dead} 是死路：从它出发都走不通。退回 {square}。',
    'knights-tour.why.solved': '用 {moves, number} 步走遍全部 {squares, number} 格：得到一条周游路线。',
    'knights-tour.why.exhausted': '{square} 的候选已全部试完：从这里出发没有周游路线。',
    'knights-tour.why.dead-end': '从 {square} 已无格可走：死路，退回这一步。',
    'knights-tour.why.cut-off': '起点 {start} 已没有未访问的相邻格，路线无法闭合。退回这一步。',
    'knights-tour.why.not-closed': '已走遍所有格子，但 {square} 与起点 {start} 不是一步之遥。退回这一步。',
    'knights-tour.why.all-tried': '从 {square} 出发的候选都已失败：退回这一步。',
    'knights-tour.why.only': '只剩候选 {square}：走 {square}。',
    'knights-tour.why.blind': '不用限界函数：余下 {count, number} 个候选中 {square} 编号最小，走 {square}。',
    'knights-tour.why.fewest': '{other} 的下一跳有 {most} 个，{square} 有 {fewest} 个：走 {square}。',
    'knights-tour.why.tie': '{square} 与 {other} 的下一跳同为 {fewest} 个。',
    'knights-tour.why.smaller': '{square} 编号较小：走 {square}。',
    'knights-tour.why.farther': '{square} 离棋盘中心更远：走 {square}。',
    'knights-tour.why.nearer': '{square} 离棋盘中心更近：走 {square}。',
    'knights-tour.why.as-far': '两者离中心一样远；{square} 编号较小：走 {square}。',
    'knights-tour.why.printed':
      '印出的代码给 {square} 用的 length 是 {length}，给 {other} 的是 {otherLength}（都是前一个候选的）：走 {square}。',

    'knights-tour.impossible.colour':
      '从 {start} 出发无解：每走一步格子变色，而本棋盘 {squares, number} 格中一色 {more, number} 格、另一色 {fewer, number} 格，周游必须从多的一色出发，{start} 却在少的一色上。',
    'knights-tour.impossible.closed-odd':
      '没有闭合的周游：每走一步格子变色，闭合路线的步数必为偶数，而本棋盘有 {squares, number} 格。',
    'knights-tour.check.square':
      '印出的代码只适用于方形棋盘；{rows}×{columns} 不是方形。请让行数等于列数，或换一种策略。',

    'knights-tour.read.empty': '其中没有路线：请按顺序写出格子编号，或写出步号方阵。',
    'knights-tour.read.token': '第 {line, number} 行：“{text}”不是整数。',
    'knights-tour.read.start': '路线从 {text} 开始，它不在 {rows}×{columns} 的棋盘上；允许 1 到 {squares}。',
    'knights-tour.read.large': '方阵为 {rows}×{columns}；允许 1×1 到 {max}×{max}。',
    'knights-tour.fault.outside': '路线第 {at, number} 格：{square} 不在 {rows}×{columns} 的棋盘上。',
    'knights-tour.fault.jump': '路线第 {at, number} 格：从 {from} 到 {square} 不是马的走法。',
    'knights-tour.fault.again': '路线第 {at, number} 格：{square} 已在第 {before, number} 格走过。',
    'knights-tour.fault.short': '路线走了 {count, number} 格就结束；周游需要 {squares, number} 格。',
    'knights-tour.fault.open': '路线止于 {square}，与起点 {start} 不是一步之遥：没有闭合。',
  },
)
