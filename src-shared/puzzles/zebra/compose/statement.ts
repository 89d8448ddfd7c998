/** Clues as choices of a form, and back. */
import type { SlotOption, Statement, StatementDraft } from '../../../composer'
import type { Lang } from '../../../lib/message'
import { attributeOf, type Clue, type ClueKind, type ZebraPuzzle } from '../data'
import { itemName } from '../names'
import { clueText, questionText } from '../text/clueText'

export const clueKinds: readonly ClueKind[] = [
  'same',
  'not-same',
  'next-to',
  'just-left',
  'left',
  'at',
  'not-at',
  'between',
  'one-of',
]

const question = 'question'

/** What a slot takes, given the values of those before it. */
type Slot = (puzzle: ZebraPuzzle, before: readonly number[]) => number[]

const anyItem: Slot = ({ houses, attributes }) =>
  Array.from({ length: houses * attributes.length }, (_, i) => i)
const anotherItem: Slot = (puzzle, before) => anyItem(puzzle, []).filter((item) => !before.includes(item))
/** Two values of one attribute are never in one house. */
const ofAnother: Slot = (puzzle, [a = 0]) =>
  anyItem(puzzle, []).filter((item) => attributeOf(item, puzzle.houses) !== attributeOf(a, puzzle.houses))
const besideIt: Slot = (puzzle, [, b = 0]) =>
  anyItem(puzzle, []).filter(
    (item) => item !== b && attributeOf(item, puzzle.houses) === attributeOf(b, puzzle.houses),
  )
const anyHouse: Slot = ({ houses }) => Array.from({ length: houses }, (_, house) => house)
const anyAttribute: Slot = ({ attributes }) => [...attributes.keys()]

const slots: Readonly<Record<string, readonly Slot[]>> = {
  same: [anyItem, ofAnother],
  'not-same': [anyItem, ofAnother],
  'next-to': [anyItem, anotherItem],
  'just-left': [anyItem, anotherItem],
  left: [anyItem, anotherItem],
  at: [anyItem, anyHouse],
  'not-at': [anyItem, anyHouse],
  between: [anyItem, anotherItem, anotherItem],
  'one-of': [anyItem, ofAnother, besideIt],
  [question]: [anyItem, anyAttribute],
}

/** See `Composer.draft`. */
export function draftOf(
  puzzle: ZebraPuzzle,
  { kind, values }: Statement,
  lang: Lang,
): StatementDraft | undefined {
  const fitted: number[] = []
  const options: SlotOption[][] = []
  for (const [i, slot] of (slots[kind] ?? []).entries()) {
    const allowed = slot(puzzle, fitted)
    const [first] = allowed
    if (first === undefined) return undefined
    const wished = values[i]
    fitted.push(wished !== undefined && allowed.includes(wished) ? wished : first)
    options.push(allowed.map((value) => optionOf(puzzle, slot, value, lang)))
  }
  return { values: fitted, slots: options, sentence: sentenceOf(puzzle, { kind, values: fitted }, lang) }
}

function optionOf(puzzle: ZebraPuzzle, slot: Slot, value: number, lang: Lang): SlotOption {
  const { attributes, houses } = puzzle
  if (slot === anyHouse) return { value, text: String(value + 1), group: '' }
  if (slot === anyAttribute) return { value, text: attributes[value]?.name[lang] ?? '', group: '' }
  const group = attributes[attributeOf(value, houses)]?.name[lang] ?? ''
  return { value, text: itemName(puzzle, value, lang), group }
}

function sentenceOf(puzzle: ZebraPuzzle, statement: Statement, lang: Lang): string {
  if (statement.kind !== question) return clueText(puzzle, clueOf(statement), lang)
  return questionText({ ...puzzle, question: askedBy(statement.values) }, lang) ?? ''
}

export const askedBy = ([item = 0, attribute = 0]: readonly number[]) => ({ item, attribute })

/** The clue of a statement whose values fit. */
export function clueOf({ kind: name, values: [a = 0, second = 0, c = 0] }: Statement): Clue {
  const kind = clueKinds.find((each) => each === name)
  switch (kind) {
    case undefined:
      throw new Error(`no kind of clue: ${name}`)
    case 'at':
    case 'not-at':
      return { kind, a, house: second }
    case 'between':
      // The form begins, as the sentence does, with the one in the middle.
      return { kind, a: second, b: a, c }
    case 'one-of':
      return { kind, a, b: second, c }
    default:
      return { kind, a, b: second }
  }
}
