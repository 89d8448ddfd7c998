/** What the loops have just done and what comes next. */
import type { Message } from '../../../lib/message'
import type { ZebraPuzzle } from '../data'
import { ownerIn } from '../instance'
import { clueValues, inBoth, itemName, listed } from '../names'
import { ownOrder } from '../order'
import { answerText } from '../text/clueText'
import { orderOf } from './moves'
import type { LoopMoment } from './scene'

const say = (key: string, values: Message['values'] = {}): Message => ({ key: `zebra.loops.${key}`, values })

export function explainLoops(moment: LoopMoment): readonly Message[] {
  return [...happened(moment), ...next(moment)]
}

function happened(moment: LoopMoment): readonly Message[] {
  const { step, position, counts } = moment
  const { level, loops } = position
  switch (step?.kind) {
    case undefined:
      return start(moment)
    case 'visit':
      return [say('kept', orderValues(moment, level - 1, step.move))]
    case 'refuse': {
      const clue = clueValues(loops.puzzle, position.refuse(step.move))
      return [say('refused', { ...orderValues(moment, level, step.move), ...clue })]
    }
    case 'backtrack':
      return [say('back', orderValues(moment, level, step.move))]
    case 'solve':
      return [say('solved', { solution: counts.solutions, checks: checksOf(moment) }), ...owner(moment)]
    default:
      return []
  }
}

function start({ position, params }: LoopMoment): readonly Message[] {
  const { loops, levels } = position
  const { puzzle, permutations } = loops
  const names = inBoth('order', (lang) =>
    listed(
      loops.order.map((attribute) => puzzle.attributes[attribute]?.name[lang] ?? ''),
      lang,
    ),
  )
  const isPrinted = params.enumeration === 'as-printed'
  return [
    say('start', { levels, count: permutations.count, ...names }),
    ...(isPrinted ? [say('printed', { count: permutations.count, later: permutations.count - 1 })] : []),
    ...(isPrinted && isMisprinted(params.puzzle, params.order, puzzle) ? [say('misprint')] : []),
  ]
}

/** The article's table says 11476 of this order; its own program makes 14761 checks. */
const isMisprinted = (name: string, order: string, puzzle: ZebraPuzzle): boolean =>
  name === 'classic' && order === ownOrder(puzzle)

const checksOf = ({ counts }: LoopMoment): number => counts.visits + counts.refusals

/** Loop and order as people count them, and the values from house to house. */
function orderValues({ position }: LoopMoment, level: number, move: number): NonNullable<Message['values']> {
  const { loops } = position
  const { puzzle, permutations } = loops
  const { values, n, count } = permutations
  const attribute = loops.order[level] as number
  const order = orderOf(move)
  return {
    loop: level + 1,
    order: order + 1,
    count,
    ...inBoth('attribute', (lang) => puzzle.attributes[attribute]?.name[lang] ?? ''),
    ...inBoth('values', (lang) =>
      listed(
        Array.from(values.subarray(order * n, (order + 1) * n), (value) =>
          itemName(puzzle, attribute * n + value, lang),
        ),
        lang,
      ),
    ),
  }
}

function owner({ position }: LoopMoment): readonly Message[] {
  const { puzzle } = position.loops
  const found = ownerIn(puzzle, position.places)
  return found === undefined
    ? []
    : [{ key: 'zebra.answer', values: inBoth('answer', (lang) => answerText(puzzle, found, lang) ?? '') }]
}

function next(moment: LoopMoment): readonly Message[] {
  const { position, candidates, tried, exhausted, counts, params, step } = moment
  const { level, levels, loops } = position
  if (exhausted) {
    const end = say('exhausted', { checks: checksOf(moment), count: counts.solutions })
    const isMistaken =
      params.enumeration === 'as-printed' && isMisprinted(params.puzzle, params.order, loops.puzzle)
    return isMistaken ? [end, say('misprint')] : [end]
  }
  if (level === levels) return step?.kind === 'solve' ? [say('go-on', { loop: levels })] : [say('all-hold')]
  const move = candidates[tried]
  if (move === undefined) return [say('done', { loop: level + 1, outer: level })]
  return [say('next', orderValues(moment, level, move))]
}
