import { defineWords } from '../lib/message'

/** The board in words, what is read aloud, and the way round the window with keys. */
export const accessWords = defineWords(
  {
    'access.board': 'Board in words',
    'access.board.enter': 'Enter: go over the board with the arrows',
    'access.board.leave': 'Esc: leave the board',
    'access.announcing': 'Read steps aloud (screen readers)',
    'access.announcing.off': 'Never',
    'access.announcing.still': 'When still',
    'access.announcing.playing': 'Also in play',
    'access.announcing.about': 'In play, the step of the moment is read every 5 seconds.',
    'ui.keys.next-zone': 'Next part of the window',
    'ui.keys.previous-zone': 'Previous part of the window',
  },
  {
    'access.board': '棋盘（文字）',
    'access.board.enter': '按 Enter 用方向键浏览棋盘',
    'access.board.leave': '按 Esc 离开棋盘',
    'access.announcing': '朗读步骤（读屏软件）',
    'access.announcing.off': '从不',
    'access.announcing.still': '停下时',
    'access.announcing.playing': '播放时也读',
    'access.announcing.about': '播放时每 5 秒朗读一次当前步骤。',
    'ui.keys.next-zone': '窗口的下一部分',
    'ui.keys.previous-zone': '窗口的上一部分',
  },
)
