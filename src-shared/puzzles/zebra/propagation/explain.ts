/** One sentence for each deduction, guess and contradiction. */
import type { Message } from '../../../lib/message'
import { itemsOf } from '../data'
import { ownerIn } from '../instance'
import { clueValues, inBoth, itemName, itemValues, listed } from '../names'
import { answerText } from '../text/clueText'
import { type Deduction, type Grid, houseOf, housesIn } from './deductions'
import { contradiction, gridBefore, gridOf, type PropagationPosition } from './model'
import { deductionOf } from './moves'
import type { GridMoment } from './scene'

type Values = NonNullable<Message['values']>

const say = (key: string, values: Values = {}): Message => ({ key: `zebra.grid.${key}`, values })

export function explainGrid(moment: GridMoment): readonly Message[] {
  return [...happened(moment), ...next(moment)]
}

function happened({ step, position, counts }: GridMoment): readonly Message[] {
  const { houses, attributes } = position.puzzle
  switch (step?.kind) {
    case undefined:
      return [say('start', { items: houses * attributes.length, houses })]
    case 'visit':
      return [made(position, deductionOf(step.move)), ...failed(position)]
    case 'backtrack':
      return [undone(position, deductionOf(step.move))]
    case 'solve':
      return [say('solved', { solution: counts.solutions }), ...owner(position)]
    default:
      return []
  }
}

function made(position: PropagationPosition, deduction: Deduction): Message {
  const { puzzle } = position
  const grid = gridOf(position)
  switch (deduction.kind) {
    case 'alone': {
      const house = houseOf(grid[deduction.item] as number) + 1
      return say('alone', {
        house,
        ...rowValues(position, deduction.item),
        ...itemValues('item', puzzle, deduction.item),
      })
    }
    case 'clue':
      return say('clue', {
        ...clueValues(puzzle, deduction.clue + 1),
        ...changeValues(position, deduction.clue),
      })
    case 'only':
      return say('only', {
        house: deduction.house + 1,
        ...rowValues(position, deduction.item),
        ...itemValues('item', puzzle, deduction.item),
      })
    case 'guess': {
      const count = housesIn(gridBefore(position)[deduction.item] as number).length
      return say('guess', {
        house: deduction.house + 1,
        count,
        ...itemValues('item', puzzle, deduction.item),
      })
    }
  }
}

function rowValues({ puzzle }: PropagationPosition, item: number): Values {
  const attribute = puzzle.attributes[Math.floor(item / puzzle.houses)]
  return inBoth('attribute', (lang) => attribute?.name[lang] ?? '')
}

const houseList = (grid: Grid, item: number): string =>
  housesIn(grid[item] as number)
    .map((house) => house + 1)
    .join(', ') || '–'

/** What a clue left to its values: “blue: 2; green: 3, 4”. */
function changeValues(position: PropagationPosition, clue: number): Values {
  const { puzzle } = position
  const [before, now] = [gridBefore(position), gridOf(position)]
  const stated = puzzle.clues[clue]
  const changed = stated ? itemsOf(stated).filter((item) => before[item] !== now[item]) : []
  return inBoth('left', (lang) => {
    const parts = changed.map((item) => `${itemName(puzzle, item, lang)} ${houseList(now, item)}`)
    return parts.join(lang === 'zh' ? '；' : '; ')
  })
}

function failed(position: PropagationPosition): readonly Message[] {
  const { puzzle } = position
  const found = contradiction(puzzle, gridOf(position))
  if (!found) return []
  if ('item' in found) return [say('no-house', itemValues('item', puzzle, found.item))]
  const attribute = inBoth('attribute', (lang) => puzzle.attributes[found.attribute]?.name[lang] ?? '')
  return [say('no-value', { house: found.house + 1, ...attribute })]
}

function undone({ puzzle }: PropagationPosition, deduction: Deduction): Message {
  if (deduction.kind === 'guess')
    return say('guess-undone', { house: deduction.house + 1, ...itemValues('item', puzzle, deduction.item) })
  return say('undone')
}

function owner(position: PropagationPosition): readonly Message[] {
  const { puzzle } = position
  const who = ownerIn(puzzle, Array.from(gridOf(position), houseOf))
  return who === undefined
    ? []
    : [{ key: 'zebra.answer', values: inBoth('answer', (lang) => answerText(puzzle, who, lang) ?? '') }]
}

function next({ position, candidates, tried, exhausted, counts, step }: GridMoment): readonly Message[] {
  const { puzzle } = position
  if (exhausted) return [say('exhausted', { count: counts.solutions })]
  switch (position.status()) {
    case 'failed':
      return [say('go-back')]
    case 'solved':
      return step?.kind === 'solve' ? [say('go-on')] : [say('full')]
    default:
  }
  const move = candidates[tried]
  if (move === undefined) return [say('go-back')]
  const deduction = deductionOf(move)
  switch (deduction.kind) {
    case 'clue':
      return [say('next-clue', { number: deduction.clue + 1 })]
    case 'guess': {
      const houses = inBoth('houses', (lang) =>
        listed(
          candidates.map((each) => String((deductionOf(each) as { house: number }).house + 1)),
          lang,
        ),
      )
      return [
        say('next-guess', {
          ...itemValues('item', puzzle, deduction.item),
          ...houses,
          house: deduction.house + 1,
        }),
      ]
    }
    default:
      return [say('next-house', itemValues('item', puzzle, deduction.item))]
  }
}
