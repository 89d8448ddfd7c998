import { defineWords } from '../../lib/message'

export const words = defineWords(
  {
    'n-queens.name': 'N queens',
    'n-queens.about': 'Place n queens so that no two share a row, a column or a diagonal.',
    'n-queens.title':
      '{n, plural, one {# queen} other {# queens}} on {n}×{n}{given, plural, =0 {} other {, # given}}',
    'n-queens.field.n': 'Queens (n)',
    'n-queens.field.given': 'Given queens, column by row',
    'n-queens.preset.article': '8 queens, as in the article',
    'n-queens.preset.four': '4 queens: small enough to follow',
    'n-queens.preset.six': '6 queens: 4 solutions',
    'n-queens.preset.twelve': '12 queens: 14,200 solutions',
    'n-queens.preset.one': '1 queen',
    'n-queens.preset.none': '3 queens: no solution',
    'n-queens.preset.large': '32 queens: a deep search',

    'n-queens.strategy.place-queens': 'PlaceQueens',
    'n-queens.strategy.place-queens.about':
      'Row by row, columns from left to right, each tested against every queen above.',
    'n-queens.counter.calls': 'Calls',
    'n-queens.counter.candidates': 'Squares tested',

    'n-queens.line.head': 'PlaceQueens(Q[0…n−1], r, count)',
    'n-queens.line.done': '    if r = n:',
    'n-queens.line.print': '        print Q[0…n−1]',
    'n-queens.line.count': '        count ← count + 1',
    'n-queens.line.else': '    else:',
    'n-queens.line.columns': '        for j ← 0 to n − 1:',
    'n-queens.line.legal': '            legal ← true',
    'n-queens.line.rows': '            for i ← 0 to r − 1:',
    'n-queens.line.tests': '                if Q[i] = j or Q[i] = j + r − i or Q[i] = j − r + i:',
    'n-queens.line.illegal': '                    legal ← false',
    'n-queens.line.if-legal': '            if legal:',
    'n-queens.line.place': '                Q[r] ← j',
    'n-queens.line.recurse': '                PlaceQueens(Q[0…n−1], r + 1, count)',

    'n-queens.why.start': 'The board is empty: every Q[i] is −1.',
    'n-queens.why.start-given':
      'The pale queens are given: their rows have no other column, and what they attack is not tried.',
    'n-queens.why.placed': 'Row {r}, column {j}: free of all three tests. Place a queen: Q[{r}] = {j}.',
    'n-queens.why.refused':
      'Row {r}, column {j}: attacked by the queen of row {i} {line, select, column {in the same column (Q[{i}] = {q} = j)} rising {on the rising diagonal (Q[{i}] = {q} = {j} + {r} − {i})} other {on the falling diagonal (Q[{i}] = {q} = {j} − {r} + {i})}}. Refused.',
    'n-queens.why.taken': 'The queen of row {r} is taken away from column {j}.',
    'n-queens.why.solved':
      '{n, plural, one {The only row holds} other {All # rows hold}} a queen: solution {count, number}.',
    'n-queens.why.full': 'r = {n} = n: no row is left, so Q is a solution. Count it.',
    'n-queens.why.go-on': 'To find the others, take the queen of row {above} away.',
    'n-queens.why.none-left': 'No column is left in row {r}: take the queen of row {above} away.',
    'n-queens.why.next': 'Next: row {r}, column {j}.',
    'n-queens.why.exhausted':
      'No column is left in row 0, so every way has been tried: {count, plural, =0 {there is no solution} one {# solution} other {# solutions}}.',

    'n-queens.impossible.two':
      'No solution for 2 queens: on 2×2 any two squares share a row, a column or a diagonal.',
    'n-queens.impossible.given':
      'No solution: the given queens of row {a} (column {p}) and row {b} (column {q}) attack each other.',
    'n-queens.impossible.three':
      'No solution for 3 queens: a queen in the middle of row 0 attacks all of row 1; one in a corner leaves only the far end of row 1, and those two attack all of row 2.',

    'n-queens.read.empty': 'There is no board in it: write the columns row by row, or a board of Q and dots.',
    'n-queens.read.token': 'Line {line, number}: “{text}” is neither a column nor a row of a board.',
    'n-queens.read.large': 'It is a board of {n, number}×{n, number}; allowed: 1×1 to {max}×{max}.',
    'n-queens.read.square':
      'The board has {rows, plural, one {# row} other {# rows}}, but row {r} has {columns, plural, one {# square} other {# squares}}; they must be as many.',
    'n-queens.read.two': 'Row {r} of the board holds {count, number} queens; allowed: one in each row.',
    'n-queens.read.gap':
      'Row {r} of the board is empty, but a row below it holds a queen; the rows are filled from the top.',
    'n-queens.read.row': 'The CSV rows are not numbered 0, 1, 2 and so on: “{text}” is out of place.',
    'n-queens.read.differ': 'The list of columns and the board below it are not the same.',
    'n-queens.fault.outside': 'Row {r}: column {j} is not on the board; allowed: 0 to {last}.',
    'n-queens.fault.attacked':
      'Row {r}, column {j}: attacked by the queen of row {i} {line, select, column {in the same column (Q[{i}] = {q} = j)} rising {on the rising diagonal (Q[{i}] = {q} = {j} + {r} − {i})} other {on the falling diagonal (Q[{i}] = {q} = {j} − {r} + {i})}}.',
    'n-queens.hand.help':
      'Click a square to place a queen or take it back; or move with the arrows and press Enter.',
    'n-queens.hand.given': 'The queen in row {row}, column {column} is given and stays.',
    'n-queens.hand.count':
      '{count} of {n, plural, one {# queen} other {# queens}}{pairs, plural, =0 {.} one {; 2 attack each other:} other {; # pairs attack each other:}}',
    'n-queens.hand.pair':
      'Rows {a} and {b}{line, select, column {: in column {column}} rising {: on a rising diagonal} falling {: on a falling diagonal} other {}}.',
    'n-queens.hand.row': 'Row {a}: two queens, in columns {p} and {q}.',
    'n-queens.hand.more': 'And {count, plural, one {# more pair} other {# more pairs}}.',
    'n-queens.hand.closed': 'Row {row} has no free square left.',
    'n-queens.hand.solved':
      'All {n, plural, one {# queen stands} other {# queens stand}}, and none attacks another: solved.',
    'n-queens.hand.square':
      'Row {row}, column {column}: {state, select, clash {queen, under attack} queen {queen} attacked {attacked} other {free}}',
    'n-queens.count.given': 'Only boards without given queens are counted; leave them out.',
    'n-queens.fault.given': 'Row {r}: the queen given there stands in column {wanted}, not {j}.',
    'n-queens.fault.given-attacks':
      'Row {r}, column {j}: attacked by the queen given in row {i}, column {q}.',
    'n-queens.fault.short':
      'Row {r} holds no queen: the list ends after {r, plural, one {# row} other {# rows}} of {n}.',
  },
  {
    'n-queens.name': 'N 皇后',
    'n-queens.about': '放置 n 个皇后，任意两个不在同一行、同一列或同一条对角线上。',
    'n-queens.title': '{n} 皇后 · {n}×{n}{given, plural, =0 {} other { · 已给 # 个}}',
    'n-queens.field.n': '皇后数 n',
    'n-queens.field.given': '已给皇后：逐行的列号',
    'n-queens.preset.article': '8 皇后（文章的例子）',
    'n-queens.preset.four': '4 皇后：便于逐步跟踪',
    'n-queens.preset.six': '6 皇后：4 个解',
    'n-queens.preset.twelve': '12 皇后：14,200 个解',
    'n-queens.preset.one': '1 皇后',
    'n-queens.preset.none': '3 皇后：无解',
    'n-queens.preset.large': '32 皇后：很深的搜索',

    'n-queens.strategy.place-queens': 'PlaceQueens',
    'n-queens.strategy.place-queens.about': '逐行放置，列从左到右，每个位置都与上面各行的皇后比较。',
    'n-queens.counter.calls': '调用次数',
    'n-queens.counter.candidates': '检验次数',

    'n-queens.line.head': 'PlaceQueens(Q[0…n−1], r, count)',
    'n-queens.line.done': '    若 r = n：',
    'n-queens.line.print': '        输出 Q[0…n−1]',
    'n-queens.line.count': '        count ← count + 1',
    'n-queens.line.else': '    否则：',
    'n-queens.line.columns': '        对 j 从 0 到 n − 1：',
    'n-queens.line.legal': '            legal ← true',
    'n-queens.line.rows': '            对 i 从 0 到 r − 1：',
    'n-queens.line.tests': '                若 Q[i] = j 或 Q[i] = j + r − i 或 Q[i] = j − r + i：',
    'n-queens.line.illegal': '                    legal ← false',
    'n-queens.line.if-legal': '            若 legal：',
    'n-queens.line.place': '                Q[r] ← j',
    'n-queens.line.recurse': '                PlaceQueens(Q[0…n−1], r + 1, count)',

    'n-queens.why.start': '棋盘为空：Q 数组的初值均为 −1。',
    'n-queens.why.start-given': '浅色的皇后是已给的：其所在行只有这一列，它们攻击的位置不再尝试。',
    'n-queens.why.placed': '第 {r} 行第 {j} 列：三项检验都通过，放置皇后：Q[{r}] = {j}。',
    'n-queens.why.refused':
      '第 {r} 行第 {j} 列：与第 {i} 行的皇后{line, select, column {在同一列（Q[{i}] = {q} = j）} rising {在同一条右倾的对角线上（Q[{i}] = {q} = {j} + {r} − {i}）} other {在同一条左倾的对角线上（Q[{i}] = {q} = {j} − {r} + {i}）}}，不能放置。',
    'n-queens.why.taken': '回溯：第 {r} 行的皇后从第 {j} 列撤下。',
    'n-queens.why.solved': '{n, plural, =1 {唯一的一行} other {# 行都}}放好了皇后：第 {count, number} 个解。',
    'n-queens.why.full': 'r = {n} = n：各行都已放好，得到一个解，计数加一。',
    'n-queens.why.go-on': '继续找其余的解：撤下第 {above} 行的皇后。',
    'n-queens.why.none-left': '第 {r} 行已没有可放的列：返回上一层，撤下第 {above} 行的皇后。',
    'n-queens.why.next': '下一个：第 {r} 行第 {j} 列。',
    'n-queens.why.exhausted':
      '第 0 行的列已全部试完，搜索结束：{count, plural, =0 {无解} other {共 # 个解}}。',

    'n-queens.impossible.two': '2 皇后无解：2×2 的棋盘上，任意两格都在同一行、同一列或同一条对角线上。',
    'n-queens.impossible.given': '无解：已给的第 {a} 行（第 {p} 列）与第 {b} 行（第 {q} 列）的皇后互相攻击。',
    'n-queens.impossible.three':
      '3 皇后无解：第 0 行的皇后若在中间，第 1 行全被攻击；若在角上，第 1 行只剩另一端可放，而这两个皇后攻击了整个第 2 行。',

    'n-queens.read.empty': '其中没有棋盘：请逐行写出皇后所在的列，或用 Q 和点画出棋盘。',
    'n-queens.read.token': '第 {line, number} 行文字：“{text}”既不是列号，也不是棋盘的一行。',
    'n-queens.read.large': '棋盘为 {n, number}×{n, number}；允许 1×1 到 {max}×{max}。',
    'n-queens.read.square':
      '棋盘有 {rows, number} 行，第 {r} 行却有 {columns, number} 格；行数与列数必须相等。',
    'n-queens.read.two': '棋盘第 {r} 行有 {count, number} 个皇后；每行只能有一个。',
    'n-queens.read.gap': '棋盘第 {r} 行是空的，下面却还有皇后；各行应从上到下依次放置。',
    'n-queens.read.row': 'CSV 的行号应为 0、1、2……依次排列：“{text}”不在其位。',
    'n-queens.read.differ': '列号与下面画出的棋盘不一致。',
    'n-queens.fault.outside': '第 {r} 行：第 {j} 列不在棋盘上；允许 0 到 {last}。',
    'n-queens.fault.attacked':
      '第 {r} 行第 {j} 列：与第 {i} 行的皇后{line, select, column {在同一列（Q[{i}] = {q} = j）} rising {在同一条右倾的对角线上（Q[{i}] = {q} = {j} + {r} − {i}）} other {在同一条左倾的对角线上（Q[{i}] = {q} = {j} − {r} + {i}）}}。',
    'n-queens.hand.help': '单击格子放置皇后或取走；也可用方向键移动，按回车放置。',
    'n-queens.hand.given': '第 {row} 行第 {column} 列的皇后是预先给定的，不能取走。',
    'n-queens.hand.count':
      '已放 {count} 个皇后，共 {n} 个{pairs, plural, =0 {。} =1 {；有 2 个互相攻击：} other {；有 # 对互相攻击：}}',
    'n-queens.hand.pair':
      '第 {a} 行与第 {b} 行{line, select, column {：同在第 {column} 列} rising {：同在一条右倾的对角线上} falling {：同在一条左倾的对角线上} other {}}。',
    'n-queens.hand.row': '第 {a} 行有两个皇后，在第 {p} 列和第 {q} 列。',
    'n-queens.hand.more': '另有 {count} 对。',
    'n-queens.hand.closed': '第 {row} 行已没有可放的位置。',
    'n-queens.hand.solved': '{n} 个皇后全部放好，互不攻击：已求得解。',
    'n-queens.hand.square':
      '第 {row} 行第 {column} 列：{state, select, clash {皇后，受攻击} queen {皇后} attacked {受攻击} other {空}}',
    'n-queens.count.given': '只统计没有已给皇后的棋盘；请去掉已给的皇后。',
    'n-queens.fault.given': '第 {r} 行：已给的皇后在第 {wanted} 列，不在第 {j} 列。',
    'n-queens.fault.given-attacks': '第 {r} 行第 {j} 列：被已给的第 {i} 行第 {q} 列的皇后攻击。',
    'n-queens.fault.short': '第 {r} 行没有皇后：只给出了 {n} 行中的 {r} 行。',
  },
)
