import { defineWords } from '../../lib/message'

export const words = defineWords(
  {
    'sliding-tiles.name': 'Sliding tiles',
    'sliding-tiles.about': 'Slide the numbers, one at a time into the blank, until they are in order.',
    'sliding-tiles.title':
      '{size, select, nine {Eight-puzzle} sixteen {Fifteen-puzzle} other {Sliding tiles}} · {rows}×{columns}',
    'sliding-tiles.field.size': 'Size (rows × columns)',
    'sliding-tiles.field.start': 'At the start, row by row (0 is the blank)',
    'sliding-tiles.field.goal': 'Goal, row by row',
    'sliding-tiles.preset.farthest': '3×3, as far as can be: 31 moves',
    'sliding-tiles.preset.middle': '3×3, the blank in the middle: 30 moves',
    'sliding-tiles.preset.easy': '3×3, easy',
    'sliding-tiles.preset.narrow': '2×3: 21 moves',
    'sliding-tiles.preset.fifteen': '4×4: 32 moves',
    'sliding-tiles.preset.loyd': '4×4 with 14 and 15 exchanged: no solution',

    'sliding-tiles.make.about':
      'A scrambled board that can be solved. The goal is 1, 2, 3 … with the blank last.',
    'sliding-tiles.make.field.size': 'Size (rows × columns)',
    'sliding-tiles.make.field.distance': 'How far from the goal',
    'sliding-tiles.make.field.distance.any': 'Any',
    'sliding-tiles.make.field.distance.most': 'At most',
    'sliding-tiles.make.field.distance.exact': 'Exactly',
    'sliding-tiles.make.field.moves': 'Moves',
    'sliding-tiles.make.large':
      '{rows}×{columns} has too many boards to look at all; “exactly” needs 2×2 to 2×5 or 3×3.',

    'sliding-tiles.strategy.a-star': 'A*',
    'sliding-tiles.strategy.a-star.about':
      'Always the board with the least f = g + h: moves so far and a bound on those to come. Shortest.',
    'sliding-tiles.strategy.ida-star': 'IDA*',
    'sliding-tiles.strategy.ida-star.about':
      'Backtracking under a limit on f = g + h, which is raised round by round. Shortest, and needs no memory.',
    'sliding-tiles.strategy.breadth-first': 'Breadth first',
    'sliding-tiles.strategy.breadth-first.about':
      'Boards in the order of their distance from the start. Shortest.',
    'sliding-tiles.strategy.memo': 'Depth first with a table',
    'sliding-tiles.strategy.memo.about':
      'The article’s Memoire_TRY: on and on, and back only where every board has been met. Far from shortest.',
    'sliding-tiles.counter.expanded': 'Boards expanded',
    'sliding-tiles.counter.generated': 'Boards generated',

    'sliding-tiles.line.memo.head': 'Memoire_TRY(s)',
    'sliding-tiles.line.memo.goal': '    if s is the goal: return true',
    'sliding-tiles.line.memo.loop': '    for every board t one slide from s:',
    'sliding-tiles.line.memo.known': '        if t has not been searched:',
    'sliding-tiles.line.memo.mark': '            mark t',
    'sliding-tiles.line.memo.try': '            if Memoire_TRY(t): return true',
    'sliding-tiles.line.memo.fail': '    return false',
    'sliding-tiles.line.breadth-first.head': 'mark the start; put it into the queue',
    'sliding-tiles.line.breadth-first.while': 'while the queue is not empty:',
    'sliding-tiles.line.breadth-first.take': '    take s from the head of the queue',
    'sliding-tiles.line.breadth-first.goal': '    if s is the goal: done',
    'sliding-tiles.line.breadth-first.loop': '    for every board t one slide from s:',
    'sliding-tiles.line.breadth-first.known': '        if t is not marked:',
    'sliding-tiles.line.breadth-first.mark': '            mark t; put it at the end of the queue',
    'sliding-tiles.line.breadth-first.fail': 'there is no solution',
    'sliding-tiles.line.a-star.head': 'open the start: g = 0',
    'sliding-tiles.line.a-star.while': 'while a board is open:',
    'sliding-tiles.line.a-star.take': '    take the open board s with the least f = g + h',
    'sliding-tiles.line.a-star.goal': '    if s is the goal: done',
    'sliding-tiles.line.a-star.loop': '    for every board t one slide from s:',
    'sliding-tiles.line.a-star.known': '        if t is new, or reached in fewer moves than before:',
    'sliding-tiles.line.a-star.open': '            open t: g(t) = g(s) + 1',
    'sliding-tiles.line.a-star.fail': 'there is no solution',
    'sliding-tiles.line.ida-star.head': 'IDA*(start)',
    'sliding-tiles.line.ida-star.limit': '    limit ← h(start)',
    'sliding-tiles.line.ida-star.repeat': '    repeat:',
    'sliding-tiles.line.ida-star.call': '        search(start, 0)',
    'sliding-tiles.line.ida-star.raise': '        limit ← the least f that was above it',
    'sliding-tiles.line.ida-star.search': 'search(s, g)',
    'sliding-tiles.line.ida-star.above': '    if g + h(s) > limit: return',
    'sliding-tiles.line.ida-star.goal': '    if s is the goal: done',
    'sliding-tiles.line.ida-star.loop': '    for every board t one slide from s:',
    'sliding-tiles.line.ida-star.known': '        if t is not on the way here:',
    'sliding-tiles.line.ida-star.try': '            search(t, g + 1)',

    'sliding-tiles.why.start':
      '{misplaced, plural, =0 {Every tile is in place.} one {# tile is out of place.} other {# tiles are out of place.}}',
    'sliding-tiles.why.bound':
      'h = {distance} + {extra} = {h}: {distance} squares to go (Manhattan), and {extra} moves more for tiles that stand in each other’s way in their line.',
    'sliding-tiles.why.slid':
      'Tile {tile} has slid {way, select, up {up} down {down} left {left} other {right}}.',
    'sliding-tiles.why.would':
      'Tile {tile} could slide {way, select, up {up} down {down} left {left} other {right}}.',
    'sliding-tiles.why.next':
      'Next: tile {tile} {way, select, up {up} down {down} left {left} other {right}}.',
    'sliding-tiles.why.within': 'f = g + h = {g} + {h} = {f}: within the limit {limit}.',
    'sliding-tiles.why.above': 'f = g + h = {g} + {h} = {f}: above the limit {limit}, so it is cut off.',
    'sliding-tiles.why.back':
      'Nothing came of tile {tile}: it slides back, and the line has {depth, plural, one {# move} other {# moves}}.',
    'sliding-tiles.why.met-line':
      'That board is on the way here, {number, plural, =0 {the start} one {after # move} other {after # moves}}. Refused.',
    'sliding-tiles.why.met-table':
      'That board is in the table; it was searched to the end{count, plural, =0 { in vain} other {}}. Refused.',
    'sliding-tiles.why.met-known': 'That board was reached before, in as few moves or fewer. Refused.',
    'sliding-tiles.why.found': 'That is a new board; it joins the queue as number {number, number}.',
    'sliding-tiles.why.opened': 'That opens a board with f = g + h = {g} + {h} = {f}.',
    'sliding-tiles.why.taken':
      'Board {number, number} of the queue, {depth, plural, =0 {the start} one {# move from the start} other {# moves from the start}}.',
    'sliding-tiles.why.taken-best': 'Of the open boards this one has the least f = g + h = {g} + {h} = {f}.',
    'sliding-tiles.why.deepened':
      'Every way within the limit ends. The least f above it was {limit}: that is the new limit, and the search begins again.',
    'sliding-tiles.why.solved':
      'Solved in {moves, plural, one {# move} other {# moves}}.{shortest, select, yes { There is no shorter way.} other {}}',
    'sliding-tiles.why.goal': 'This is the goal.',
    'sliding-tiles.why.take-start': 'It is the only board there is yet: take it.',
    'sliding-tiles.why.take-first': 'Nothing is left to try here: take the first board of the queue.',
    'sliding-tiles.why.take-best': 'Nothing is left to try here: take the open board with the least f.',
    'sliding-tiles.why.turn': 'Take tile {tile} back.',
    'sliding-tiles.why.dead-end': 'No way on is left: take tile {tile} back.',
    'sliding-tiles.why.deepen': 'Nothing is left to try within the limit.',
    'sliding-tiles.why.exhausted':
      'Nothing is left to try: {count, plural, =0 {there is no solution} one {# solution} other {# solutions}}.',

    'sliding-tiles.impossible.parity':
      'No solution: every slide exchanges the blank with a tile and takes it one square on. The blank must go {way, plural, one {# square} other {# squares}}, which takes an {slides, select, even {even} other {odd}} number of slides; the tiles need an {exchanges, select, even {even} other {odd}} number of exchanges.',
    'sliding-tiles.check.twice': '{text} is there twice; each number from 0 to {last} must be there once.',

    'sliding-tiles.read.token': 'Line {line, number}: “{text}” is not a tile.',
    'sliding-tiles.read.squares':
      'A board has {squares, number} squares, but {count, plural, one {# number stands} other {# numbers stand}} there.',
    'sliding-tiles.read.board': '“{text}” is no board: each number from 0 to {last} must be there once.',
    'sliding-tiles.read.both':
      'Moves are given twice: by letters ({text}) and by numbers; one of the two is allowed.',
    'sliding-tiles.fault.end':
      'After {count, plural, one {# move} other {# moves}} {misplaced, plural, one {# tile is} other {# tiles are}} still out of place.',
    'sliding-tiles.fault.jump':
      'Move {number, number}: the boards before and after it are not one slide apart.',
    'sliding-tiles.fault.tile': 'Move {number, number}: there is no tile {tile}; allowed: 1 to {last}.',
    'sliding-tiles.fault.far': 'Move {number, number}: tile {tile} is not beside the blank.',
  },
  {
    'sliding-tiles.name': '数码问题',
    'sliding-tiles.about': '每次把一个数字滑入空格，直到排成目标的次序。',
    'sliding-tiles.title':
      '{size, select, nine {八数码问题} sixteen {十五数码问题} other {数码问题}} · {rows}×{columns}',
    'sliding-tiles.field.size': '大小（行×列）',
    'sliding-tiles.field.start': '初始状态，逐行写出（0 为空格）',
    'sliding-tiles.field.goal': '目标状态，逐行写出',
    'sliding-tiles.preset.farthest': '3×3，离目标最远：31 步',
    'sliding-tiles.preset.middle': '3×3，空格在中央：30 步',
    'sliding-tiles.preset.easy': '3×3，容易',
    'sliding-tiles.preset.narrow': '2×3：21 步',
    'sliding-tiles.preset.fifteen': '4×4：32 步',
    'sliding-tiles.preset.loyd': '4×4，14 与 15 对调：无解',

    'sliding-tiles.make.about': '打乱的、有解的初始状态。目标状态为 1、2、3……，空格在最后。',
    'sliding-tiles.make.field.size': '大小（行×列）',
    'sliding-tiles.make.field.distance': '离目标多远',
    'sliding-tiles.make.field.distance.any': '任意',
    'sliding-tiles.make.field.distance.most': '至多',
    'sliding-tiles.make.field.distance.exact': '恰好',
    'sliding-tiles.make.field.moves': '步数',
    'sliding-tiles.make.large': '{rows}×{columns} 的状态太多，无法逐一查看；“恰好”限于 2×2 到 2×5 和 3×3。',

    'sliding-tiles.strategy.a-star': 'A*',
    'sliding-tiles.strategy.a-star.about':
      '总取 f = g + h 最小的状态：已走步数加上剩余步数的下界。步数最少。',
    'sliding-tiles.strategy.ida-star': 'IDA*',
    'sliding-tiles.strategy.ida-star.about': '限定 f = g + h 的回溯，逐轮放宽限定。步数最少，不占内存。',
    'sliding-tiles.strategy.breadth-first': '广度优先',
    'sliding-tiles.strategy.breadth-first.about': '按离初始状态的步数从近到远搜索。步数最少。',
    'sliding-tiles.strategy.memo': '备忘录法',
    'sliding-tiles.strategy.memo.about': '文章的 Memoire_TRY：一路向前，无新状态时才回溯。步数远非最少。',
    'sliding-tiles.counter.expanded': '展开的状态',
    'sliding-tiles.counter.generated': '产生的状态',

    'sliding-tiles.line.memo.head': 'Memoire_TRY(s)',
    'sliding-tiles.line.memo.goal': '    若 s 是目标状态：返回 true',
    'sliding-tiles.line.memo.loop': '    对 s 滑动一次得到的每个状态 t：',
    'sliding-tiles.line.memo.known': '        若 t 没有被搜索过：',
    'sliding-tiles.line.memo.mark': '            标记 t 被访问过',
    'sliding-tiles.line.memo.try': '            若 Memoire_TRY(t)：返回 true',
    'sliding-tiles.line.memo.fail': '    返回 false',
    'sliding-tiles.line.breadth-first.head': '标记初始状态，放入队列',
    'sliding-tiles.line.breadth-first.while': '当队列不空：',
    'sliding-tiles.line.breadth-first.take': '    从队首取出 s',
    'sliding-tiles.line.breadth-first.goal': '    若 s 是目标状态：结束',
    'sliding-tiles.line.breadth-first.loop': '    对 s 滑动一次得到的每个状态 t：',
    'sliding-tiles.line.breadth-first.known': '        若 t 没有被标记：',
    'sliding-tiles.line.breadth-first.mark': '            标记 t，放入队尾',
    'sliding-tiles.line.breadth-first.fail': '无解',
    'sliding-tiles.line.a-star.head': '打开初始状态：g = 0',
    'sliding-tiles.line.a-star.while': '当有打开的状态：',
    'sliding-tiles.line.a-star.take': '    取 f = g + h 最小的打开状态 s',
    'sliding-tiles.line.a-star.goal': '    若 s 是目标状态：结束',
    'sliding-tiles.line.a-star.loop': '    对 s 滑动一次得到的每个状态 t：',
    'sliding-tiles.line.a-star.known': '        若 t 是新的，或到它的步数更少：',
    'sliding-tiles.line.a-star.open': '            打开 t：g(t) = g(s) + 1',
    'sliding-tiles.line.a-star.fail': '无解',
    'sliding-tiles.line.ida-star.head': 'IDA*(初始状态)',
    'sliding-tiles.line.ida-star.limit': '    限 ← h(初始状态)',
    'sliding-tiles.line.ida-star.repeat': '    重复：',
    'sliding-tiles.line.ida-star.call': '        search(初始状态, 0)',
    'sliding-tiles.line.ida-star.raise': '        限 ← 超过它的最小的 f',
    'sliding-tiles.line.ida-star.search': 'search(s, g)',
    'sliding-tiles.line.ida-star.above': '    若 g + h(s) > 限：返回',
    'sliding-tiles.line.ida-star.goal': '    若 s 是目标状态：结束',
    'sliding-tiles.line.ida-star.loop': '    对 s 滑动一次得到的每个状态 t：',
    'sliding-tiles.line.ida-star.known': '        若 t 不在当前路径上：',
    'sliding-tiles.line.ida-star.try': '            search(t, g + 1)',

    'sliding-tiles.why.start': '{misplaced, plural, =0 {数字都已在位。} other {有 # 个数字不在位。}}',
    'sliding-tiles.why.bound':
      'h = {distance} + {extra} = {h}：各数字离目标共 {distance} 格（曼哈顿距离），同一行列中互相挡路的另需 {extra} 步。',
    'sliding-tiles.why.slid': '{tile} 已向{way, select, up {上} down {下} left {左} other {右}}滑动。',
    'sliding-tiles.why.would': '{tile} 可以向{way, select, up {上} down {下} left {左} other {右}}滑动。',
    'sliding-tiles.why.next': '下一个：{tile} 向{way, select, up {上} down {下} left {左} other {右}}滑动。',
    'sliding-tiles.why.within': 'f = g + h = {g} + {h} = {f}：不超过限 {limit}。',
    'sliding-tiles.why.above': 'f = g + h = {g} + {h} = {f}：超过限 {limit}，剪去。',
    'sliding-tiles.why.back': '{tile} 之后没有得到解：回溯，退到第 {depth, number} 步。',
    'sliding-tiles.why.met-line':
      '得到的状态在当前路径上，{number, plural, =0 {即初始状态} other {在第 # 步之后}}，不再搜索。',
    'sliding-tiles.why.met-table':
      '查表：得到的状态已经搜索过{count, plural, =0 {，没有得到解} other {}}，不再搜索。',
    'sliding-tiles.why.met-known': '得到的状态已到达过，步数不会更少，不再搜索。',
    'sliding-tiles.why.found': '得到新的状态，放入队尾，是第 {number, number} 个。',
    'sliding-tiles.why.opened': '打开得到的状态，f = g + h = {g} + {h} = {f}。',
    'sliding-tiles.why.taken':
      '取出队列中第 {number, number} 个状态，{depth, plural, =0 {即初始状态} other {离初始状态 # 步}}。',
    'sliding-tiles.why.taken-best': '打开的状态中，它的 f = g + h = {g} + {h} = {f} 最小。',
    'sliding-tiles.why.deepened': '限内的路都已走完。超过限的最小的 f 是 {limit}，以它为新的限，重新搜索。',
    'sliding-tiles.why.solved':
      '用 {moves, number} 步达到目标。{shortest, select, yes {没有更短的走法。} other {}}',
    'sliding-tiles.why.goal': '这是目标状态。',
    'sliding-tiles.why.take-start': '目前只有这一个状态：把它取出。',
    'sliding-tiles.why.take-first': '这里已全部试完：从队首取下一个状态。',
    'sliding-tiles.why.take-best': '这里已全部试完：取 f 最小的打开状态。',
    'sliding-tiles.why.turn': '退回 {tile}。',
    'sliding-tiles.why.dead-end': '这里已全部试完：退回 {tile}。',
    'sliding-tiles.why.deepen': '限内已无路可试。',
    'sliding-tiles.why.exhausted': '全部试完，搜索结束：{count, plural, =0 {无解} other {共 # 个解}}。',

    'sliding-tiles.impossible.parity':
      '无解：每滑动一次，空格与一个数字交换，并移动一格。空格要走 {way, number} 格，需要{slides, select, even {偶} other {奇}}数次滑动；而各数字归位需要{exchanges, select, even {偶} other {奇}}数次交换。',
    'sliding-tiles.check.twice': '{text} 重复出现；0 到 {last} 每个数只能出现一次。',

    'sliding-tiles.read.token': '第 {line, number} 行：“{text}”不是数字块。',
    'sliding-tiles.read.squares': '一个状态有 {squares, number} 格，这里却有 {count, number} 个数。',
    'sliding-tiles.read.board': '“{text}”不是一个状态：0 到 {last} 每个数应各出现一次。',
    'sliding-tiles.read.both': '走法重复给出：既有字母（{text}），又有数字；只能给出一种。',
    'sliding-tiles.fault.end': '走完 {count, number} 步，还有 {misplaced, number} 个数字不在位。',
    'sliding-tiles.fault.jump': '第 {number, number} 步：前后两个状态不是滑动一次得到的。',
    'sliding-tiles.fault.tile': '第 {number, number} 步：没有数字 {tile}；允许 1 到 {last}。',
    'sliding-tiles.fault.far': '第 {number, number} 步：{tile} 不在空格旁边。',
  },
)
