/** A puzzle to be solved on paper: its clues, an empty grid and the question; on a second page its solution. */
import type { Lang } from '../../lib/message'
import type { Mark, Picture } from '../../picture/picture'
import type { ZebraPuzzle } from './data'
import { ownerIn, puzzleIn } from './instance'
import { itemName } from './names'
import type { ZebraParams } from './params'
import { fittingSize, letters, linesOf } from './scene/lettering'
import { pictureWords } from './scene/pictureWords'
import { street, streetHeight } from './scene/street'
import { count, makeSolver, placesOf } from './solve/solve'
import { answerText, clueText, questionText } from './text/clueText'

/** A4 in CSS pixels; a puzzle that needs more room has a higher page, which is printed smaller. */
const pageWidth = 794
const pageHeight = 1123
const margin = 56
const inner = pageWidth - 2 * margin
const labelWidth = 110
const clueSize = 13
const lineHeight = 19
const columnGap = 28

/** Whoever makes so many guesses for a second solution has waited long enough. */
const mostGuesses = 20_000

/** See `Puzzle.sheet`. */
export function sheet(params: ZebraParams, lang: Lang): readonly Picture[] {
  const puzzle = puzzleIn(params)
  const places = onlySolution(puzzle)
  return [puzzlePage(puzzle, lang), ...(places ? [solutionPage(puzzle, places, lang)] : [])]
}

function onlySolution(puzzle: ZebraPuzzle): readonly number[] | undefined {
  const solver = makeSolver(puzzle)
  let places: readonly number[] | undefined
  const solutions = count(
    solver,
    2,
    () => {
      places = placesOf(solver)
    },
    mostGuesses,
  )
  return solutions === 1 ? places : undefined
}

function puzzlePage(puzzle: ZebraPuzzle, lang: Lang): Picture {
  const question = questionText(puzzle, lang)
  const top = margin + 54
  const { marks: clues, bottom } = clueMarks(puzzle, lang, top)
  const grid = gridMarks(puzzle, lang, bottom + 24, undefined)
  return page(lang, 'sheet', question, [...clues, ...grid.marks], grid.bottom)
}

function solutionPage(puzzle: ZebraPuzzle, places: readonly number[], lang: Lang): Picture {
  const owner = ownerIn(puzzle, places)
  const answer = owner === undefined ? undefined : answerText(puzzle, owner, lang)
  const { marks, bottom } = gridMarks(puzzle, lang, margin + 54, places)
  return page(lang, 'solution', answer, marks, bottom)
}

/** The title above, and what is asked or answered below. */
function page(
  lang: Lang,
  title: 'sheet' | 'solution',
  last: string | undefined,
  marks: readonly Mark[],
  bottom: number,
): Picture {
  const heading = letters('title', pictureWords[lang][title], margin, margin + 14, 24, 'text', { bold: true })
  const lines = last === undefined ? [] : linesOf(last, inner, 16)
  const below = lines.map((line, i) =>
    letters(`last-${i}`, line, margin, bottom + 36 + i * 22, 16, 'text', { bold: true }),
  )
  const end = bottom + 36 + lines.length * 22 + margin
  return { width: pageWidth, height: Math.max(pageHeight, end), marks: [heading, ...marks, ...below] }
}

/** In two columns where there are many. */
function clueMarks(puzzle: ZebraPuzzle, lang: Lang, top: number) {
  const columns = puzzle.clues.length > 18 ? 2 : 1
  const width = (inner - (columns - 1) * columnGap) / columns
  const blocks = puzzle.clues.map((clue) => linesOf(clueText(puzzle, clue, lang), width - 32, clueSize))
  const whole = blocks.reduce((sum, { length }) => sum + length, 0)
  const marks: Mark[] = []
  let [used, column, y, bottom] = [0, 0, top, top]
  for (const [i, lines] of blocks.entries()) {
    if (column < columns - 1 && used >= whole / columns) {
      column++
      used = 0
      y = top
    }
    const x = margin + column * (width + columnGap)
    marks.push(letters(`number-${i}`, `${i + 1}.`, x + 24, y + 10, clueSize, 'text', { anchor: 'end' }))
    for (const [j, line] of lines.entries())
      marks.push(letters(`clue-${i}-${j}`, line, x + 32, y + 10 + j * lineHeight, clueSize, 'text'))
    y += lines.length * lineHeight + 2
    used += lines.length
    bottom = Math.max(bottom, y)
  }
  return { marks, bottom }
}

/** Houses from left to right, attributes from top to bottom; empty, or with what is in them. */
function gridMarks(puzzle: ZebraPuzzle, lang: Lang, top: number, places: readonly number[] | undefined) {
  const { houses, attributes } = puzzle
  const cell = Math.min(120, (inner - labelWidth) / houses)
  const row = places ? 40 : Math.max(44, Math.min(64, cell))
  const left = margin + labelWidth
  const from = top + streetHeight
  const marks: Mark[] = street(houses, left, from - 8, cell)
  for (const [attribute, { name }] of attributes.entries()) {
    const y = from + attribute * row
    const size = fittingSize(name[lang], labelWidth - 12, 15)
    marks.push(
      letters(`attribute-${attribute}`, name[lang], margin, y + row / 2, size, 'text', { bold: true }),
    )
    for (let house = 0; house < houses; house++) {
      const x = left + house * cell
      const box = { x, y, w: cell, h: row }
      marks.push({ kind: 'rect', key: `cell-${attribute}-${house}`, ...box, stroke: 'text-muted', width: 1 })
      const value = places?.slice(attribute * houses, (attribute + 1) * houses).indexOf(house) ?? -1
      if (value < 0) continue
      const text = itemName(puzzle, attribute * houses + value, lang)
      const letter = { size: fittingSize(text, cell - 8, 15), x: x + cell / 2, y: y + row / 2 }
      marks.push({ kind: 'text', key: `value-${attribute}-${house}`, text, ...letter, fill: 'text' })
    }
  }
  return { marks, bottom: from + attributes.length * row }
}
