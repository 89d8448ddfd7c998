/** What is exported and how, as the window remembers it from one time to the next. */
import { animationFormats } from '../export/animation'
import type { Theme } from '../picture/ink'

/** Formats in which something is saved; the extension is the same word but for `text`. */
export const saveFormats = [
  'text',
  'csv',
  'json',
  'ndjson',
  'svg',
  'png',
  'pdf',
  ...animationFormats,
] as const
export type SaveFormat = (typeof saveFormats)[number]
export const extensionOf = (format: SaveFormat): string => (format === 'text' ? 'txt' : format)

/** A sheet of paper, or one as large as the picture. */
export const pages = ['fit', 'a4'] as const
export type Page = (typeof pages)[number]

/** Margins round a picture, in its units. */
export const margins = [0, 16, 48] as const

export interface ExportChoices {
  /** What was exported last. */
  readonly subject?: string
  /** The format chosen last for each thing that can be exported, by its name. */
  readonly formats: Readonly<Record<string, SaveFormat>>
  /** Colours of pictures; absent: those of the window. */
  readonly theme?: Theme
  /** Pixels for one unit of a picture. */
  readonly scale: number
  readonly margin: number
  readonly transparent: boolean
  /** Coordinates beside the board. */
  readonly labels: boolean
  readonly bom: boolean
  readonly page: Page
  /** Frames a second, and seconds that the last is held. */
  readonly pace: number
  readonly hold: number
}

export const defaultExportChoices: ExportChoices = {
  formats: {},
  scale: 2,
  margin: 0,
  transparent: false,
  labels: true,
  bom: false,
  page: 'fit',
  pace: 4,
  hold: 2,
}
