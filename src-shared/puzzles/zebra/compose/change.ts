/** One change of a puzzle by the editor. A clue about something that goes, goes too. */
import type { Change } from '../../../composer'
import { assertNever } from '../../../lib/assertNever'
import { type Lang, langs } from '../../../lib/message'
import { bad, good, type Outcome } from '../../../lib/outcome'
import {
  attributeOf,
  type Clue,
  itemsOf,
  type ZebraAttribute,
  type ZebraPuzzle,
  type ZebraValue,
} from '../data'
import { mostAttributes, mostHouses } from '../solve/compile'
import { mostClues } from '../text/clueLine'
import { fewestHouses } from '../text/format'
import { phraseWordOf } from '../text/keywords'
import { isName } from '../text/naming'
import { askedBy, clueOf } from './statement'

/** The puzzle after the change, or why it cannot be. Names are changed in the language in which they are seen. */
export function changed(puzzle: ZebraPuzzle, change: Change, lang: Lang): Outcome<ZebraPuzzle> {
  const { clues } = puzzle
  switch (change.kind) {
    case 'resize':
      return resized(puzzle, change.size)
    case 'add-group':
      return withAttribute(puzzle, change.name)
    case 'remove-group':
      return withoutAttribute(puzzle, change.group)
    case 'rename-group':
      return renamed(puzzle, change.group, change.name, lang)
    case 'rename-part':
      return renamed(puzzle, change.group, change.name, lang, change.part)
    case 'add-statement':
      if (clues.length >= mostClues) return bad('zebra.compose.clues', { most: mostClues })
      return good({ ...puzzle, clues: [...clues, clueOf(change.statement)] })
    case 'remove-statement':
      return good({ ...puzzle, clues: clues.filter((_, i) => i !== change.at) })
    case 'move-statement': {
      const rest = clues.filter((_, i) => i !== change.from)
      return good({
        ...puzzle,
        clues: rest.toSpliced(change.to, 0, ...clues.slice(change.from, change.from + 1)),
      })
    }
    case 'ask': {
      const { question: _, ...rest } = puzzle
      return good(change.values ? { ...rest, question: askedBy(change.values) } : rest)
    }
    default:
      return assertNever(change)
  }
}

/** More houses bring values named by their attribute; of fewer, the last values go. */
function resized(puzzle: ZebraPuzzle, houses: number): Outcome<ZebraPuzzle> {
  if (!Number.isInteger(houses) || houses < fewestHouses || houses > mostHouses)
    return bad('zebra.compose.houses', { least: fewestHouses, most: mostHouses })
  const taken = idsOf(puzzle)
  const attributes = puzzle.attributes.map((attribute) => ({
    ...attribute,
    values: Array.from({ length: houses }, (_, i) => attribute.values[i] ?? newValue(attribute, i, taken)),
  }))
  const moved = (item: number): number | undefined => {
    const value = item % puzzle.houses
    return value < houses ? attributeOf(item, puzzle.houses) * houses + value : undefined
  }
  return good({ ...mapped(puzzle, moved, (attribute) => attribute, houses), houses, attributes })
}

const idsOf = ({ attributes }: ZebraPuzzle): Set<string> =>
  new Set(attributes.flatMap(({ values }) => values.map(({ id }) => id)))

function newValue(
  { id, name }: Pick<ZebraAttribute, 'id' | 'name'>,
  at: number,
  taken: Set<string>,
): ZebraValue {
  const own = uniqueId(`${id.slice(0, 30)}-${at + 1}`, taken)
  taken.add(own)
  const numbered = (lang: Lang) => `${name[lang].slice(0, 50)} ${at + 1}`
  return { id: own, name: { en: numbered('en'), zh: numbered('zh') } }
}

function uniqueId(wished: string, taken: ReadonlySet<string>): string {
  let id = wished
  for (let i = 2; taken.has(id); i++) id = `${wished}-${i}`
  return id
}

function withAttribute(puzzle: ZebraPuzzle, typed: string): Outcome<ZebraPuzzle> {
  const name = tidied(typed)
  const { attributes, houses } = puzzle
  if (attributes.length >= mostAttributes) return bad('zebra.compose.attributes', { most: mostAttributes })
  if (!isName(name)) return bad('zebra.compose.name')
  const id = uniqueId(idFrom(name), new Set(attributes.map((attribute) => attribute.id)))
  const made = { id, name: { en: name, zh: name } }
  const taken = idsOf(puzzle)
  const values = Array.from({ length: houses }, (_, i) => newValue(made, i, taken))
  return good({ ...puzzle, attributes: [...attributes, { ...made, values }] })
}

/** Letters and digits of the name, with hyphens for all else; a word that begins a line of another kind is no id. */
function idFrom(name: string): string {
  const words = name.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const id = words.replace(/^[-\p{M}]+|-+$/gu, '').slice(0, 30) || 'attribute'
  return phraseWordOf(id) ? `${id}-1` : id
}

function withoutAttribute(puzzle: ZebraPuzzle, gone: number): Outcome<ZebraPuzzle> {
  const { attributes, houses } = puzzle
  if (attributes.length === 1) return bad('zebra.compose.last')
  const movedAttribute = (at: number) => (at === gone ? undefined : at - Number(at > gone))
  const moved = (item: number): number | undefined => {
    const attribute = movedAttribute(attributeOf(item, houses))
    return attribute === undefined ? undefined : attribute * houses + (item % houses)
  }
  const rest = mapped(puzzle, moved, movedAttribute, houses)
  return good({ ...rest, attributes: attributes.filter((_, i) => i !== gone) })
}

/** The clues and the question with other items; those without one of their items are left out. */
function mapped(
  { question, ...puzzle }: ZebraPuzzle,
  item: (item: number) => number | undefined,
  attribute: (attribute: number) => number | undefined,
  houses: number,
): ZebraPuzzle {
  const clues = puzzle.clues.flatMap((clue) => mappedClue(clue, item, houses))
  const asked = question && { item: item(question.item), attribute: attribute(question.attribute) }
  const isAsked = asked?.item !== undefined && asked.attribute !== undefined
  return {
    ...puzzle,
    clues,
    ...(isAsked ? { question: { item: asked.item as number, attribute: asked.attribute as number } } : {}),
  }
}

function mappedClue(clue: Clue, item: (item: number) => number | undefined, houses: number): Clue[] {
  if (itemsOf(clue).some((each) => item(each) === undefined)) return []
  if ('house' in clue && clue.house >= houses) return []
  const to = (each: number) => item(each) as number
  if ('c' in clue) return [{ ...clue, a: to(clue.a), b: to(clue.b), c: to(clue.c) }]
  return 'b' in clue ? [{ ...clue, a: to(clue.a), b: to(clue.b) }] : [{ ...clue, a: to(clue.a) }]
}

function renamed(
  puzzle: ZebraPuzzle,
  group: number,
  typed: string,
  lang: Lang,
  part?: number,
): Outcome<ZebraPuzzle> {
  const name = tidied(typed)
  if (!isName(name)) return bad('zebra.compose.name')
  const attributes = puzzle.attributes.map((attribute, i) => {
    if (i !== group) return attribute
    if (part === undefined) return { ...attribute, name: nameAfter(attribute.name, name, lang) }
    const values = attribute.values.map((value, j) =>
      j === part ? { ...value, name: nameAfter(value.name, name, lang) } : value,
    )
    return { ...attribute, values }
  })
  return good({ ...puzzle, attributes })
}

/** A name that is the same in both languages stays so. */
const nameAfter = (before: ZebraValue['name'], name: string, lang: Lang): ZebraValue['name'] =>
  langs.every((each) => before[each] === before[lang]) ? { en: name, zh: name } : { ...before, [lang]: name }

const tidied = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ')
