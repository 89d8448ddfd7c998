/** Short names of moves, as in a stack. */
import type { Lang } from '../../lib/message'
import type { Move } from '../../step'
import { levelOf, orderOf } from './exhaustive/moves'
import { choiceOf, keep, stageOf } from './inference/moves'
import { stageLabel } from './inference/stageText'
import { orderIn, puzzleIn, stagesIn } from './instance'
import { itemName } from './names'
import { wayOf, type ZebraParams } from './params'
import { permutationsOf } from './permutations'
import { deductionOf } from './propagation/moves'

/** Of a loop the values from house to house, of a plan its stage and object, of a grid the deduction. */
export function moveText(params: ZebraParams, move: Move, lang: Lang): string {
  switch (wayOf(move)) {
    case 'exhaustive':
      return loopText(params, move, lang)
    case 'inference':
      return planText(params, move, lang)
    case 'propagation':
      return gridText(params, move, lang)
  }
}

function loopText(params: ZebraParams, move: Move, lang: Lang): string {
  const puzzle = puzzleIn(params)
  const { values, n } = permutationsOf(puzzle.houses)
  const from = (orderIn(params)[levelOf(move)] as number) * n
  const order = orderOf(move)
  return Array.from(values.subarray(order * n, (order + 1) * n), (value) =>
    itemName(puzzle, from + value, lang),
  ).join(' ')
}

function planText(params: ZebraParams, move: Move, lang: Lang): string {
  const puzzle = puzzleIn(params)
  const stage = stagesIn(params).stages[stageOf(move)]
  const choice = choiceOf(move)
  const name =
    stage?.kind === 'expand' ? itemName(puzzle, stage.item, lang) : stage ? stageLabel(stage, lang) : '…'
  if (choice === keep) return name
  if (stage?.kind === 'rooms') return `${name} ${choice + 1}`
  return `${name} → ${choice + 1}`
}

function gridText(params: ZebraParams, move: Move, lang: Lang): string {
  const puzzle = puzzleIn(params)
  const deduction = deductionOf(move)
  if (deduction.kind === 'clue') return `#${deduction.clue + 1}`
  const name = itemName(puzzle, deduction.item, lang)
  if (deduction.kind === 'alone') return `${name} !`
  return `${name} ${deduction.kind === 'guess' ? '?' : '='} ${deduction.house + 1}`
}
