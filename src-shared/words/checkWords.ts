import { defineWords } from '../lib/message'

/** What can be wrong with a path that someone else wrote, whatever its puzzle. */
export const checkWords = defineWords(
  {
    'check.large': 'The file is too large; allowed: at most {max, number} MB.',
    'check.json': 'The file begins like JSON but is not valid JSON.',
    'check.puzzle': 'The file is of another puzzle, “{text}”; allowed: {allowed}.',
    'check.path': 'The JSON has no list “path”.',
    'check.run': 'The “run” of the JSON is not a run text: {text}.',
    'check.params': 'The “params” of the JSON are not an object.',
    'check.param': '“{text}” in the “params” of the JSON is not a value of any kind we know.',
    'check.item': 'Item number {at, number} of “path” is neither a number nor a text: {text}.',
    'check.differs': 'The path is of another run: its {field} is {found}, but should be {claimed}.',
    'given.empty': 'There is no letter and no number in it.',
    'given.picture': 'The picture carries no run: only those that Retrace writes as PNG, SVG or PDF do.',
    'given.binary': 'Is neither text nor a picture that carries a run.',
    'given.none': 'No puzzle reads this as a path.',
    'check.after':
      'The path is a solution after {count, plural, one {# move} other {# moves}} but goes on: {extra, number} too many.',
  },
  {
    'check.large': '文件太大；最多 {max, number} MB。',
    'check.json': '文件以 JSON 开头，但不是有效的 JSON。',
    'check.puzzle': '文件属于另一个谜题“{text}”；应为：{allowed}。',
    'check.path': 'JSON 中没有名为“path”的列表。',
    'check.run': 'JSON 中的“run”不是运行标识：{text}。',
    'check.params': 'JSON 中的“params”不是对象。',
    'check.param': 'JSON 的“params”中“{text}”的值无法识别。',
    'check.item': '“path”的第 {at, number} 项既不是数字也不是文字：{text}。',
    'check.differs': '路线属于另一次运行：它的 {field} 是 {found}，应为 {claimed}。',
    'given.empty': '其中没有字母，也没有数字。',
    'given.picture': '图片中没有运行标识：只有 Retrace 写出的 PNG、SVG 和 PDF 才带有。',
    'given.binary': '既不是文本，也不是带有运行标识的图片。',
    'given.none': '没有谜题能把它读成一条路线。',
    'check.after': '走完 {count, number} 步已得到解，路线却仍在继续：多出 {extra, number} 步。',
  },
)
