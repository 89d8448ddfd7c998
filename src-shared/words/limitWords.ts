import { defineWords } from '../lib/message'

/** What a search may use up, and what it has used. */
export const limitWords = defineWords(
  {
    'ui.limits': 'Search limits',
    'ui.limits.about': 'For every new search. One that reaches a limit stops there, and can go on.',
    'ui.limits.steps': 'Steps',
    'ui.limits.seconds': 'Time',
    'ui.limits.bytes': 'Memory',
    'ui.limits.none': 'Unlimited',
    'ui.limits.of': '{used} of {limit}',
    'ui.limits.of.none': '{used}, unlimited',
    'ui.limits.search': 'This search',
    'ui.limits.open': 'Speed and limits of this search',
    'ui.limits.pause.about': 'Pause the search; playback goes on',
    'ui.limits.on.about': 'Let the search go on',
    'ui.limits.end': 'End search',
    'ui.limits.end.about': 'End the search, free its memory and set the board up afresh',
    'ui.limits.state.steps': 'Step limit reached',
    'ui.limits.state.seconds': 'Time limit reached',
    'ui.limits.state.bytes': 'Memory limit reached',
    'ui.limits.reached.steps':
      'The search stopped at its limit of {limit} steps. “Go on” doubles the limit for this run.',
    'ui.limits.reached.seconds':
      'The search stopped at its time limit of {limit}. “Go on” doubles the limit for this run.',
    'ui.limits.reached.bytes':
      'The search stopped at its memory limit of {limit}. “Go on” doubles the limit for this run.',
  },
  {
    'ui.limits': '搜索上限',
    'ui.limits.about': '用于新的搜索。到达上限时搜索会停下，之后可以继续。',
    'ui.limits.steps': '步数',
    'ui.limits.seconds': '时间',
    'ui.limits.bytes': '内存',
    'ui.limits.none': '不限',
    'ui.limits.of': '{used}，上限 {limit}',
    'ui.limits.of.none': '{used}，不限',
    'ui.limits.search': '本次搜索',
    'ui.limits.open': '本次搜索的速度与上限',
    'ui.limits.pause.about': '暂停搜索，播放不受影响',
    'ui.limits.on.about': '让搜索继续',
    'ui.limits.end': '结束搜索',
    'ui.limits.end.about': '结束搜索、释放内存，回到初始棋盘',
    'ui.limits.state.steps': '已到步数上限',
    'ui.limits.state.seconds': '已到时间上限',
    'ui.limits.state.bytes': '已到内存上限',
    'ui.limits.reached.steps': '搜索已到上限：{limit} 步。点“继续”，本次搜索的上限加倍。',
    'ui.limits.reached.seconds': '搜索已到时间上限：{limit}。点“继续”，本次搜索的上限加倍。',
    'ui.limits.reached.bytes': '搜索已到内存上限：{limit}。点“继续”，本次搜索的上限加倍。',
  },
)
