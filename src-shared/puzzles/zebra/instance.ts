/** The puzzle that the params mean, and what its strategies need of it. Read once, as pictures ask at every step. */
import { quoted } from '../../form/quoted'
import { bad, good, type Outcome } from '../../lib/outcome'
import type { Strategy } from '../../puzzle'
import { attributeOf, type ZebraPuzzle } from './data'
import { loopsOf } from './exhaustive/loops'
import { type ExhaustivePosition, makeExhaustive } from './exhaustive/model'
import { type InferencePosition, makeInference } from './inference/model'
import { type Sizes, sizesOf } from './inference/sizes'
import { readStages, type Stages } from './inference/stages'
import { readOrder } from './order'
import type { ZebraParams } from './params'
import { presets } from './presets'
import { makePropagation, type PropagationPosition } from './propagation/model'
import { readZebra, writeZebra } from './text/format'

export type ZebraPosition = ExhaustivePosition | InferencePosition | PropagationPosition

/** A value worked out of a text, kept for the texts asked for last. */
function remembered<T>(work: (text: string) => T, most = 16): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const made = work(text)
    if (known.size === most) known.delete(known.keys().next().value as string)
    known.set(text, made)
    return made
  }
}

const presetOf = (id: string): ZebraPuzzle | undefined => presets.find((preset) => preset.id === id)?.puzzle

/** The text of the field in its one spelling: a preset by its id, another puzzle as `writeZebra` writes it. */
export const readPuzzle = remembered((text: string): Outcome<string> => {
  const word = text.trim()
  if (presetOf(word)) return good(word)
  if (/^[\w-]*$/.test(word))
    return bad('zebra.puzzle.preset', { text: quoted(word), allowed: presets.map(({ id }) => id).join(', ') })
  const read = readZebra(text)
  if (!read.ok) return read
  const written = writeZebra(read.value)
  return good(presets.find(({ puzzle }) => writeZebra(puzzle) === written)?.id ?? written)
})

/** The puzzle meant by a text that `readPuzzle` has read. */
export const puzzleNamed: (text: string) => ZebraPuzzle = remembered((text) => {
  const preset = presetOf(text)
  if (preset) return preset
  const read = readZebra(text)
  if (!read.ok) throw new Error(`not a puzzle: ${read.message.key}`)
  return read.value
})

export const puzzleIn = ({ puzzle }: ZebraParams): ZebraPuzzle => puzzleNamed(puzzle)

/** By loop, outer to inner, the number of its attribute. */
export function orderIn(params: ZebraParams): readonly number[] {
  const read = readOrder(params.order, puzzleIn(params))
  if (!read.ok) throw new Error(`no order of loops: ${params.order}`)
  return read.value
}

export function stagesIn(params: ZebraParams): Stages {
  const read = readStages(params.clues, puzzleIn(params))
  if (!read.ok) throw new Error(`no stages: ${params.clues}`)
  return read.value
}

export function positionIn(params: ZebraParams, strategy?: Pick<Strategy, 'id'>): ZebraPosition {
  const puzzle = puzzleIn(params)
  if (strategy?.id === 'inference') return makeInference(puzzle, stagesIn(params))
  if (strategy?.id === 'propagation') return makePropagation(puzzle)
  const skips = strategy !== undefined && params.enumeration === 'as-printed'
  return makeExhaustive(loopsOf(puzzle, orderIn(params)), skips)
}

const sizesNamed = remembered((key: string): Sizes => {
  const [puzzle = '', clues = ''] = key.split('\0')
  const stages = readStages(clues, puzzleNamed(puzzle))
  if (!stages.ok) throw new Error(`no stages: ${clues}`)
  return sizesOf(makeInference(puzzleNamed(puzzle), stages.value))
})

/** The sizes of the sets of plans. */
export const sizesIn = ({ puzzle, clues }: ZebraParams): Sizes => sizesNamed(`${puzzle}\0${clues}`)

/** Of all items the house, of those of the question the one who is asked for; `places` must be whole. */
export function ownerIn({ question, houses }: ZebraPuzzle, places: ArrayLike<number>): number | undefined {
  if (!question) return undefined
  const house = places[question.item]
  for (let item = 0; item < places.length; item++)
    if (attributeOf(item, houses) === question.attribute && places[item] === house) return item
  return undefined
}
