/** Writes a picture as a standalone SVG 1.1 document: one element a mark, in painting order. */
import { assertNever } from '../lib/assertNever'
import { escapeXml } from './escape'
import { bandsOf, endsOf, type LineEnd } from './fade'
import type { Ink, Palette } from './ink'
import { baselineShift, fontStack, plateSize, weights } from './lettering'
import type {
  CellsMark,
  Mark,
  NumbersMark,
  PathMark,
  Picture,
  PolylineMark,
  RectMark,
  TextMark,
} from './picture'

export interface SvgOptions {
  /** CSS pixels for one picture unit; 1 when absent. */
  readonly scale?: number
  /** Whether the paper is painted behind the marks; true when absent. */
  readonly background?: boolean
  /** Margin on every side, in picture units; 0 when absent. */
  readonly padding?: number
  /** The part of the picture to show, in picture units; the whole when absent. */
  readonly view?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** What screen readers and file browsers call the picture. */
  readonly title?: string
  /** Said of the picture to programs, in its `metadata`. */
  readonly metadata?: string
}

/** The document as text, with an XML declaration: to be stored as UTF-8. */
export function toSvg(picture: Picture, palette: Palette, options: SvgOptions = {}): string {
  const { scale = 1, background = true, padding = 0, title, metadata } = options
  const { x, y, ...part } = options.view ?? { x: 0, y: 0, width: picture.width, height: picture.height }
  const [left, top] = [x - padding, y - padding]
  const width = part.width + 2 * padding
  const height = part.height + 2 * padding
  const box = [left, top, width, height].map(round).join(' ')
  const size = `width="${round(width * scale)}" height="${round(height * scale)}" viewBox="${box}"`
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" ${size} font-family="${fontStack}">`,
  ]
  if (title) lines.push(`<title>${escapeXml(title)}</title>`)
  if (metadata) lines.push(`<metadata>${escapeXml(metadata)}</metadata>`)
  if (background) {
    const place = `x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}"`
    lines.push(`<rect ${place} fill="${palette.paper}"/>`)
  }
  for (const mark of picture.marks) lines.push(element(mark, palette))
  lines.push('</svg>', '')
  return lines.join('\n')
}

/** Between the pictures of a sheet, and around them, in picture units. */
const sheetGap = 32
/** A sheet is no wider than this many CSS pixels: as a bitmap of four times that it can still be drawn. */
const sheetWidth = 2000

/** Many pictures on one sheet, row by row, about as many across as down. There must be one at least. */
export function toSheet(
  pictures: readonly Picture[],
  palette: Palette,
  options: Pick<SvgOptions, 'title' | 'metadata' | 'background'> = {},
): string {
  const across = Math.ceil(Math.sqrt(pictures.length))
  const cellWidth = Math.max(...pictures.map(({ width }) => width)) + sheetGap
  const cellHeight = Math.max(...pictures.map(({ height }) => height)) + sheetGap
  const width = across * cellWidth + sheetGap
  const height = Math.ceil(pictures.length / across) * cellHeight + sheetGap
  const scale = Math.min(1, sheetWidth / width)
  const lines = pictures.flatMap(({ marks }, i) => {
    const x = sheetGap + (i % across) * cellWidth
    const y = sheetGap + Math.floor(i / across) * cellHeight
    return [
      `<g transform="translate(${round(x)} ${round(y)})">`,
      ...marks.map((mark) => element(mark, palette)),
      '</g>',
    ]
  })
  const empty = toSvg({ width, height, marks: [] }, palette, { ...options, scale })
  return empty.replace('</svg>', () => `${lines.join('\n')}\n</svg>`)
}

function element(mark: Mark, palette: Palette): string {
  switch (mark.kind) {
    case 'rect':
      return rect(mark, palette)
    case 'disc':
      return `<circle cx="${round(mark.x)}" cy="${round(mark.y)}" r="${round(mark.r)}"${paint(mark, palette)}/>`
    case 'path':
      return path(mark, palette)
    case 'text':
      return text(mark, palette)
    case 'cells':
      return cells(mark, palette)
    case 'numbers':
      return numbers(mark, palette)
    case 'polyline':
      return polyline(mark, palette)
    default:
      return assertNever(mark)
  }
}

/** At most two decimals, as short as may be: 1, 0.5, 0.33. */
const round = (value: number): number => Math.round(value * 100) / 100

/** Factors multiply lengths of a hundred units and more, so they keep more digits. */
const roundFactor = (value: number): number => Math.round(value * 1e5) / 1e5

const opacity = (mark: Mark): string =>
  mark.opacity === undefined ? '' : ` opacity="${round(mark.opacity)}"`

interface Painted {
  readonly fill?: Ink
  readonly stroke?: Ink
  readonly width?: number
}

function paint(mark: Mark & Painted, palette: Palette): string {
  const fill = ` fill="${mark.fill ? palette[mark.fill] : 'none'}"`
  const stroke = mark.stroke
    ? ` stroke="${palette[mark.stroke]}" stroke-width="${round(mark.width ?? 1)}"`
    : ''
  return fill + stroke + opacity(mark)
}

function rect(mark: RectMark, palette: Palette): string {
  const place = `x="${round(mark.x)}" y="${round(mark.y)}" width="${round(mark.w)}" height="${round(mark.h)}"`
  const corner = mark.radius ? ` rx="${round(mark.radius)}"` : ''
  return `<rect ${place}${corner}${paint(mark, palette)}/>`
}

function path(mark: PathMark, palette: Palette): string {
  const place = `translate(${round(mark.x)} ${round(mark.y)}) scale(${roundFactor(mark.scale)})`
  const joint = mark.stroke ? ' stroke-linejoin="round" stroke-linecap="round"' : ''
  return `<path d="${escapeXml(mark.d)}" transform="${place}"${joint}${paint(mark, palette)}/>`
}

function text(mark: TextMark, palette: Palette): string {
  const place = `x="${round(mark.x)}" y="${round(mark.y + baselineShift * mark.size)}"`
  const weight = mark.bold ? ` font-weight="${weights.bold}"` : ''
  const look = `font-size="${round(mark.size)}"${weight} text-anchor="${mark.anchor ?? 'middle'}"`
  return `<text ${place} ${look} fill="${palette[mark.fill]}"${opacity(mark)}>${escapeXml(mark.text)}</text>`
}

/** One path for each ink, its cells merged along the rows. Crisp edges: neighbours must not let the paper through. */
function cells(mark: CellsMark, palette: Palette): string {
  const outlines = mark.inks.map(() => '')
  const { rows, columns, cell, values } = mark
  for (let row = 0; row < rows; row++) {
    const start = row * columns
    for (let column = 0; column < columns; ) {
      const value = values[start + column] as number
      let end = column + 1
      while (end < columns && values[start + end] === value) end++
      const [left, top] = [round(mark.x + column * cell), round(mark.y + row * cell)]
      const [right, bottom] = [round(mark.x + end * cell), round(mark.y + (row + 1) * cell)]
      outlines[value] += `M${left} ${top}H${right}V${bottom}H${left}z`
      column = end
    }
  }
  const paths = outlines.map((d, i) => (d ? `<path d="${d}" fill="${palette[mark.inks[i] as Ink]}"/>` : ''))
  return `<g shape-rendering="crispEdges"${opacity(mark)}>${paths.join('')}</g>`
}

function numbers(mark: NumbersMark, palette: Palette): string {
  const look = `font-size="${round(mark.size)}" text-anchor="middle" fill="${palette[mark.fill]}"`
  const parts: string[] = []
  mark.values.forEach((value, i) => {
    if (value === 0) return
    const x = mark.x + ((i % mark.columns) + 0.5) * mark.cell
    const y = mark.y + (Math.floor(i / mark.columns) + 0.5) * mark.cell
    if (mark.plate) parts.push(plate(x, y, plateSize(String(value).length, mark.size), palette[mark.plate]))
    parts.push(`<text x="${round(x)}" y="${round(y + baselineShift * mark.size)}">${value}</text>`)
  })
  return `<g ${look}${opacity(mark)}>${parts.join('')}</g>`
}

function plate(x: number, y: number, { width, height }: ReturnType<typeof plateSize>, fill: string): string {
  const place = `x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}"`
  return `<rect ${place} rx="${round(height / 2)}" fill="${fill}"/>`
}

/**
 * A fading line is written as a few bands with flat ends that meet in the middle of segments. Groups with an opacity
 * of their own would do without the care, but are painted on sheets of their own, as large as the picture each.
 */
function polyline(mark: PolylineMark, palette: Palette): string {
  const bands = bandsOf(mark.points, mark.fade)
  const [oldest, newest] = [bands[0], bands.at(-1)]
  const colour = palette[mark.stroke]
  const look = `fill="none" stroke="${colour}" stroke-width="${round(mark.width)}" stroke-linejoin="round"`
  if (!oldest || !newest || oldest === newest) {
    const faded = oldest && mark.fade ? ` stroke-opacity="${roundFactor(oldest.opacity)}"` : ''
    return `<g ${look} stroke-linecap="round"${opacity(mark)}>${oldest ? stretch(oldest.points, faded) : ''}</g>`
  }
  const stretches = bands.map((band) =>
    stretch(band.points, ` stroke-opacity="${roundFactor(band.opacity)}"`),
  )
  const [start, end] = endsOf(mark.points)
  const caps = [cap(start, mark.width, colour, oldest.opacity), cap(end, mark.width, colour, newest.opacity)]
  return `<g ${look}${opacity(mark)}>${stretches.join('')}${caps.join('')}</g>`
}

/** Half a disc, by which a flat end becomes a round one. */
function cap({ x, y, angle }: LineEnd, width: number, fill: string, opacity: number): string {
  const [dx, dy] = [(Math.sin(angle) * width) / 2, (-Math.cos(angle) * width) / 2]
  const r = round(width / 2)
  const d = `M${round(x + dx)} ${round(y + dy)}A${r} ${r} 0 0 1 ${round(x - dx)} ${round(y - dy)}z`
  return `<path d="${d}" fill="${fill}" fill-opacity="${roundFactor(opacity)}" stroke="none"/>`
}

function stretch(points: Float32Array, look: string): string {
  const places: string[] = []
  for (let i = 0; i < points.length; i += 2) {
    places.push(`${round(points[i] as number)},${round(points[i + 1] as number)}`)
  }
  return `<polyline points="${places.join(' ')}"${look}/>`
}
