import { defineWords } from '../../lib/message'

/** What is said while the game is played. */
export const handWords = defineWords(
  {
    'token-game.side.0': 'Horizontal (H)',
    'token-game.side.1': 'Vertical (V)',
    'token-game.level.often': 'Slips often',
    'token-game.level.often.about': 'Half of its moves are not the best.',
    'token-game.level.sometimes': 'Slips sometimes',
    'token-game.level.sometimes.about': 'A quarter of its moves are not the best.',
    'token-game.level.seldom': 'Slips seldom',
    'token-game.level.seldom.about': 'One in ten of its moves is not the best.',
    'token-game.level.never': 'Perfect',
    'token-game.level.never.about': 'Always the best move it knows of.',
    'token-game.hand.help':
      'Click a token of yours, or the square it goes to, or press its number. All of them across first wins.',
    'token-game.hand.turn': '{who, select, H {Horizontal} other {Vertical}} is to move.',
    'token-game.hand.passed': '{who, select, H {Horizontal} other {Vertical}} has no move and passes.',
    'token-game.hand.won':
      '{winner, select, H {Horizontal} other {Vertical}} has won: all tokens are home{moves, plural, =0 {} one {, after # move} other {, after # moves}}.',
    'token-game.hand.stuck':
      '{winner, select, H {Horizontal} other {Vertical}} has won{moves, plural, =0 {} one {, after # move} other {, after # moves}}: {who, select, H {Horizontal} other {Vertical}} has no move.',
    'token-game.hand.draw':
      'A draw{moves, plural, =0 {} one {, after # move} other {, after # moves}}: neither side can move.',
    'token-game.hand.good.plies':
      'A good state: {who, select, H {Horizontal} other {Vertical}} wins in {plies, plural, one {# move} other {# moves}}.',
    'token-game.hand.good':
      'A good state: {who, select, H {Horizontal} other {Vertical}} wins with the best play.',
    'token-game.hand.bad.plies':
      'A bad state: {who, select, H {Horizontal} other {Vertical}} can hold out for {plies, plural, one {# move} other {# moves}}.',
    'token-game.hand.bad':
      'A bad state: {who, select, H {Horizontal} other {Vertical}} loses if the opponent plays its best.',
    'token-game.hand.even': 'Neither good nor bad: with the best play of both it is a draw.',
    'token-game.hand.limits.learning':
      'With {n} tokens each there are 174 million states; until all are solved the computer looks {plies} moves ahead.',
    'token-game.hand.limits.none':
      'With {n} tokens each there are too many states to solve. The computer looks {plies} moves ahead, and may be wrong.',
    'token-game.hand.why.turn':
      '{token} is not yours to move: it is the turn of {who, select, H {Horizontal} other {Vertical}}.',
    'token-game.hand.why.home': '{token} is home.',
    'token-game.hand.why.blocked': '{token} is blocked.',
    'token-game.hand.empty': 'Row {row, number}, column {column, number}: empty',
    'token-game.hand.token':
      'Row {row, number}, column {column, number}: {token}{can, select, step {, can go on} jump {, can jump} other {}}',
  },
  {
    'token-game.side.0': '甲（H，向右）',
    'token-game.side.1': '乙（V，向下）',
    'token-game.level.often': '常失误',
    'token-game.level.often.about': '每两步约有一步不是最佳决策。',
    'token-game.level.sometimes': '有时失误',
    'token-game.level.sometimes.about': '每四步约有一步不是最佳决策。',
    'token-game.level.seldom': '很少失误',
    'token-game.level.seldom.about': '每十步约有一步不是最佳决策。',
    'token-game.level.never': '最佳决策',
    'token-game.level.never.about': '总是走它所知的最好的一步。',
    'token-game.hand.help': '单击自己的棋子，或它要去的格子，或按它的数字键；先把棋子全部移到对面者胜。',
    'token-game.hand.turn': '轮到{who, select, H {甲} other {乙}}走棋。',
    'token-game.hand.passed': '{who, select, H {甲} other {乙}}无子可动，停一手。',
    'token-game.hand.won':
      '{winner, select, H {甲} other {乙}}胜：棋子已全部到达{moves, plural, =0 {} other {，共走 # 步}}。',
    'token-game.hand.stuck':
      '{winner, select, H {甲} other {乙}}胜{moves, plural, =0 {} other {，共走 # 步}}：{who, select, H {甲} other {乙}}无子可动。',
    'token-game.hand.draw': '平局{moves, plural, =0 {} other {，共走 # 步}}：双方都无子可动。',
    'token-game.hand.good.plies': '好状态：{who, select, H {甲} other {乙}} {plies, number} 步胜。',
    'token-game.hand.good': '好状态：只要都作最佳决策，{who, select, H {甲} other {乙}}必胜。',
    'token-game.hand.bad.plies': '坏状态：{who, select, H {甲} other {乙}}最多还能坚持 {plies, number} 步。',
    'token-game.hand.bad': '坏状态：对手若作最佳决策，{who, select, H {甲} other {乙}}必败。',
    'token-game.hand.even': '不好也不坏：双方都作最佳决策则为平局。',
    'token-game.hand.limits.learning':
      '每方 {n} 枚共有 1.74 亿个状态；全部求出之前，电脑只向前看 {plies} 步。',
    'token-game.hand.limits.none':
      '每方 {n} 枚的状态太多，无法全部求出；电脑只向前看 {plies} 步，可能判断有误。',
    'token-game.hand.why.turn': '现在不能走 {token}：轮到{who, select, H {甲} other {乙}}。',
    'token-game.hand.why.home': '{token} 已经到达。',
    'token-game.hand.why.blocked': '{token} 被挡住了。',
    'token-game.hand.empty': '第 {row, number} 行第 {column, number} 列：空',
    'token-game.hand.token':
      '第 {row, number} 行第 {column, number} 列：{token}{can, select, step {，可移动} jump {，可越子} other {}}',
  },
)
