/** What can be wrong with the text of a puzzle. */
import { defineWords } from '../../../lib/message'

export const textWords = defineWords(
  {
    'zebra.text.long': 'The text is too long. At most {most, number} characters are read.',
    'zebra.text.no-houses':
      'Line {line}: the number of houses comes first, on a line of its own such as “houses 5”.',
    'zebra.text.houses-twice': 'Line {line}: the number of houses has been given already.',
    'zebra.text.houses': 'Line {line}: the number of houses is a whole number from {least} to {most}.',
    'zebra.text.no-attributes':
      'There are no attributes. Each is a line such as “colour: red, green, white”, with one value for each house.',
    'zebra.text.attributes': 'Line {line}: at most {most} attributes are allowed.',
    'zebra.text.name':
      'Line {line}: “{text}” is not a name. A name is a word of letters, digits and hyphens (at most 40), and may be followed by an English and a Chinese name, as in “red red / 红色” (at most 60 characters each).',
    'zebra.text.twice': 'Line {line}: “{text}” is there twice. Every name is used once.',
    'zebra.text.values':
      'Line {line}: “{text}” has {count, plural, one {# value} other {# values}}. With {houses} houses it needs {houses}, with commas between them.',
    'zebra.text.phrase-first': 'Line {line}: phrases come below the attribute they belong to.',
    'zebra.text.phrase':
      "Line {line}: “{text}” is not a phrase. It has '{}' once, where the name of a value goes, as in “drinks '{}' / 喝'{}'”.",
    'zebra.text.either':
      "Line {line}: “{text}” is not a phrase for two values. It has '{}' twice, as in “drinks '{}' or '{}' / 喝'{}'或'{}'”.",
    'zebra.text.lacking': 'Line {line}: “{text}” has some phrases but not all of who, does and not.',
    'zebra.text.clues': 'Line {line}: at most {most, number} clues are allowed.',
    'zebra.text.relation':
      'Line {line}: “{text}” is not a clue. After the first value comes one of {allowed}.',
    'zebra.text.unknown-value':
      'Line {line}: “{text}” is not a value of any attribute. Values are given before the clues.',
    'zebra.text.ambiguous':
      'Line {line}: several values are called “{text}”. Use the first word of their names.',
    'zebra.text.house': 'Line {line}: “{text}” is not a house. Houses are numbered from 1 to {houses}.',
    'zebra.text.shape.same': 'Line {line}: after = comes one value, or two as in “a = b or c”.',
    'zebra.text.shape.not-same': 'Line {line}: after != comes one value.',
    'zebra.text.shape.next-to': 'Line {line}: after next-to comes one value.',
    'zebra.text.shape.just-left': 'Line {line}: after just-left comes one value.',
    'zebra.text.shape.left': 'Line {line}: after left comes one value.',
    'zebra.text.shape.between': 'Line {line}: after between come two values, as in “b between a c”.',
    'zebra.text.one-attribute':
      'Line {line}: two values of the same attribute are never in one house. Use values of two attributes.',
    'zebra.text.two-of-one': 'Line {line}: the two after = must be different values of one attribute.',
    'zebra.text.itself': 'Line {line}: the same value is there twice. Use different ones.',
    'zebra.text.question': 'Line {line}: a question is written as in “? fish by nation”.',
    'zebra.text.unknown-attribute': 'Line {line}: “{text}” is not an attribute.',
  },
  {
    'zebra.text.long': '文本太长，最多读取 {most, number} 个字符。',
    'zebra.text.no-houses': '第 {line} 行：请先单独用一行写出房子的数目，例如“房子 5”。',
    'zebra.text.houses-twice': '第 {line} 行：房子的数目已经给出。',
    'zebra.text.houses': '第 {line} 行：房子的数目是 {least} 到 {most} 的整数。',
    'zebra.text.no-attributes': '没有属性。每个属性占一行，例如“颜色: 红, 绿, 白”，每座房子对应一个值。',
    'zebra.text.attributes': '第 {line} 行：最多允许 {most} 个属性。',
    'zebra.text.name':
      '第 {line} 行：“{text}”不是合法的名称。名称是由字母（汉字）、数字和连字符组成的一个词（最多 40 个字），后面可以写英文名和中文名，例如“red red / 红色”（各不超过 60 个字）。',
    'zebra.text.twice': '第 {line} 行：“{text}”出现了两次，每个名称只能用一次。',
    'zebra.text.values':
      '第 {line} 行：“{text}”有 {count} 个值。{houses} 座房子需要 {houses} 个，用逗号隔开。',
    'zebra.text.phrase-first': '第 {line} 行：说法要写在它所属的属性下面。',
    'zebra.text.phrase':
      "第 {line} 行：“{text}”不是合法的说法。其中要有一个 '{}'，表示值的名称，例如“drinks '{}' / 喝'{}'”。",
    'zebra.text.either':
      "第 {line} 行：“{text}”不是两个值的说法。其中要有两个 '{}'，例如“drinks '{}' or '{}' / 喝'{}'或'{}'”。",
    'zebra.text.lacking': '第 {line} 行：“{text}”的说法不全，称呼、肯定和否定三种都要有。',
    'zebra.text.clues': '第 {line} 行：最多允许 {most, number} 条约束。',
    'zebra.text.relation': '第 {line} 行：“{text}”不是约束。第一个值后面应是 {allowed} 之一。',
    'zebra.text.unknown-value': '第 {line} 行：“{text}”不是任何属性的值。值要在约束之前给出。',
    'zebra.text.ambiguous': '第 {line} 行：有几个值都叫“{text}”，请用名称的第一个词。',
    'zebra.text.house': '第 {line} 行：“{text}”不是房子的编号。房子的编号是 1 到 {houses}。',
    'zebra.text.shape.same': '第 {line} 行：= 后面是一个值，或者像“a = b 或 c”那样有两个值。',
    'zebra.text.shape.not-same': '第 {line} 行：!= 后面是一个值。',
    'zebra.text.shape.next-to': '第 {line} 行：“相邻”后面是一个值。',
    'zebra.text.shape.just-left': '第 {line} 行：“紧邻左”后面是一个值。',
    'zebra.text.shape.left': '第 {line} 行：“左边”后面是一个值。',
    'zebra.text.shape.between': '第 {line} 行：“介于”后面是两个值，例如“b 介于 a c”。',
    'zebra.text.one-attribute': '第 {line} 行：同一属性的两个值不会在同一座房子里，请用两个属性的值。',
    'zebra.text.two-of-one': '第 {line} 行：= 后面的两个值必须是同一属性的不同值。',
    'zebra.text.itself': '第 {line} 行：同一个值出现了两次，请用不同的值。',
    'zebra.text.question': '第 {line} 行：问题的写法如“? 鱼 按 国家”。',
    'zebra.text.unknown-attribute': '第 {line} 行：“{text}”不是属性。',
  },
)
