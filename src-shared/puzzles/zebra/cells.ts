/** The picture in words: what is known of each house and attribute, or of each object of a plan. */
import { assertNever } from '../../lib/assertNever'
import type { Message } from '../../lib/message'
import type { ZebraPuzzle } from './data'
import { itemShownAt, type LoopMoment } from './exhaustive/scene'
import { type Plan, valueAt } from './inference/plan'
import { inBoth, itemName, listed } from './names'
import type { Grid } from './propagation/deductions'
import { gridOf } from './propagation/model'
import type { ZebraMoment } from './scene'
import { pictureWords } from './scene/pictureWords'

type Cells = readonly (readonly Message[])[]

/** See `Puzzle.cells`. */
export function cells(moment: ZebraMoment): Cells {
  const { position } = moment
  switch (position.way) {
    case 'exhaustive':
      return cellsOfLoops({ ...moment, position })
    case 'inference':
      return cellsOfPlan(position.puzzle, position.plan)
    case 'propagation':
      return cellsOfGrid(position.puzzle, gridOf(position))
    default:
      return assertNever(position)
  }
}

/** The loops from the outer to the inner. */
function cellsOfLoops(moment: LoopMoment): Cells {
  const { levels, loops } = moment.position
  const { puzzle, order } = loops
  return byHouses(levels, puzzle, (row, house) => {
    const item = itemShownAt(moment, row, house)
    return cell('cell', puzzle, order[row] as number, house + 1, item < 0 ? undefined : [item])
  })
}

function cellsOfGrid(puzzle: ZebraPuzzle, grid: Grid): Cells {
  const { houses, attributes } = puzzle
  return byHouses(attributes.length, puzzle, (attribute, house) => {
    const items = Array.from({ length: houses }, (_, value) => attribute * houses + value)
    const left = items.filter((item) => ((grid[item] as number) & (1 << house)) !== 0)
    return cell('cell', puzzle, attribute, house + 1, left)
  })
}

const cellsOfPlan = (puzzle: ZebraPuzzle, plan: Plan): Cells =>
  Array.from({ length: plan.objects }, (_, object) =>
    Array.from({ length: plan.attributes }, (_, attribute) => {
      const value = valueAt(plan, object, attribute)
      const items = value < 0 ? undefined : [attribute * plan.objects + value]
      return cell('cell.plan', puzzle, attribute, object + 1, items)
    }),
  )

const byHouses = (
  rows: number,
  { houses }: ZebraPuzzle,
  text: (row: number, house: number) => Message,
): Cells =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: houses }, (_, house) => text(row, house)))

/** `items`: all that it can still be; undefined where nothing is said of it yet. */
function cell(
  key: 'cell' | 'cell.plan',
  puzzle: ZebraPuzzle,
  attribute: number,
  at: number,
  items: readonly number[] | undefined,
): Message {
  const state = items === undefined ? 'open' : items.length === 1 ? 'known' : 'left'
  return {
    key: `zebra.${key}`,
    values: {
      at,
      state,
      count: items?.length ?? 0,
      ...inBoth('attribute', (lang) => puzzle.attributes[attribute]?.name[lang] ?? pictureWords[lang].room),
      ...inBoth('items', (lang) =>
        listed(
          (items ?? []).map((item) => itemName(puzzle, item, lang)),
          lang,
        ),
      ),
    },
  }
}
