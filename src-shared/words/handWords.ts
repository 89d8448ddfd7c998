import { defineWords } from '../lib/message'

/** What is said of the gallery of solutions, of playing by hand, and of counting in the window. */
export const handWords = defineWords(
  {
    'gallery.name': 'Solutions',
    'gallery.count': '{count, plural, one {# solution} other {# solutions}}',
    'gallery.count.fundamental':
      '{count, plural, one {# solution} other {# solutions}}, {fundamental, number} fundamental',
    'gallery.first': 'The first {kept, number} are shown.',
    'gallery.only': 'Fundamental only',
    'gallery.solution': 'Solution {number, number}',
    'gallery.scope': 'Solutions',
    'gallery.scope.one': 'This one',
    'gallery.scope.all': 'All {count, number}',
    'gallery.export.large': 'All solutions together are too large for one file here; the command line writes any number.',
  },
  {
    'gallery.name': '解',
    'gallery.count': '共 {count, number} 个解',
    'gallery.count.fundamental': '共 {count, number} 个解，其中 {fundamental, number} 个基本解',
    'gallery.first': '只显示前 {kept, number} 个。',
    'gallery.only': '只看基本解',
    'gallery.solution': '第 {number, number} 个解',
    'gallery.scope': '解',
    'gallery.scope.one': '这一个',
    'gallery.scope.all': '全部 {count, number} 个',
    'gallery.export.large': '全部解合在一起太大，这里无法写成一个文件；请用命令行，数量不限。',
  },
)
