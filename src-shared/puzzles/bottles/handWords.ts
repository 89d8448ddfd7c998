import { defineWords } from '../../lib/message'

/** What is said while bottles are poured by hand. */
export const handWords = defineWords(
  {
    'bottles.hand.help':
      'Click a bottle, then where to pour it: another bottle, or a drinker; or drag it there. By keys: arrows and Enter.',
    'bottles.hand.state':
      '{moves, plural, =0 {The start is {state}} one {After # move {state}} other {After # moves {state}}}; the goal is {goal}.',
    'bottles.hand.solved':
      'Solved{moves, plural, =0 { from the start} one { in # move} other { in # moves}}: {state}.',
    'bottles.hand.held':
      '{from, select, tap {The tap is open: choose the bottle to fill.} other {Bottle {from} is taken up: choose where to pour it.}}',
    'bottles.hand.stuck': 'No rule applies any more: take a move back.',
    'bottles.hand.why':
      '{why, select, drunk {{from} gives nothing back: take up a bottle first.} ground {Take up a bottle first, then choose the ground.} empty {Bottle {from} is empty: there is nothing to pour.} full {{isDrinker, select, yes {{to} has had enough.} other {Bottle {to} is full.}}} rest {{to} can drink only {room} more and may leave nothing in the bottle, but {level} {level, plural, one {is} other {are}} in {from}.} other {The tap fills bottles only.}}',
    'bottles.hand.bottle':
      'Bottle {name}: {level} of {capacity}{state, select, held {, taken up} target {, can be poured into} other {}}',
    'bottles.hand.drinker':
      'Drinker {name}: has drunk {level} of {capacity}{state, select, target {, can drink this} other {}}',
    'bottles.hand.tap': 'Tap',
    'bottles.hand.ground': 'Ground',
  },
  {
    'bottles.hand.help':
      '先单击一个酒瓶，再单击倒给谁：另一个酒瓶或一个人；也可直接拖过去，或用方向键和回车。',
    'bottles.hand.state':
      '{moves, plural, =0 {初始状态 {state}} other {已走 # 步，状态 {state}}}；目标状态 {goal}。',
    'bottles.hand.solved': '{moves, plural, =0 {一开始就是目标状态} other {用 # 步达到目标状态}} {state}。',
    'bottles.hand.held':
      '{from, select, tap {已打开酒桶：请选择要灌满的酒瓶。} other {已拿起 {from} 瓶：请选择倒给谁。}}',
    'bottles.hand.stuck': '没有可用的规则了：请撤销一步。',
    'bottles.hand.why':
      '{why, select, drunk {{from} 喝下的酒倒不回来：请先选一个酒瓶。} ground {请先选一个酒瓶，再倒在地上。} empty {{from} 瓶是空的，没有酒可倒。} full {{isDrinker, select, yes {{to} 已经喝饱。} other {{to} 瓶已满。}}} rest {{to} 只能再喝 {room} 两，又必须把瓶中的酒喝光；而 {from} 瓶中有 {level} 两。} other {酒桶只能灌酒瓶。}}',
    'bottles.hand.bottle':
      '{name} 瓶：{level}/{capacity} 两{state, select, held {，已拿起} target {，可倒入} other {}}',
    'bottles.hand.drinker': '{name}：已喝 {level}/{capacity} 两{state, select, target {，可喝} other {}}',
    'bottles.hand.tap': '酒桶',
    'bottles.hand.ground': '地上',
  },
)
