/** The plan in work as the article prints plans: an object in each row, 未定 where nothing is known. */
import { assertNever } from '../../../lib/assertNever'
import type { Ink } from '../../../picture/ink'
import { statusOutlines } from '../../../picture/outlines'
import type { Mark } from '../../../picture/picture'
import { itemName } from '../names'
import { permutationsOf } from '../permutations'
import { sign } from '../scene/clueList'
import type { Frame } from '../scene/layout'
import { fittingSize, letters } from '../scene/lettering'
import { pictureWords } from '../scene/pictureWords'
import { stageAt } from './model'
import { choiceOf, keep, stageOf } from './moves'
import type { PlanMoment } from './place'
import { valueAt } from './plan'

export const tableRow = 34
export const tableHead = 26
/** Right of the table, for what became of each object. */
export const verdictWidth = 34

interface Table {
  readonly frame: Frame
  readonly top: number
  readonly column: number
}

/** A value that the alternative just tried puts on an object; `item` counts rooms too. */
interface Ghost {
  readonly object: number
  readonly item: number
}

export function planTable(moment: PlanMoment, table: Table): Mark[] {
  const { plan } = moment.position
  const ghosts = ghostsOf(moment)
  const ink = moment.step?.kind === 'refuse' ? 'refused' : 'branch'
  return [
    ...heads(table),
    ...Array.from({ length: plan.objects }, (_, object) =>
      objectRow(moment, table, object, ghosts, ink),
    ).flat(),
    ...verdicts(moment, table),
  ]
}

function heads({ frame, top, column }: Table): Mark[] {
  const { puzzle, lang, left } = frame
  const names = [...puzzle.attributes.map(({ name }) => name[lang]), pictureWords[lang].room]
  return names.map((name, i) => {
    const x = left + (i + 0.5) * column
    const size = fittingSize(name, column - 8, 12)
    return letters(`head-${i}`, name, x, top + tableHead / 2, size, 'text-muted', { anchor: 'middle' })
  })
}

function objectRow(
  { position }: PlanMoment,
  { frame, top, column }: Table,
  object: number,
  ghosts: readonly Ghost[],
  ink: Ink,
): Mark[] {
  const { plan } = position
  const { puzzle, lang, left } = frame
  const y = top + tableHead + object * tableRow
  return Array.from({ length: plan.attributes }, (_, attribute): Mark[] => {
    const key = `${object}-${attribute}`
    const ghost = ghosts.find(
      (each) => each.object === object && Math.floor(each.item / plan.objects) === attribute,
    )
    const value = valueAt(plan, object, attribute)
    const shown = value >= 0 ? attribute * plan.objects + value : ghost?.item
    const box = { x: left + attribute * column + 2, y: y + 2, w: column - 4, h: tableRow - 4, radius: 6 }
    const edge = ghost ? ({ stroke: ink, width: 2.5 } as const) : ({ stroke: 'frame' } as const)
    const text = shown === undefined ? pictureWords[lang].open : itemName(puzzle, shown, lang)
    const isKnown = value >= 0
    const size = fittingSize(text, column - 14, isKnown || ghost ? 14 : 11)
    const fill = isKnown ? 'text' : ghost ? ink : 'text-muted'
    const middle = { x: box.x + box.w / 2, y: y + tableRow / 2 }
    return [
      { kind: 'rect', key: `plan-${key}`, ...box, fill: isKnown ? 'visited-light' : 'square-light', ...edge },
      { kind: 'text', key: `known-${key}`, text, ...middle, size, fill, bold: isKnown && attribute === 0 },
    ]
  }).flat()
}

/** What the last step tried, on its objects. A plan just taken shows nothing of the kind. */
function ghostsOf({ position, step }: PlanMoment): Ghost[] {
  if (step?.kind !== 'find' && step?.kind !== 'refuse') return []
  const stage = stageAt(position)
  const choice = choiceOf(step.move)
  const { plan } = position
  if (!stage || stageOf(step.move) !== position.stage) return []
  switch (stage.kind) {
    case 'place':
      return [stage.a, stage.b].map((item) => ({ object: choice, item }))
    case 'expand':
      return [{ object: choice === keep ? (plan.objectOf[stage.item] as number) : choice, item: stage.item }]
    case 'filter': {
      const items = 'b' in stage.clue ? [stage.clue.a, stage.clue.b] : [stage.clue.a]
      const all = 'c' in stage.clue ? [...items, stage.clue.c] : items
      return all.map((item) => ({ object: plan.objectOf[item] as number, item }))
    }
    case 'rooms':
      return roomGhosts(plan, choice)
    default:
      return assertNever(stage)
  }
}

/** The rooms of one order, on the objects that have none. */
function roomGhosts(plan: PlanMoment['position']['plan'], order: number): Ghost[] {
  const all = Array.from({ length: plan.objects }, (_, i) => i)
  const rooms = plan.attributes - 1
  const items = all.map((i) => rooms * plan.objects + i).filter((item) => plan.objectOf[item] === -1)
  const open = all.filter((object) => valueAt(plan, object, rooms) === -1)
  const { values, n } = permutationsOf(open.length)
  return open.map((object, i) => ({ object, item: items[values[order * n + i] as number] as number }))
}

/** Beside each object whether the clue went there: found, refused, or next. Of the plan as a whole there is one sign. */
function verdicts(moment: PlanMoment, { frame, top, column }: Table): Mark[] {
  const { candidates, tried, position } = moment
  const { plan } = position
  const x = frame.left + plan.attributes * column + verdictWidth / 2 + 2
  return candidates.slice(0, tried + 1).flatMap((move, i, shown): Mark[] => {
    const object = objectOf(position, choiceOf(move))
    // Of many orders of rooms the last one says enough.
    if (object === undefined && i < shown.length - 1) return []
    const y = top + tableHead + ((object ?? (plan.objects - 1) / 2) + 0.5) * tableRow
    const key = `verdict-${object ?? 'plan'}`
    if (i === tried) return [{ kind: 'disc', key, x, y, r: 6, fill: 'paper', stroke: 'accent', width: 2.5 }]
    const status = position.refuse(move) === 0 ? 'branch' : 'refused'
    return [sign(key, statusOutlines[status], x, y, 14, status)]
  })
}

/** The object that a choice is about; undefined where it is about the whole plan. */
function objectOf(position: PlanMoment['position'], choice: number): number | undefined {
  const stage = stageAt(position)
  if (choice === keep) return stage?.kind === 'expand' ? position.plan.objectOf[stage.item] : undefined
  return stage?.kind === 'rooms' ? undefined : choice
}
