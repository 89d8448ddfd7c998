import { defineWords } from '../lib/message'

/** What a form or a run text can refuse. */
export const formWords = defineWords(
  {
    'form.integer.empty': 'Type a whole number from {min, number} to {max, number}.',
    'form.integer.shape':
      '“{text}” is not a whole number; allowed: {min, number} to {max, number}, in plain digits.',
    'form.integer.range': '{text} is out of range; allowed: {min, number} to {max, number}.',
    'form.size.empty': 'Type rows × columns, each from {min, number} to {max, number}, like 8x8.',
    'form.size.shape':
      '“{text}” is not a size; allowed: rows × columns like 8x8, each a whole number from {min, number} to {max, number}.',
    'form.size.range':
      '{text} is out of range; allowed: rows and columns from {min, number} to {max, number}.',
    'form.list.gap': 'A number is missing beside a comma; write the list like {example}.',
    'form.list.shape':
      '“{text}” is not a whole number of the list; write the numbers with commas between them, like {example}.',
    'form.list.count':
      '{count, plural, =0 {There are no numbers} one {There is # number} other {There are # numbers}}; allowed: {lengths, select, one {exactly {most}} other {{least} to {most}}}.',
    'form.list.range':
      '{text} at place {place} is out of range; allowed: {min, number} to {max, number}{any, select, yes {, or * for any} other {}}.',
    'form.list.allowed':
      '{lengths, select, one {{most, plural, one {# number} other {# numbers}}} other {{least} to {most} numbers}}, {limits, select, same {each from {min, number} to {max, number}} other {each from {min, number}, to at most {maxima}}}{any, select, yes {; * for any} other {}}.',
    'form.flag': '“{text}” is neither true nor false.',
    'form.choice': '“{text}” is not one of: {allowed}.',
    'run.puzzle': 'There is no puzzle “{text}”; allowed: {allowed}.',
    'run.strategy': 'There is no strategy “{text}” here; allowed: {allowed}.',
    'run.param': 'There is no parameter “{text}” here; allowed: {allowed}.',
    'run.twice': '“{text}” is given twice.',
    'run.encoding': '“{text}” is not properly encoded.',
  },
  {
    'form.integer.empty': '请输入 {min, number} 到 {max, number} 之间的整数。',
    'form.integer.shape': '“{text}”不是整数；请用半角数字输入 {min, number} 到 {max, number}。',
    'form.integer.range': '{text} 超出范围；允许 {min, number} 到 {max, number}。',
    'form.size.empty': '请输入 行×列，例如 8x8，各为 {min, number} 到 {max, number}。',
    'form.size.shape':
      '“{text}”不是棋盘大小；请写成 行×列，例如 8x8，各为 {min, number} 到 {max, number} 的整数。',
    'form.size.range': '{text} 超出范围；行数和列数允许 {min, number} 到 {max, number}。',
    'form.list.gap': '逗号旁缺少一个数；请写成 {example} 的样子。',
    'form.list.shape': '“{text}”不是整数；各数之间用逗号分开，例如 {example}。',
    'form.list.count':
      '{count, plural, =0 {没有数} other {共有 # 个数}}；允许{lengths, select, one {恰好 {most} 个} other { {least} 到 {most} 个}}。',
    'form.list.range':
      '第 {place} 个数 {text} 超出范围；允许 {min, number} 到 {max, number}{any, select, yes {，或用 * 表示任意} other {}}。',
    'form.list.allowed':
      '{lengths, select, one {{most} 个数} other {{least} 到 {most} 个数}}，{limits, select, same {各为 {min, number} 到 {max, number}} other {从 {min, number} 起，依次不超过 {maxima}}}{any, select, yes {；* 表示任意} other {}}。',
    'form.flag': '“{text}”应为 true 或 false。',
    'form.choice': '“{text}”不在可选项中：{allowed}。',
    'run.puzzle': '没有名为“{text}”的谜题；可选：{allowed}。',
    'run.strategy': '这里没有策略“{text}”；可选：{allowed}。',
    'run.param': '这里没有参数“{text}”；可选：{allowed}。',
    'run.twice': '“{text}”重复给出。',
    'run.encoding': '“{text}”的编码有误。',
  },
)
