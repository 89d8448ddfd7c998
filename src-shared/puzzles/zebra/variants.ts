/** All orders of the loops, with what the article prints of three of them. */
import type { Message } from '../../lib/message'
import type { Variant, Variants } from '../../variants'
import { check } from './form'
import { puzzleIn } from './instance'
import { inBoth } from './names'
import { enumerations, type ZebraParams } from './params'
import { permutationsOf } from './permutations'

/** Of so many attributes there are 720 orders; of one more, too many for a table. */
const mostAttributes = 6

/** Checks to the first solution and in all, as the article's table has them; the first total is misprinted there. */
const printed: Readonly<Record<string, { readonly first: number; readonly total: number }>> = {
  'nation,colour,smoke,pet,drink': { first: 6167, total: 11_476 },
  'nation,colour,pet,drink,smoke': { first: 28_896, total: 61_290 },
  'nation,smoke,drink,colour,pet': { first: 47_460, total: 86_756 },
}

/** The same orders in both enumerations, where they can be gone through. */
export function variants(params: ZebraParams): readonly Variants<ZebraParams>[] {
  const { attributes } = puzzleIn(params)
  if (attributes.length > mostAttributes) return []
  const { values, count, n } = permutationsOf(attributes.length)
  const orders = Array.from({ length: count }, (_, i) => [...values.subarray(i * n, (i + 1) * n)])
  return enumerations
    .map((enumeration) => ({
      id: enumeration,
      title: { key: `zebra.variants.${enumeration}` },
      about: { key: `zebra.variants.${enumeration}.about` },
      strategy: 'exhaustive',
      rows: orders.map((order) => rowOf({ ...params, enumeration }, order)),
    }))
    .filter(({ rows: [row], strategy }) => row && !check(row.params, { id: strategy }))
}

function rowOf(params: ZebraParams, order: readonly number[]): Variant<ZebraParams> {
  const { attributes } = puzzleIn(params)
  const text = order.map((attribute) => attributes[attribute]?.id).join(',')
  const names = inBoth('order', (lang) =>
    order.map((attribute) => attributes[attribute]?.name[lang]).join(' – '),
  )
  const row = { name: { key: 'zebra.variants.order', values: names }, params: { ...params, order: text } }
  const note = noteOf(row.params)
  return note ? { ...row, note } : row
}

function noteOf({ puzzle, enumeration, order }: ZebraParams): Message | undefined {
  const known = puzzle === 'classic' && enumeration === 'as-printed' ? printed[order] : undefined
  if (!known) return undefined
  const isMisprint = known.total === 11_476
  return { key: `zebra.variants.${isMisprint ? 'misprint' : 'printed'}`, values: known }
}
