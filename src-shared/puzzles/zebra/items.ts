/** The parts of the texts that say an order, by their names: of loops their attributes, of clues their sentences. */
import type { TextItem } from '../../form/field'
import type { ZebraPuzzle } from './data'
import { tokensOf } from './inference/stages'
import { clueValues, inBoth } from './names'
import { attributeCalled, wordsOf } from './order'

export const orderItems = (text: string, puzzle: ZebraPuzzle): readonly TextItem[] =>
  wordsOf(text).map((word) => {
    const attribute = puzzle.attributes[attributeCalled(puzzle, word)]
    return {
      text: word,
      name: { key: 'zebra.item', values: inBoth('name', (lang) => attribute?.name[lang] ?? word) },
    }
  })

export const stageItems = (text: string, puzzle: ZebraPuzzle): readonly TextItem[] =>
  tokensOf(text).map((token) => ({ text: token, name: stageName(token, puzzle) }))

function stageName(token: string, puzzle: ZebraPuzzle): TextItem['name'] {
  if (token === 'rooms') return { key: 'zebra.item.rooms' }
  const number = /^\d{1,4}$/.test(token) ? Number(token) : 0
  if (number >= 1 && number <= puzzle.clues.length)
    return { key: 'zebra.item.clue', values: clueValues(puzzle, number) }
  if (/^\d+\+\d+$/.test(token)) return { key: 'zebra.item.both', values: { number: token } }
  return { key: 'zebra.item', values: inBoth('name', () => token) }
}
