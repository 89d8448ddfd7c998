/** The levels of the line, max and min by turns, with the best value found at each; at the end the best line. */
import type { Lang } from '../../lib/message'
import { statusOutlines } from '../../picture/outlines'
import type { Mark } from '../../picture/picture'
import type { Move } from '../../step'
import { isMaxLevel, type TokenMoment } from './explain'
import type { Layout } from './layout'
import { sideInks, valueMarks } from './looks'
import { moveText, otherSide, type Side } from './moves'
import { words } from './words'

export function strip(moment: TokenMoment, layout: Layout, lang: Lang): Mark[] {
  const { line, game, strategy } = moment
  const { rows } = layout.strip
  const shown = levelsShown(line.length, rows - (game?.line ? 1 : 0))
  return [
    ...head(layout, lang, strategy.cuts === true),
    ...shown.flatMap((level, row) =>
      level < 0 ? gap(layout, row) : levelMarks(moment, layout, lang, level, row),
    ),
    ...(game?.line ? bestLine(game.line, layout, lang) : []),
  ]
}

/** The root, and as many of the last levels as there is room for; −1 stands for those left out between. */
function levelsShown(depth: number, rows: number): number[] {
  if (depth < rows) return Array.from({ length: depth + 1 }, (_, level) => level)
  const last = rows - 2
  return [0, -1, ...Array.from({ length: last }, (_, i) => depth - last + 1 + i)]
}

/** Places of the columns within the strip. */
const columns = { level: 8, shape: 36, name: 48, move: 92, best: 132, bound: 184 } as const

const rowMiddle = ({ strip: { y, row } }: Layout, index: number): number => y + (index + 1.5) * row

function head({ strip: { x, y, w, row } }: Layout, lang: Lang, hasBounds: boolean): Mark[] {
  const label = (key: 'levels' | 'best' | 'bound', at: number): Mark => ({
    kind: 'text',
    key: `strip-${key}`,
    text: words[lang][`token-game.scene.${key}`],
    x: x + at,
    y: y + row / 2,
    size: 12,
    fill: 'text-muted',
    anchor: 'start',
  })
  return [
    label('levels', columns.level),
    label('best', columns.best),
    ...(hasBounds ? [label('bound', columns.bound)] : []),
    { kind: 'rect', key: 'strip-rule', x, y: y + row - 1, w, h: 1, fill: 'frame' },
  ]
}

/** Three dots, drawn: not every font has them upright. */
const gap = (layout: Layout, row: number): Mark[] =>
  [-5, 0, 5].map((dy, i) => ({
    kind: 'disc',
    key: `strip-gap-${i}`,
    x: layout.strip.x + columns.shape,
    y: rowMiddle(layout, row) + dy,
    r: 1.4,
    fill: 'text-muted',
  }))

/** A triangle that points up on max levels, down on min levels, in the colour of who moves there. */
const triangles = { max: 'M50 8 L96 88 H4 Z', min: 'M50 92 L4 12 H96 Z' } as const

function levelMarks(moment: TokenMoment, layout: Layout, lang: Lang, level: number, row: number): Mark[] {
  const { line, game, position } = moment
  const { x, w, row: height } = layout.strip
  const y = rowMiddle(layout, row)
  const isHere = level === line.length
  const mover: Side = (line.length - level) % 2 === 0 ? position.mover : otherSide(position.mover)
  const kind = isMaxLevel(level) ? 'max' : 'min'
  const key = `level-${level}`
  const text = (
    name: string,
    words: string,
    at: number,
    rest: { bold?: boolean; muted?: boolean } = {},
  ): Mark => ({
    kind: 'text',
    key: `${key}-${name}`,
    text: words,
    x: x + at,
    y,
    size: 13,
    fill: rest.muted ? 'text-muted' : 'text',
    anchor: 'start',
    bold: rest.bold ?? false,
  })
  const move = line[level]
  const floor = game?.floor[level]
  return [
    ...(isHere ? [here(x, y, w, height)] : []),
    text('number', String(level), columns.level, { muted: true }),
    {
      kind: 'path',
      key: `${key}-shape`,
      d: triangles[kind],
      x: x + columns.shape - 5,
      y: y - 5,
      scale: 0.1,
      fill: sideInks[mover],
    },
    text('name', words[lang][`token-game.scene.${kind}`], columns.name, { muted: true }),
    ...(move === undefined ? [] : [text('move', moveText(move, lang), columns.move, { bold: true })]),
    ...valueMarks(`${key}-best`, mover, game?.best[level], x + columns.best, y),
    ...(isHere && game?.isCut
      ? cutMarks(x + columns.bound, y, lang)
      : floor
        ? valueMarks(`${key}-floor`, mover, floor, x + columns.bound, y)
        : []),
  ]
}

const here = (x: number, y: number, w: number, h: number): Mark => ({
  kind: 'rect',
  key: 'strip-here',
  x,
  y: y - h / 2 + 1,
  w,
  h: h - 2,
  radius: 5,
  fill: 'accent-soft',
})

const cutMarks = (x: number, y: number, lang: Lang): Mark[] => [
  { kind: 'path', key: 'strip-cut-sign', d: statusOutlines.refused, x, y: y - 5, scale: 0.1, fill: 'failed' },
  {
    kind: 'text',
    key: 'strip-cut',
    text: words[lang]['token-game.scene.cut'],
    x: x + 14,
    y,
    size: 13,
    fill: 'failed',
    anchor: 'start',
    bold: true,
  },
]

const movesARow = 6

/** Row by row, in the colours of the two sides. */
function bestLine(line: readonly Move[], layout: Layout, lang: Lang): Mark[] {
  const { x, rows } = layout.strip
  const first = 2
  const most = (rows - first - 1) * movesARow
  const isLong = line.length > most
  const shown = isLong ? line.slice(0, most - 1) : line
  const at = (i: number) => ({
    x: x + columns.level + (i % movesARow) * 37,
    y: rowMiddle(layout, first + 1 + Math.floor(i / movesARow)),
  })
  return [
    {
      kind: 'text',
      key: 'best-line',
      text: words[lang]['token-game.scene.line'],
      x: x + columns.level,
      y: rowMiddle(layout, first),
      size: 12,
      fill: 'text-muted',
      anchor: 'start',
    },
    ...shown.map(
      (move, i): Mark => ({
        kind: 'text',
        key: `best-${i}`,
        text: moveText(move, lang),
        ...at(i),
        size: 13,
        fill: 'text',
        anchor: 'start',
      }),
    ),
    ...(isLong
      ? [
          {
            kind: 'text',
            key: 'best-more',
            text: '…',
            ...at(most - 1),
            size: 13,
            fill: 'text-muted',
            anchor: 'start',
          } as const,
        ]
      : []),
  ]
}
