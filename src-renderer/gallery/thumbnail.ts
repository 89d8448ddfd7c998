/** A solution as a small picture: its board without the letters, which could not be read at that size. */
import type { Palette } from '@shared/picture/ink'
import type { Picture } from '@shared/picture/picture'
import { type SvgOptions, toSvg } from '@shared/picture/svg'
import type { Moment, Puzzle } from '@shared/puzzle'

/** As an address that an image takes. */
export function thumbnailOf(puzzle: Puzzle, solution: Moment, palette: Palette): string {
  // All boards of the gallery are solutions: that this one is needs no colour.
  const picture = puzzle.draw({ ...solution, solved: false }, 'en')
  const marks = picture.marks.filter(({ kind }) => kind !== 'text' && kind !== 'numbers')
  const svg = toSvg({ ...picture, marks }, palette, { ...boardOf(picture), background: false })
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** The squares of a board, where the picture has one; what stands beside it belongs to the search. */
function boardOf({ marks }: Picture): Pick<SvgOptions, 'view' | 'padding'> {
  const board = marks.find((mark) => mark.kind === 'cells')
  if (!board) return {}
  const { x, y, cell, columns, rows } = board
  return { view: { x, y, width: columns * cell, height: rows * cell }, padding: 1 }
}
