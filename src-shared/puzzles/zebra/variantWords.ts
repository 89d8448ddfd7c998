/** What is said of orders, of loops and of clues, in the form and in the table of all. */
import { defineWords } from '../../lib/message'

export const variantWords = defineWords(
  {
    'zebra.variants.complete': 'Orders',
    'zebra.variants.complete.about':
      'Every order of the loops, outer to inner. Each loop goes through all permutations, every time it is entered.',
    'zebra.variants.as-printed': 'Orders, as in the article',
    'zebra.variants.as-printed.about':
      'As the article’s program counts: a loop takes 120 permutations the first time it is entered and 119 every later time, so its numbers are lower than those of the full enumeration.',
    'zebra.item': '{name}',
    'zebra.item.clue': '{number}. {clue}',
    'zebra.item.both': '{number}: what follows from both',
    'zebra.item.rooms': 'Rooms: the free ones in every order',
    'zebra.variants.order': '{order}',
    'zebra.variants.printed': 'The article prints {first, number} and {total, number}.',
    'zebra.variants.misprint':
      'The article prints {first, number} and {total, number}: the total is a misprint for 14,761.',
  },
  {
    'zebra.variants.complete': '各种排列',
    'zebra.variants.complete.about': '属性的各种排列（外 → 内）。每层循环每次都取全部排列。',
    'zebra.variants.as-printed': '各种排列（文章的枚举）',
    'zebra.variants.as-printed.about':
      '与文章的程序相同：每层循环第一次取 120 个排列，以后每次只取 119 个，所以次数比完整的枚举少。',
    'zebra.item': '{nameZh}',
    'zebra.item.clue': '{number}. {clueZh}',
    'zebra.item.both': '{number}：由两条共同推出',
    'zebra.item.rooms': '扩展房间号：空余的房间号作全排列',
    'zebra.variants.order': '{orderZh}',
    'zebra.variants.printed': '文章印作 {first, number} 和 {total, number}。',
    'zebra.variants.misprint': '文章印作 {first, number} 和 {total, number}，总数是 14,761 的误印。',
  },
)
