import { defineWords } from '../../lib/message'

export const words = defineWords(
  {
    'token-game.name': 'Token game',
    'token-game.about':
      'Two sides cross the board and jump over each other; who brings all tokens home first wins.',
    'token-game.title':
      'Token game · {n}×{n}{stuck, select, loses {, stuck loses} other {}}{finish, select, edge {, to the edge} other {}}{set, select, yes {, set up} other {}}',
    'token-game.field.n': 'Tokens a side (n)',
    'token-game.field.stuck': 'Who cannot move',
    'token-game.field.stuck.pass': 'passes',
    'token-game.field.stuck.loses': 'loses',
    'token-game.field.finish': 'Home is',
    'token-game.field.finish.off': 'off the board',
    'token-game.field.finish.edge': 'the last square',
    'token-game.field.first': 'First to move',
    'token-game.field.first.horizontal': 'Horizontal',
    'token-game.field.first.vertical': 'Vertical',
    'token-game.field.start': 'Places at the start: Horizontal’s by row, then Vertical’s by column',
    'token-game.preset.three': '3 tokens: first wins in 21 moves',
    'token-game.preset.two': '2 tokens: small enough to follow',
    'token-game.preset.loses': '3 tokens, stuck loses: second wins',
    'token-game.preset.edge': '3 tokens, to the last square: a draw',
    'token-game.preset.stuck': '2 tokens, about to be stuck',
    'token-game.preset.four': '4 tokens',
    'token-game.preset.one': '1 token',
    'token-game.check.shared':
      'Two tokens stand on the square of row {row}, column {column}; a square holds one.',
    'token-game.check.over':
      'All tokens of {who, select, H {Horizontal} other {Vertical}} are home already; at least one must be on its way.',

    'token-game.strategy.minimax': 'Minimax',
    'token-game.strategy.minimax.about':
      'The whole game tree, depth first: every state as often as it is reached.',
    'token-game.strategy.minimax-table': 'Minimax with a table',
    'token-game.strategy.minimax-table.about': 'Every state is searched once; its value is kept in a table.',
    'token-game.strategy.alpha-beta': 'Alpha-beta',
    'token-game.strategy.alpha-beta.about':
      'With a table, and without the moves that cannot matter any more to a level above.',
    'token-game.counter.nodes': 'Nodes of the game tree',
    'token-game.counter.states': 'States',

    'token-game.line.minimax.head': 'value(X), to who is to move in X',
    'token-game.line.minimax.over': '    if the game is over: return won, lost or a draw',
    'token-game.line.minimax.none': '    best ← −∞',
    'token-game.line.minimax.loop': '    for every move from X to Y:',
    'token-game.line.minimax.call': '        v ← −value(Y), the other player’s',
    'token-game.line.minimax.better': '        if v > best: best ← v',
    'token-game.line.minimax.good': '    X is good if some Y is bad for the other: best > 0',
    'token-game.line.minimax.bad': '    X is bad if every Y is good for the other: best < 0',
    'token-game.line.minimax.return': '    return best',
    'token-game.line.minimax-table.head': 'value(X), to who is to move in X',
    'token-game.line.minimax-table.over': '    if the game is over: return won, lost or a draw',
    'token-game.line.minimax-table.none': '    best ← −∞',
    'token-game.line.minimax-table.loop': '    for every move from X to Y:',
    'token-game.line.minimax-table.known': '        if Y is in the table: v ← −table[Y]',
    'token-game.line.minimax-table.call': '        else: v ← −value(Y), the other player’s',
    'token-game.line.minimax-table.better': '        if v > best: best ← v',
    'token-game.line.minimax-table.note': '    table[X] ← best',
    'token-game.line.minimax-table.return': '    return best',
    'token-game.line.alpha-beta.head': 'value(X, α, β), to who is to move in X',
    'token-game.line.alpha-beta.over': '    if the game is over: return won, lost or a draw',
    'token-game.line.alpha-beta.none': '    best ← −∞',
    'token-game.line.alpha-beta.order': '    put the moves that promise most first',
    'token-game.line.alpha-beta.loop': '    for every move from X to Y:',
    'token-game.line.alpha-beta.known': '        if the table knows enough of Y: v ← −table[Y]',
    'token-game.line.alpha-beta.call': '        else: v ← −value(Y, −β, −max(α, best))',
    'token-game.line.alpha-beta.better': '        if v > best: best ← v',
    'token-game.line.alpha-beta.cut': '        if best ≥ β: return best, the rest cannot matter',
    'token-game.line.alpha-beta.note': '    table[X] ← best, or a bound of it',
    'token-game.line.alpha-beta.return': '    return best',

    'token-game.why.start':
      'Horizontal’s tokens go right, Vertical’s go down: one square, or over one token of the other side.',
    'token-game.why.went':
      '{how, select, pass {{who, select, H {Horizontal} other {Vertical}} has no move and passes.} jump {{move} has jumped to {who, select, H {column} other {row}} {to}.} other {{move} has gone to {who, select, H {column} other {row}} {to}.}}',
    'token-game.why.back':
      '{move, select, pass {The pass} other {{move}}} is taken back. What the state after it is worth goes up to {who, select, H {Horizontal} other {Vertical}}.',
    'token-game.why.met':
      '{move, select, pass {A pass} other {{move}}} leads to a state that is in the table: enough is known of its value.',
    'token-game.why.rated':
      '{move, select, pass {A pass} other {{move}}} {winner, select, draw {leads to a draw} H {leads to a win of Horizontal in {plies, plural, one {# move} other {# moves}}} other {leads to a win of Vertical in {plies, plural, one {# move} other {# moves}}}}: {best, select, yes {the best so far.} other {no better than the best so far.}}',
    'token-game.why.cut': 'The moves that are left here are cut off.',
    'token-game.why.cut-done': 'This is enough to know of this state: back to the level above.',
    'token-game.why.why-cut':
      '{above, select, H {Horizontal} other {Vertical}} can have {hasWinner, select, draw {a draw} H {a win of Horizontal in {hasPlies}} other {a win of Vertical in {hasPlies}}} already, by {from, select, parent {another move one level up} other {turning off further up}}; to come here would mean {hereWinner, select, draw {a draw} H {a win of Horizontal in {herePlies}} other {a win of Vertical in {herePlies}}} at best. So {above, select, H {Horizontal} other {Vertical}} will not come here: cut the rest.',
    'token-game.why.turn':
      '{who, select, H {Horizontal} other {Vertical}} is to move, on a {level} level: {count, plural, one {# move} other {# moves}} to try.',
    'token-game.why.next': 'Next: {how, select, pass {pass.} jump {{move}, which jumps.} other {{move}.}}',
    'token-game.why.next-ordered':
      'The move that promises most is next: {how, select, pass {pass.} jump {{move}, which jumps.} other {{move}.}}',
    'token-game.why.over-home':
      '{winner, select, H {Horizontal} other {Vertical}} has brought all tokens home. A bad state: {who, select, H {Horizontal} other {Vertical}}, who is to move, has lost.',
    'token-game.why.over-stuck':
      'No token of {who, select, H {Horizontal} other {Vertical}} can move, and who is stuck loses. A bad state.',
    'token-game.why.over-draw': 'Neither side can move any more: a draw, neither good nor bad.',
    'token-game.why.good':
      'A good state: {move} leads to a state bad for the opponent. {who, select, H {Horizontal} other {Vertical}} wins in {plies, plural, one {# move} other {# moves}}.',
    'token-game.why.bad':
      'A bad state: every move leads to a state good for the opponent. {who, select, H {Horizontal} other {Vertical}} can hold out for {plies, plural, one {# move} other {# moves}}.',
    'token-game.why.even':
      'Neither good nor bad: no move wins, but {move, select, pass {a pass} other {{move}}} leads to a draw.',
    'token-game.why.solved':
      'The value of the game is known: {winner, select, draw {a draw} H {Horizontal wins in {plies, plural, one {# move} other {# moves}}} other {Vertical wins in {plies, plural, one {# move} other {# moves}}}}, if both play at their best.',

    'token-game.pass': 'pass',
    'token-game.scene.max': 'max',
    'token-game.scene.min': 'min',
    'token-game.scene.levels': 'Levels',
    'token-game.scene.best': 'best',
    'token-game.scene.bound': 'bound',
    'token-game.scene.draw': 'draw',
    'token-game.scene.line': 'Best play',
    'token-game.scene.turn.H': 'Horizontal to move',
    'token-game.scene.turn.V': 'Vertical to move',
    'token-game.scene.over': 'The game is over',
    'token-game.scene.cut': 'cut',

    'token-game.read.token': 'Line {line, number}: “{text}” is no move; write moves like H2, V1 or pass.',
    'token-game.fault.end':
      'The game is not over after {count, plural, =0 {no move} one {# move} other {# moves}}: {who, select, H {Horizontal} other {Vertical}} is to move.',
    'token-game.fault.over': 'Move {number, number}, {move}: the game is over already.',
    'token-game.fault.turn':
      'Move {number, number}, {move}: it is the turn of {who, select, H {Horizontal} other {Vertical}}.',
    'token-game.fault.token':
      'Move {number, number}, {move}: there is no such token; allowed: {who}1 to {who}{n}.',
    'token-game.fault.pass':
      'Move {number, number}: {who, select, H {Horizontal} other {Vertical}} may pass only without a move; there is {move}.',
    'token-game.fault.home': 'Move {number, number}, {move}: that token is home.',
    'token-game.fault.blocked': 'Move {number, number}, {move}: that token is blocked.',
    'token-game.fault.slip':
      'Move {number, number}, {move}: not the best. It leads to {winner, select, draw {a draw} H {a win of Horizontal in {plies}} other {a win of Vertical in {plies}}}; {better} leads to {bestWinner, select, draw {a draw} H {a win of Horizontal in {bestPlies}} other {a win of Vertical in {bestPlies}}}.',
  },
  {
    'token-game.name': '交叉棋',
    'token-game.about': '甲向右、乙向下，可越过对方的棋子；先把所有棋子移到另一侧者胜。',
    'token-game.title':
      '交叉棋 · {n}×{n}{stuck, select, loses {，无子可动者负} other {}}{finish, select, edge {，到末格为止} other {}}{set, select, yes {，自定局面} other {}}',
    'token-game.field.n': '每方棋子数 n',
    'token-game.field.stuck': '无子可动时',
    'token-game.field.stuck.pass': '停一手',
    'token-game.field.stuck.loses': '判负',
    'token-game.field.finish': '终点',
    'token-game.field.finish.off': '移出棋盘',
    'token-game.field.finish.edge': '最后一格',
    'token-game.field.first': '先走',
    'token-game.field.first.horizontal': '甲（向右）',
    'token-game.field.first.vertical': '乙（向下）',
    'token-game.field.start': '初始位置：先逐行写甲，再逐列写乙',
    'token-game.preset.three': '3 枚：先手 21 步胜',
    'token-game.preset.two': '2 枚：便于逐步跟踪',
    'token-game.preset.loses': '3 枚，无子可动者负：后手胜',
    'token-game.preset.edge': '3 枚，到末格为止：平局',
    'token-game.preset.stuck': '2 枚，即将无子可动',
    'token-game.preset.four': '4 枚',
    'token-game.preset.one': '1 枚',
    'token-game.check.shared': '第 {row} 行第 {column} 列有两枚棋子；所有的棋子不能重叠。',
    'token-game.check.over': '{who, select, H {甲} other {乙}}的棋子已全部到达；至少要有一枚还在途中。',

    'token-game.strategy.minimax': '极大极小',
    'token-game.strategy.minimax.about': '深度优先遍历整棵游戏树：同一状态每次到达都重新搜索。',
    'token-game.strategy.minimax-table': '极大极小 + 备忘录',
    'token-game.strategy.minimax-table.about': '每个状态只搜索一次，其收益值记在表中。',
    'token-game.strategy.alpha-beta': 'α-β 剪枝',
    'token-game.strategy.alpha-beta.about': '带备忘录，并剪去对上层已无影响的走法。',
    'token-game.counter.nodes': '游戏树的节点',
    'token-game.counter.states': '状态数',

    'token-game.line.minimax.head': 'value(X)：状态 X 对走棋一方的收益值',
    'token-game.line.minimax.over': '    若已分胜负：返回 胜、负或平',
    'token-game.line.minimax.none': '    best ← −∞',
    'token-game.line.minimax.loop': '    对 X 的每种走法，得到状态 Y：',
    'token-game.line.minimax.call': '        v ← −value(Y)，对方的收益取反',
    'token-game.line.minimax.better': '        若 v > best：best ← v',
    'token-game.line.minimax.good': '    有一个 Y 对对方是坏的，X 就是好的：best > 0',
    'token-game.line.minimax.bad': '    所有 Y 对对方都是好的，X 就是坏的：best < 0',
    'token-game.line.minimax.return': '    返回 best',
    'token-game.line.minimax-table.head': 'value(X)：状态 X 对走棋一方的收益值',
    'token-game.line.minimax-table.over': '    若已分胜负：返回 胜、负或平',
    'token-game.line.minimax-table.none': '    best ← −∞',
    'token-game.line.minimax-table.loop': '    对 X 的每种走法，得到状态 Y：',
    'token-game.line.minimax-table.known': '        若 Y 在表中：v ← −表[Y]',
    'token-game.line.minimax-table.call': '        否则：v ← −value(Y)，对方的收益取反',
    'token-game.line.minimax-table.better': '        若 v > best：best ← v',
    'token-game.line.minimax-table.note': '    表[X] ← best',
    'token-game.line.minimax-table.return': '    返回 best',
    'token-game.line.alpha-beta.head': 'value(X, α, β)：状态 X 对走棋一方的收益值',
    'token-game.line.alpha-beta.over': '    若已分胜负：返回 胜、负或平',
    'token-game.line.alpha-beta.none': '    best ← −∞',
    'token-game.line.alpha-beta.order': '    把最有希望的走法排在前面',
    'token-game.line.alpha-beta.loop': '    对 X 的每种走法，得到状态 Y：',
    'token-game.line.alpha-beta.known': '        若表中的 Y 已够用：v ← −表[Y]',
    'token-game.line.alpha-beta.call': '        否则：v ← −value(Y, −β, −max(α, best))',
    'token-game.line.alpha-beta.better': '        若 v > best：best ← v',
    'token-game.line.alpha-beta.cut': '        若 best ≥ β：返回 best，其余已无影响',
    'token-game.line.alpha-beta.note': '    表[X] ← best，或它的界',
    'token-game.line.alpha-beta.return': '    返回 best',

    'token-game.why.start': '甲（H）的棋子向右、乙（V）的棋子向下：移动一格，或越过挨着的一枚对方棋子。',
    'token-game.why.went':
      '{how, select, pass {{who, select, H {甲} other {乙}}无子可动，停一手。} jump {{move} 越过对方的棋子，到第 {to} {who, select, H {列} other {行}}。} other {{move} 移到第 {to} {who, select, H {列} other {行}}。}}',
    'token-game.why.back':
      '回溯：退回 {move, select, pass {停一手} other {{move}}}，其后状态的收益值交给上一层的{who, select, H {甲} other {乙}}。',
    'token-game.why.met':
      '查表：{move, select, pass {停一手} other {{move}}} 之后的状态已在表中，收益值已够用。',
    'token-game.why.rated':
      '{move, select, pass {停一手} other {{move}}} 之后{winner, select, draw {是平局} H {甲 {plies} 步胜} other {乙 {plies} 步胜}}：{best, select, yes {目前最好。} other {不比目前最好的更好。}}',
    'token-game.why.cut': '剪枝：这里其余的走法不再搜索。',
    'token-game.why.cut-done': '这个状态知道这些就够了：返回上一层。',
    'token-game.why.why-cut':
      '{above, select, H {甲} other {乙}}在{from, select, parent {上一层换一种走法} other {更上层另走}}，已能得到{hasWinner, select, draw {平局} H {甲 {hasPlies} 步胜} other {乙 {hasPlies} 步胜}}；走到这里至多是{hereWinner, select, draw {平局} H {甲 {herePlies} 步胜} other {乙 {herePlies} 步胜}}。{above, select, H {甲} other {乙}}不会走到这里：剪去其余走法。',
    'token-game.why.turn':
      '轮到{who, select, H {甲} other {乙}}，在{level, select, max {极大层} other {极小层}}：有 {count} 种走法。',
    'token-game.why.next': '下一个：{how, select, pass {停一手。} jump {{move}（越子）。} other {{move}。}}',
    'token-game.why.next-ordered':
      '先试最有希望的：{how, select, pass {停一手。} jump {{move}（越子）。} other {{move}。}}',
    'token-game.why.over-home':
      '{winner, select, H {甲} other {乙}}的棋子已全部到达。轮到走棋的{who, select, H {甲} other {乙}}已经输了：坏状态。',
    'token-game.why.over-stuck': '{who, select, H {甲} other {乙}}无子可动，判负：坏状态。',
    'token-game.why.over-draw': '双方都无子可动：平局，不好也不坏。',
    'token-game.why.good':
      '好状态：{move} 之后的状态对对手是坏的。{who, select, H {甲} other {乙}} {plies} 步胜。',
    'token-game.why.bad':
      '坏状态：任何走法之后的状态对对手都是好的。{who, select, H {甲} other {乙}}最多能坚持 {plies} 步。',
    'token-game.why.even':
      '不好也不坏：没有走法能胜，但 {move, select, pass {停一手} other {{move}}} 之后是平局。',
    'token-game.why.solved':
      '已求得收益值：双方都作最佳决策时，{winner, select, draw {是平局} H {甲 {plies} 步胜} other {乙 {plies} 步胜}}。',

    'token-game.pass': '停手',
    'token-game.scene.max': '极大',
    'token-game.scene.min': '极小',
    'token-game.scene.levels': '层',
    'token-game.scene.best': '最好',
    'token-game.scene.bound': '界',
    'token-game.scene.draw': '平局',
    'token-game.scene.line': '最佳走法',
    'token-game.scene.turn.H': '轮到甲',
    'token-game.scene.turn.V': '轮到乙',
    'token-game.scene.over': '对局结束',
    'token-game.scene.cut': '剪枝',

    'token-game.read.token': '第 {line, number} 行：“{text}”不是走法；请写成 H2、V1 或 pass。',
    'token-game.fault.end': '走完 {count, number} 步对局还没有结束：轮到{who, select, H {甲} other {乙}}。',
    'token-game.fault.over': '第 {number, number} 步 {move}：对局已经结束。',
    'token-game.fault.turn': '第 {number, number} 步 {move}：应由{who, select, H {甲} other {乙}}走棋。',
    'token-game.fault.token': '第 {number, number} 步 {move}：没有这枚棋子；允许 {who}1 到 {who}{n}。',
    'token-game.fault.pass':
      '第 {number, number} 步：{who, select, H {甲} other {乙}}无子可动时才能停一手；现在可走 {move}。',
    'token-game.fault.home': '第 {number, number} 步 {move}：这枚棋子已经到达。',
    'token-game.fault.blocked': '第 {number, number} 步 {move}：这枚棋子被挡住了。',
    'token-game.fault.slip':
      '第 {number, number} 步 {move} 不是最佳决策：之后{winner, select, draw {是平局} H {甲 {plies} 步胜} other {乙 {plies} 步胜}}；而 {better} 之后{bestWinner, select, draw {是平局} H {甲 {bestPlies} 步胜} other {乙 {bestPlies} 步胜}}。',
  },
)
