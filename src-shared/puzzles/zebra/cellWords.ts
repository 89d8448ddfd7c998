/** What is said of each place of the pictures, where they are heard. */
import { defineWords } from '../../lib/message'

export const cellWords = defineWords(
  {
    'zebra.cell':
      'House {at}, {attribute}: {state, select, known {{items}} left {{count, plural, =0 {nothing is left} other {# left: {items}}}} other {not set}}',
    'zebra.cell.plan': 'Object {at}, {attribute}: {state, select, known {{items}} other {unknown}}',
  },
  {
    'zebra.cell':
      '第 {at} 座房子，{attributeZh}：{state, select, known {{itemsZh}} left {{count, plural, =0 {已无候选} other {还有 # 个候选：{itemsZh}}}} other {未定}}',
    'zebra.cell.plan': '对象 {at}，{attributeZh}：{state, select, known {{itemsZh}} other {未定}}',
  },
)
