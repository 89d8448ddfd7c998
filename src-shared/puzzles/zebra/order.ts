/** The order of the loops as text: ids of the attributes, outer loop first. */
import { quoted } from '../../form/quoted'
import { bad, good, type Outcome } from '../../lib/outcome'
import type { ZebraPuzzle } from './data'

export const ownOrder = ({ attributes }: ZebraPuzzle): string => attributes.map(({ id }) => id).join(',')

/** The numbers of the attributes; each must be there once. Names in either language are understood. */
export function readOrder(text: string, puzzle: ZebraPuzzle): Outcome<readonly number[]> {
  const { attributes } = puzzle
  const allowed = ownOrder(puzzle)
  const order: number[] = []
  for (const word of wordsOf(text)) {
    const attribute = attributeCalled(puzzle, word)
    if (attribute < 0) return bad('zebra.order.unknown', { text: quoted(word), allowed })
    if (order.includes(attribute)) return bad('zebra.order.twice', { text: quoted(word) })
    order.push(attribute)
  }
  const missing = attributes.find((_, i) => !order.includes(i))
  return missing ? bad('zebra.order.missing', { text: missing.id, allowed }) : good(order)
}

export const wordsOf = (text: string): string[] => text.split(/[\s,，;；]+/).filter((part) => part !== '')

/** The number of the attribute of this id or name, or −1. */
export const attributeCalled = ({ attributes }: ZebraPuzzle, word: string): number =>
  attributes.findIndex(({ id, name }) =>
    [id, name.en, name.zh].some((known) => known.toLowerCase() === word.toLowerCase()),
  )
