import { defineWords } from '../../lib/message'

/** What is said while tiles are slid by hand. */
export const handWords = defineWords(
  {
    'sliding-tiles.hand.help':
      'Click a tile in line with the blank, or press an arrow: the tile beside the blank slides that way.',
    'sliding-tiles.hand.state':
      '{moves, plural, =0 {No move yet} one {# move} other {# moves}}; {misplaced, plural, one {# tile is} other {# tiles are}} out of place.',
    'sliding-tiles.hand.solved':
      'All tiles are in place{moves, plural, =0 {} one {, after # move} other {, after # moves}}: solved.',
    'sliding-tiles.hand.far': 'Tile {tile} is not in line with the blank.',
    'sliding-tiles.hand.long':
      'Looking for a shortest way on a board of {rows}×{columns} may take hours; nearer the goal it is quick.',
    'sliding-tiles.hand.tile':
      'Row {row, number}, column {column, number}: tile {tile}{isHome, select, yes {, in place} other {}}',
    'sliding-tiles.hand.blank': 'Row {row, number}, column {column, number}: the blank',
  },
  {
    'sliding-tiles.hand.help': '单击与空格同行或同列的数字，或按方向键：空格旁的数字朝那边滑动。',
    'sliding-tiles.hand.state':
      '{moves, plural, =0 {还没有走} other {已走 # 步}}；有 {misplaced, number} 个数字不在位。',
    'sliding-tiles.hand.solved': '{moves, plural, =0 {} other {走了 # 步，}}数字全部在位：已达到目标状态。',
    'sliding-tiles.hand.far': '{tile} 与空格不在同一行或同一列。',
    'sliding-tiles.hand.long': '在 {rows}×{columns} 上求最短的走法可能要几个小时；离目标近时很快。',
    'sliding-tiles.hand.tile':
      '第 {row, number} 行第 {column, number} 列：{tile}{isHome, select, yes {，已在位} other {}}',
    'sliding-tiles.hand.blank': '第 {row, number} 行第 {column, number} 列：空格',
  },
)
