/**
 * What clues and questions are made of. `{a}`, `{b}`, `{c}` are persons (“the German”); `{does}`, `{not}`, `{either}`
 * what is said of one; `{name}` is an attribute, `{}` a value of it. The last three are for attributes without phrases.
 */
import { defineWords } from '../../../lib/message'

export const sentences = defineWords(
  {
    'clue.same': '{a} {does}.',
    'clue.not-same': '{a} {not}.',
    'clue.next-to': '{a} lives next to {b}.',
    'clue.just-left': '{a} lives immediately to the left of {b}.',
    'clue.left': '{a} lives somewhere to the left of {b}.',
    'clue.at': '{a} lives in house {house}.',
    'clue.not-at': '{a} does not live in house {house}.',
    'clue.between': '{b} lives somewhere between {a} and {c}.',
    'clue.one-of': '{a} {either}.',
    question: 'Who {does}?',
    or: '{b} or {c}',
    who: 'the one whose {name} is {}',
    does: 'is the one whose {name} is {}',
    not: 'is not the one whose {name} is {}',
  },
  {
    'clue.same': '{a}{does}。',
    'clue.not-same': '{a}{not}。',
    'clue.next-to': '{a}住在{b}隔壁。',
    'clue.just-left': '{a}住在{b}左边隔壁。',
    'clue.left': '{a}住在{b}左边，不一定相邻。',
    'clue.at': '{a}住在第 {house} 座房子。',
    'clue.not-at': '{a}不住在第 {house} 座房子。',
    'clue.between': '{b}住在{a}和{c}之间，不一定相邻。',
    'clue.one-of': '{a}{either}。',
    question: '谁{does}？',
    or: '{b}或{c}',
    who: '{name}为{}的人',
    does: '的{name}是{}',
    not: '的{name}不是{}',
  },
)
