import { defineWords } from '../lib/message'

/** What is said of paths and boards from outside: where they are read, and where they are replayed. */
export const importWords = defineWords(
  {
    'import.title': 'Import',
    'import.text': 'A path or a board',
    'import.about':
      'Squares as numbers, as a1 or as (row, column); grids of move numbers; queens by column or drawn with Q; states of bottles; tiles, boards, or U D L R; moves of the token game; also CSV and JSON.',
    'import.file': 'Open a file…',
    'import.as': 'Read as',
    'import.of': '{title} · {moves, plural, one {# move} other {# moves}}',
    'import.run': 'A run: {title}',
    'import.true': 'A true solution.',
    'import.board': 'A puzzle of its own, with no path.',
    'import.show': 'Show it',
    'import.open': 'Open it',

    'replay.name': 'Path from outside',
    'replay.slider': 'How far the path has come',
    'replay.at': 'Move {k, number} of {count, number}',
    'replay.rest':
      '{rest, plural, one {One more move stands} other {# more moves stand}} in the text and {rest, plural, one {is} other {are}} not shown.',
    'replay.moves': 'Moves of the path',
    'replay.first': 'To the start',
    'replay.back': 'One move back',
    'replay.forward': 'One move on',
    'replay.last': 'To the end',
    'replay.hand': 'Go on by hand',
    'replay.done': 'Back to the search',
  },
  {
    'import.title': '导入',
    'import.text': '路线或棋盘',
    'import.about':
      '可以是格子编号、a1 或（行，列）；步数方阵；各行皇后的列号或用 Q 画的棋盘；水瓶的各个状态；滑块、盘面或 U D L R；岔路棋的走法；也可以是 CSV 和 JSON。',
    'import.file': '打开文件…',
    'import.as': '读作',
    'import.of': '{title} · {moves, number} 步',
    'import.run': '一次运行：{title}',
    'import.true': '确实是解。',
    'import.board': '是一道题，没有路线。',
    'import.show': '演示',
    'import.open': '打开',

    'replay.name': '外来路线',
    'replay.slider': '路线的进度',
    'replay.at': '第 {k, number} 步，共 {count, number} 步',
    'replay.rest': '文中还有 {rest, number} 步未演示。',
    'replay.moves': '路线的各步',
    'replay.first': '到开头',
    'replay.back': '退一步',
    'replay.forward': '进一步',
    'replay.last': '到末尾',
    'replay.hand': '接着手动走',
    'replay.done': '回到搜索',
  },
)
