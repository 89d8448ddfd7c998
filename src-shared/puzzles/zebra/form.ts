/** What can be set: the puzzle, and how the strategies go about it. */
import type { Form, Params } from '../../form/field'
import type { Message } from '../../lib/message'
import { good, type Outcome } from '../../lib/outcome'
import type { Strategy } from '../../puzzle'
import { mostRooms } from './inference/model'
import { mostPlans } from './inference/sizes'
import { clueTokens, defaultClues, readStages } from './inference/stages'
import { puzzleIn, puzzleNamed, readPuzzle, sizesIn } from './instance'
import { orderItems, stageItems } from './items'
import { ownOrder, readOrder } from './order'
import { enumerations, type ZebraParams } from './params'
import { presets } from './presets'

/** The order of the article. */
const articleClues = '5,12,6,7,9+14,8,rooms,4,10,15,11'

const puzzleBefore = ({ puzzle }: Params) => puzzleNamed(puzzle as string)
const cluesOf = (id: string): string => (id === 'classic' ? articleClues : defaultClues(puzzleNamed(id)))

export const form: Form<ZebraParams> = {
  fields: [
    {
      kind: 'text',
      id: 'puzzle',
      initial: 'classic',
      read: readPuzzle,
      placeholder: '<preset|text>',
      lines: 6,
    },
    {
      kind: 'text',
      id: 'order',
      initial: (before) => ownOrder(puzzleBefore(before)),
      read: orderText,
      items: (text, before) => orderItems(text, puzzleBefore(before)),
      placeholder: '<id,id,…>',
    },
    { kind: 'choice', id: 'enumeration', initial: 'complete', options: enumerations },
    {
      kind: 'text',
      id: 'clues',
      initial: ({ puzzle }) => cluesOf(puzzle as string),
      read: cluesText,
      items: (text, before) => stageItems(text, puzzleBefore(before)),
      placeholder: '<n,n,…>',
    },
  ],
  presets: [
    preset('article', {}),
    preset('printed', { enumeration: 'as-printed' }),
    preset('printed-smoke-last', { order: 'nation,colour,pet,drink,smoke', enumeration: 'as-printed' }),
    preset('printed-pet-last', { order: 'nation,smoke,drink,colour,pet', enumeration: 'as-printed' }),
    preset('best', { order: 'nation,colour,drink,smoke,pet' }),
    ...presets.filter(({ id }) => id !== 'classic').map(({ id }) => preset(id, { puzzle: id })),
  ],
}

function preset(name: string, { puzzle = 'classic', ...rest }: Partial<ZebraParams>) {
  const order = ownOrder(puzzleNamed(puzzle))
  const params = { puzzle, order, enumeration: 'complete', clues: cluesOf(puzzle), ...rest } as const
  return { name: { key: `zebra.preset.${name}` }, params }
}

function orderText(text: string, before: Params): Outcome<string> {
  const puzzle = puzzleBefore(before)
  const read = readOrder(text, puzzle)
  return read.ok ? good(read.value.map((attribute) => puzzle.attributes[attribute]?.id).join(',')) : read
}

function cluesText(text: string, before: Params): Outcome<string> {
  const read = readStages(text, puzzleBefore(before))
  return read.ok ? good(clueTokens(text)) : read
}

/** Of so many houses all orders of an attribute can be gone through; of fewer, as the printed program does it. */
const mostLooped = 7
const mostPrinted = 5

/** See `Puzzle.check`. */
export function check(
  params: ZebraParams,
  { id }: Pick<Strategy, 'id'>,
): { readonly field: string; readonly message: Message } | undefined {
  const { houses } = puzzleIn(params)
  const tooMany = (key: string, max: number) => ({
    field: key === 'printed' ? 'enumeration' : 'puzzle',
    message: { key: `zebra.check.${key}`, values: { houses, max } },
  })
  if (id === 'exhaustive' && houses > mostLooped) return tooMany('loops', mostLooped)
  if (id === 'exhaustive' && params.enumeration === 'as-printed' && houses > mostPrinted)
    return tooMany('printed', mostPrinted)
  if (id !== 'inference') return undefined
  if (houses > mostRooms) return tooMany('rooms', mostRooms)
  const { tooLarge } = sizesIn(params)
  if (tooLarge === undefined) return undefined
  return {
    field: 'clues',
    message: { key: 'zebra.check.plans', values: { stage: tooLarge, max: mostPlans } },
  }
}
