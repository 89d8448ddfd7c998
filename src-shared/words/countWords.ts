import { defineWords } from '../lib/message'

/** What is said of counting all solutions. Shares go from 0 to 1. */
export const countWords = defineWords(
  {
    'count.large': '{text} is too large to be counted; allowed: up to {max, number}.',
    'count.none': 'The solutions of “{text}” cannot be counted; allowed: {allowed}.',
    'count.resumed': 'Going on with an earlier count, {share, number, ::percent .0} done.',
    'count.damaged': 'The state of an earlier count is damaged; starting anew. The file was {path}.',
    'count.stopped': 'Stopped at {share, number, ::percent .0}; “solutions” are those found so far.',
    'count.kept':
      'Stopped at {share, number, ::percent .0}; “solutions” are those found so far. The same command goes on from here.',
    'count.progress.first':
      '{share, number, ::percent .0}, {solutions, plural, one {# solution} other {# solutions}}',
    'count.progress':
      '{share, number, ::percent .0}, {solutions, plural, one {# solution} other {# solutions}}, {left} left',
    'count.seconds': '{count, number} s',
    'count.minutes': '{count, number} min',
    'count.hours': '{count, number} h',
  },
  {
    'count.large': '{text} 太大，无法计数；最大 {max, number}。',
    'count.none': '无法统计“{text}”的解数；可选：{allowed}。',
    'count.resumed': '接着上次的计数，已完成 {share, number, ::percent .0}。',
    'count.damaged': '上次计数的记录已损坏，重新开始。文件：{path}',
    'count.stopped': '已停在 {share, number, ::percent .0}；“solutions”是到此为止找到的解数。',
    'count.kept':
      '已停在 {share, number, ::percent .0}；“solutions”是到此为止找到的解数。再次运行同一命令即从此处继续。',
    'count.progress.first': '{share, number, ::percent .0}，{solutions, number} 个解',
    'count.progress': '{share, number, ::percent .0}，{solutions, number} 个解，还需 {left}',
    'count.seconds': '{count, number} 秒',
    'count.minutes': '{count, number} 分钟',
    'count.hours': '{count, number} 小时',
  },
)
