/**
 * A picture is a list of keyed marks in painting order. The same key in two pictures is the same thing:
 * the stage slides it from one place to the other. Painters (screen, SVG) know nothing else.
 *
 * Lengths and places are in picture units; one unit is one CSS pixel at 100 %.
 */
import type { Ink } from './ink'

interface MarkBase {
  /** Unique within its picture. */
  readonly key: string
  /** 0 … 1; 1 when absent. */
  readonly opacity?: number
}

interface Painted {
  readonly fill?: Ink
  readonly stroke?: Ink
  /** Stroke width; 1 when absent. */
  readonly width?: number
}

export interface RectMark extends MarkBase, Painted {
  readonly kind: 'rect'
  /** Top left corner. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly radius?: number
}

export interface DiscMark extends MarkBase, Painted {
  readonly kind: 'disc'
  /** Centre. */
  readonly x: number
  readonly y: number
  readonly r: number
}

/** An outline of our own in SVG path data, drawn at (x, y) and scaled; strokes scale with it. */
export interface PathMark extends MarkBase, Painted {
  readonly kind: 'path'
  readonly d: string
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface TextMark extends MarkBase {
  readonly kind: 'text'
  readonly text: string
  /** The anchor's place; vertically always the middle of the line. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: Ink
  /** `middle` when absent. */
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly bold?: boolean
}

interface GridBase extends MarkBase {
  readonly x: number
  readonly y: number
  readonly rows: number
  readonly columns: number
  /** Side of one cell. */
  readonly cell: number
}

/** Many coloured cells at once: `values[row * columns + column]` is an index into `inks`. */
export interface CellsMark extends GridBase {
  readonly kind: 'cells'
  readonly inks: readonly Ink[]
  readonly values: Uint8Array
}

/** A number in many cells at once; 0 leaves the cell empty. */
export interface NumbersMark extends GridBase {
  readonly kind: 'numbers'
  readonly size: number
  readonly fill: Ink
  readonly values: Int32Array
  /** A disc of this ink, as tall as the number and half again, behind every number: keeps it legible over a line. */
  readonly plate?: Ink
}

/** A line through many points (x0, y0, x1, y1 …), round joints; `fade` > 0 lets the oldest part pale to that opacity. */
export interface PolylineMark extends MarkBase {
  readonly kind: 'polyline'
  readonly points: Float32Array
  readonly stroke: Ink
  readonly width: number
  readonly fade?: number
}

export type Mark = RectMark | DiscMark | PathMark | TextMark | CellsMark | NumbersMark | PolylineMark

export interface Picture {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}
