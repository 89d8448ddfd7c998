/** What can be exported of a run. A new thing to export is a line here and its words; the dialog reads the rest. */
import { animationFormats } from '@shared/export/animation'
import { stepFormats } from '@shared/export/stepLines'
import type { ExportChoices, SaveFormat } from '@shared/ipc/exporting'

const texts = ['text', 'csv', 'json'] as const
const pictures = ['svg', 'png', 'pdf'] as const

export const subjects = [
  { id: 'solution', formats: [...texts, ...pictures] },
  { id: 'all', formats: [...texts, ...pictures] },
  { id: 'view', formats: pictures },
  { id: 'animation', formats: animationFormats },
  { id: 'steps', formats: stepFormats },
  { id: 'tree', formats: [...pictures, 'json'] },
  { id: 'played', formats: texts },
  { id: 'hand', formats: pictures },
] as const satisfies readonly { readonly id: string; readonly formats: readonly SaveFormat[] }[]

export type Subject = (typeof subjects)[number]
export type SubjectId = Subject['id']

/** What there is of a run, by which things are offered. */
export interface Stock {
  readonly solutions: number
  readonly steps: number
  /** While a board is played by hand: whether what was played is a path, or a board alone. */
  readonly hand?: 'path' | 'board' | undefined
}

/** Who plays by hand exports that, and who watches the search. */
export const subjectsOf = ({ hand }: Stock): readonly Subject[] =>
  subjects.filter(({ id }) => isOfHand(id) === (hand !== undefined))

const isOfHand = (id: SubjectId): boolean => id === 'played' || id === 'hand'

/** Why a thing is not offered yet, as a key; undefined when it is. */
export function whyNot(id: SubjectId, { solutions, steps, hand }: Stock): string | undefined {
  if (id === 'played') return hand === 'path' ? undefined : 'export.what.no-path'
  if (id === 'hand') return undefined
  if (id === 'solution') return solutions > 0 ? undefined : 'export.what.no-solution'
  if (id === 'all') return solutions > 1 ? undefined : 'export.what.one-solution'
  if (id === 'view') return undefined
  return steps > 0 ? undefined : 'export.what.no-steps'
}

/** The thing chosen last, as far as there is one; else the first there is. */
export function subjectFor({ subject }: ExportChoices, stock: Stock): Subject {
  const offered = subjectsOf(stock).filter(({ id }) => whyNot(id, stock) === undefined)
  return offered.find(({ id }) => id === subject) ?? (offered[0] as Subject)
}

/** The format chosen last for this thing, or its first. */
export function formatFor({ id, formats }: Subject, choices: ExportChoices): SaveFormat {
  const chosen = choices.formats[id]
  return (formats as readonly SaveFormat[]).find((format) => format === chosen) ?? formats[0]
}

/** Formats of pictures that stand still. */
export const isPicture = (format: SaveFormat): format is (typeof pictures)[number] =>
  (pictures as readonly SaveFormat[]).includes(format)

export const isText = (format: SaveFormat): format is (typeof texts)[number] =>
  (texts as readonly SaveFormat[]).includes(format)
