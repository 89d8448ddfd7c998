/** How a puzzle is put together in the editor: values, clues, the question, and all of it as text. */
import type { Composer, Composition } from '../../composer'
import type { Lang } from '../../lib/message'
import { bad, good, type Outcome } from '../../lib/outcome'
import { changed } from './compose/change'
import { clueKinds, draftOf } from './compose/statement'
import type { ZebraPuzzle } from './data'
import { puzzleIn } from './instance'
import type { ZebraParams } from './params'
import { mostAttributes, mostHouses } from './solve/compile'
import { neededClues } from './solve/neededClues'
import { count, makeSolver } from './solve/solve'
import { clueText, questionText } from './text/clueText'
import { fewestHouses, readZebra, writeZebra } from './text/format'

export const composer: Composer<ZebraParams> = {
  field: 'puzzle',
  kinds: clueKinds,
  textOf: (params) => writeZebra(puzzleIn(params)),
  read(text, lang) {
    const read = readZebra(text)
    return read.ok ? good(compositionOf(read.value, lang)) : read
  },
  change(text, change, lang) {
    const after = changed(known(text), change, lang)
    return after.ok ? written(after.value) : after
  },
  draft: (text, statement, lang) => draftOf(known(text), statement, lang),
  count: (text, most) => count(makeSolver(known(text)), most),
  needed: (text) => neededClues(known(text)),
}

function known(text: string): ZebraPuzzle {
  const read = readZebra(text)
  if (!read.ok) throw new Error(`not a puzzle: ${read.message.key}`)
  return read.value
}

/** What cannot be read again is refused with what is wrong with it, so that a change never makes a broken text. */
function written(puzzle: ZebraPuzzle): Outcome<string> {
  const text = writeZebra(puzzle)
  const read = readZebra(text)
  return read.ok ? good(text) : bad(read.message.key, read.message.values)
}

function compositionOf(puzzle: ZebraPuzzle, lang: Lang): Composition {
  const { houses, attributes, clues, question } = puzzle
  return {
    size: { value: houses, min: fewestHouses, max: mostHouses },
    groups: attributes.map(({ name, values }) => ({
      name: name[lang],
      parts: values.map((value) => value.name[lang]),
    })),
    mostGroups: mostAttributes,
    statements: clues.map((clue) => clueText(puzzle, clue, lang)),
    question: question && {
      values: [question.item, question.attribute],
      sentence: questionText(puzzle, lang) ?? '',
    },
  }
}
