/** What is said while a puzzle is filled in by hand. */
import { defineWords } from '../../lib/message'

export const handWords = defineWords(
  {
    'zebra.hand.help':
      'Click a value to rule it out, again to set it, again to open it. A value that is set goes from its row and its house.',
    'zebra.clue': '{clue}',
    'zebra.hand.count': '{known} of {all} values are known.',
    'zebra.hand.solved': 'Solved: every clue holds.',
    'zebra.hand.broken': 'Clue {number} cannot hold any more: {clue}.',
    'zebra.hand.more': '{count, plural, one {# more clue} other {# more clues}} cannot hold.',
    'zebra.hand.no-house': 'No house is left for “{item}”.',
    'zebra.hand.no-value': 'House {house} has no “{attribute}” left.',
    'zebra.hand.elsewhere': '“{item}” is set in house {house}. Click it there to take it back.',
    'zebra.hand.guess':
      'Nothing follows from one clue at a time here. In the solution, “{item}” is in house {house}.',
    'zebra.hand.spot':
      '{item}, house {house}: {state, select, set {set} out {ruled out} gone {not possible beside what is set} other {open}}',
  },
  {
    'zebra.hand.help': '点一个值将它划去，再点设定，第三次恢复。设定的值会从同一行和同一座房子中排除。',
    'zebra.clue': '{clueZh}',
    'zebra.hand.count': '{all} 个值中已确定 {known} 个。',
    'zebra.hand.solved': '已解出：所有约束都满足。',
    'zebra.hand.broken': '约束 {number} 已无法满足：{clueZh}。',
    'zebra.hand.more': '另有 {count} 条约束无法满足。',
    'zebra.hand.no-house': '“{itemZh}”没有房子可住了。',
    'zebra.hand.no-value': '第 {house} 座房子没有{attributeZh}可选了。',
    'zebra.hand.elsewhere': '“{itemZh}”已设在第 {house} 座房子，点那里可以取消。',
    'zebra.hand.guess': '这里逐条约束推不下去了。在解中，“{itemZh}”在第 {house} 座房子。',
    'zebra.hand.spot':
      '{itemZh}，第 {house} 座房子：{state, select, set {已设定} out {已划去} gone {与已设定的值冲突} other {未定}}',
  },
)
