/** What has just been made of a plan, and of the set it belongs to. */
import type { Lang, Message } from '../../../lib/message'
import { ownerIn } from '../instance'
import { inBoth, itemName, itemValues, listed } from '../names'
import { permutationsOf } from '../permutations'
import { answerText } from '../text/clueText'
import { type InferencePosition, placesOf, stageAt } from './model'
import { choiceOf, keep } from './moves'
import { type PlanMoment, setPlace } from './place'
import { valueAt } from './plan'
import type { Stage } from './stages'
import { stageTitle } from './stageText'

type Values = NonNullable<Message['values']>

const say = (key: string, values: Values = {}): Message => ({ key: `zebra.plans.${key}`, values })

export function explainPlans(moment: PlanMoment): readonly Message[] {
  return [...happened(moment), ...next(moment)]
}

function happened(moment: PlanMoment): readonly Message[] {
  const { step, position } = moment
  const stage = stageAt(position)
  switch (step?.kind) {
    case undefined:
      return start(position)
    case 'take':
      return taken(moment, stage)
    case 'find':
      return stage ? [found(moment, stage, step.move)] : []
    case 'refuse':
      return stage ? [refused(position, stage, step.move)] : []
    case 'solve':
      return [say('solved', { solution: moment.counts.solutions }), ...owner(position)]
    default:
      return []
  }
}

function start({ puzzle, stages, isVoid }: InferencePosition): readonly Message[] {
  if (isVoid) return [say('void', { clues: stages.startClues.join(', ') })]
  const attribute = inBoth('attribute', (lang) => puzzle.attributes[0]?.name[lang] ?? '')
  const clues = stages.startClues.join(', ')
  return [say(clues === '' ? 'start-bare' : 'start', { objects: puzzle.houses, clues, ...attribute })]
}

const titleValues = ({ puzzle }: InferencePosition, stage: Stage): Values =>
  inBoth('stage', (lang) => stageTitle(puzzle, stage, lang))

function taken(moment: PlanMoment, stage: Stage | undefined): readonly Message[] {
  const { number, count } = setPlace(moment)
  const here = say('taken', { number, count })
  if (!stage) return [here]
  const title = say('stage', titleValues(moment.position, stage))
  return number === 1 ? [say('set', { count }), title, here] : [here, title]
}

/** An object is spoken of by its value of the first attribute. */
function objectValues({ puzzle, plan }: InferencePosition, object: number, name = 'object'): Values {
  return itemValues(name, puzzle, valueAt(plan, object, 0))
}

function found(moment: PlanMoment, stage: Stage, move: number): Message {
  const { position } = moment
  const { puzzle, plan } = position
  const choice = choiceOf(move)
  const number = setPlace(moment).next
  switch (stage.kind) {
    case 'place':
      return say('placed', { number, ...pairValues(position, stage), ...objectValues(position, choice) })
    case 'filter':
      return say('holds', { number })
    case 'expand':
      return choice === keep
        ? say('has', {
            number,
            ...itemValues('a', puzzle, stage.item),
            ...objectValues(position, plan.objectOf[stage.item] as number),
          })
        : say('given', { number, ...itemValues('a', puzzle, stage.item), ...objectValues(position, choice) })
    case 'rooms':
      return say('roomed', { number, ...inBoth('rooms', (lang) => roomsText(position, choice, lang)) })
  }
}

/** The two values of an in-object clue; a room with its word. */
function pairValues({ puzzle }: InferencePosition, { a, b }: Stage & { kind: 'place' }): Values {
  return {
    ...itemValues('a', puzzle, a),
    ...itemValues('b', puzzle, b),
    room: Math.floor(b / puzzle.houses) === puzzle.attributes.length ? 'yes' : 'no',
  }
}

/** “Sweden 4, Denmark 5”: who gets which of the free rooms. */
function roomsText({ puzzle, plan }: InferencePosition, order: number, lang: Lang): string {
  const rooms = puzzle.attributes.length
  const all = Array.from({ length: plan.objects }, (_, i) => i)
  const free = all.filter((room) => plan.objectOf[rooms * plan.objects + room] === -1)
  const open = all.filter((object) => valueAt(plan, object, rooms) === -1)
  const { values, n } = permutationsOf(open.length)
  const given = open.map((object, i) => {
    const room = (free[values[order * n + i] as number] as number) + 1
    return `${itemName(puzzle, valueAt(plan, object, 0), lang)} ${room}`
  })
  return given.length === 0 ? '–' : listed(given, lang)
}

function refused(position: InferencePosition, stage: Stage, move: number): Message {
  const { puzzle, plan } = position
  if (stage.kind === 'filter') return say('dropped', titleValues(position, stage))
  const object = choiceOf(move)
  const pair = stage.kind === 'place' ? [stage.a, stage.b] : []
  for (const item of pair) {
    const values = { ...itemValues('value', puzzle, item), ...objectValues(position, object) }
    const room = item >= puzzle.houses * puzzle.attributes.length ? 'yes' : 'no'
    const holder = plan.objectOf[item] as number
    if (holder >= 0 && holder !== object)
      return say('elsewhere', { ...values, room, ...objectValues(position, holder, 'other') })
    const attribute = Math.floor(item / puzzle.houses)
    const own = valueAt(plan, object, attribute)
    if (own >= 0 && own !== item % puzzle.houses)
      return say('occupied', {
        ...values,
        room,
        ...itemValues('own', puzzle, attribute * puzzle.houses + own),
      })
  }
  throw new Error('nothing speaks against it')
}

function owner(position: InferencePosition): readonly Message[] {
  const { puzzle } = position
  const who = ownerIn(puzzle, placesOf(position))
  return who === undefined
    ? []
    : [{ key: 'zebra.answer', values: inBoth('answer', (lang) => answerText(puzzle, who, lang) ?? '') }]
}

function next({ position, candidates, tried, exhausted, counts, step }: PlanMoment): readonly Message[] {
  if (exhausted) return [say('exhausted', { count: counts.solutions })]
  if (!step) return [say('take-first')]
  if (position.status() === 'solved') return step.kind === 'solve' ? [say('go-on')] : [say('through')]
  const move = candidates[tried]
  if (move === undefined) return [say('take-next')]
  const stage = stageAt(position)
  const choice = choiceOf(move)
  if (stage?.kind === 'place') return [say('try-object', objectValues(position, choice))]
  return stage?.kind === 'filter' ? [say('test')] : []
}
