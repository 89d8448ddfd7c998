/**
 * Paints the scrubber's three canvases: the run ahead of the playhead and, in the accent, the run behind it, of which
 * the style sheet shows as much as is behind; and over both what is marked.
 */
import { type Palette, palettes, type Theme } from '@shared/picture/ink'
import { paintSteps } from './paintSteps'
import { partAt, type Range } from './scrubRange'
import type { Scale } from './scrubScale'
import { headroom, heightOf, type Sheet, sheetOf } from './sheet'
import type { StepBars } from './stepBars'
import type { Waveform } from './waveform'

interface Scene {
  /** What lies between the left edge of the canvas and its right one. */
  readonly across: Range
  readonly wave: Waveform
  readonly scale: Scale
  /** Where the solutions are, when there are few; else the wave's own counts are drawn. */
  readonly solutions: readonly number[] | undefined
  /** Each step as a bar of its own, where they are wide enough and at hand. */
  readonly steps: StepBars | undefined
  /** Steps that are bookmarked. */
  readonly flags: readonly number[]
}

const markSize = 3.5
/** CSS pixels of a flag's cloth. */
const flagSize = 8
/** More lines than this down through the wave would hide it. */
const mostHairlines = 24

interface WaveInks {
  readonly body: string
  readonly edge: string
}

export interface WavePainter {
  /** Columns of pixels across. */
  columns(): number
  paint(scene: Scene): void
  /** The theme is another. */
  setTheme(theme: Theme): void
}

export function createWavePainter(canvases: readonly HTMLCanvasElement[], first: Theme): WavePainter {
  const [ahead, behind, marks] = canvases
  if (!ahead || !behind || !marks) throw new Error('a waveform is painted on three canvases')
  let palette = palettes[first]
  /** Read once: reading a style makes the browser work all styles out. */
  let inks: Map<HTMLCanvasElement, WaveInks> | undefined

  const inksOf = (canvas: HTMLCanvasElement): WaveInks => {
    inks ??= new Map([ahead, behind].map((each) => [each, readInks(each)]))
    return inks.get(canvas) as WaveInks
  }
  return {
    columns: () => Math.max(1, Math.round(ahead.clientWidth * window.devicePixelRatio)),
    paint(scene) {
      for (const canvas of [ahead, behind]) {
        const sheet = sheetOf(canvas)
        if (scene.steps) paintBars(sheet, scene.steps, scene.scale, inksOf(canvas))
        else paintWave(sheet, scene.wave, scene.scale, inksOf(canvas))
      }
      const sheet = sheetOf(marks)
      if (scene.steps) paintSteps(sheet, scene.steps, scene.scale, palette)
      else paintSolutions(sheet, scene, palette)
      paintFlags(sheet, scene, palette)
    },
    setTheme(theme) {
      palette = palettes[theme]
      inks = undefined
    },
  }
}

function readInks(canvas: HTMLCanvasElement): WaveInks {
  const style = getComputedStyle(canvas)
  return { body: style.getPropertyValue('--wave-body'), edge: style.getPropertyValue('--wave-edge') }
}

/** Columns alike are one rectangle: a coarse wave has few of them. */
function paintWave(sheet: Sheet, { low, high }: Waveform, scale: Scale, inks: WaveInks): void {
  const { context, height, ratio } = sheet
  const leastEdge = Math.round(1.5 * ratio)
  const columns = low.length
  for (let first = 0, end = 0; first < columns; first = end) {
    const [least, most] = [low[first] as number, high[first] as number]
    for (end = first + 1; end < columns && low[end] === least && high[end] === most; ) end++
    if (most <= 0) continue
    const body = heightOf(least, scale, sheet)
    const top = Math.max(heightOf(most, scale, sheet), 1)
    context.fillStyle = inks.body
    context.fillRect(first, height - body, end - first, body)
    // At least a line, so that a level run is seen too.
    context.fillStyle = inks.edge
    context.fillRect(first, height - top, end - first, Math.max(top - body, leastEdge))
  }
}

function paintBars(sheet: Sheet, { bars, width }: StepBars, scale: Scale, inks: WaveInks): void {
  const { context, height } = sheet
  context.fillStyle = inks.body
  const gap = width >= 5 * sheet.ratio ? sheet.ratio : 0
  for (const { x, depth } of bars) {
    const top = heightOf(depth, scale, sheet)
    const left = Math.round(x - width / 2)
    context.fillRect(left, height - top, Math.round(x + width / 2) - left - gap, top)
  }
}

function paintSolutions(sheet: Sheet, { solutions, across, wave }: Scene, palette: Palette): void {
  const { context, width, height, ratio } = sheet
  context.fillStyle = palette.solved
  if (!solutions) {
    paintCounts(sheet, wave.solutions)
    return
  }
  const places = solutions.map((k) => partAt(across, k) * width)
  for (const x of places) diamond(context, x, ratio)
  if (places.length > mostHairlines) return
  context.globalAlpha = 0.5
  for (const x of places)
    context.fillRect(Math.round(x - ratio / 2), headroom * ratio, ratio, height - headroom * ratio)
  context.globalAlpha = 1
}

/** Too many to tell apart: how many there are in a column is told by its height, where ten times as many are a bit more. */
function paintCounts({ context, ratio }: Sheet, counts: Float64Array): void {
  const most = Math.log1p(counts.reduce((greatest, count) => Math.max(greatest, count), 0))
  const base = (headroom - 2) * ratio
  counts.forEach((count, column) => {
    if (count === 0) return
    const tall = Math.max(3 * ratio, Math.round((Math.log1p(count) / most) * base))
    context.fillRect(column, base - tall, Math.round(2 * ratio), tall)
  })
}

/** A pole down through the wave, and a cloth at its top that hangs inwards at the right edge. */
function paintFlags(
  { context, width, height, ratio }: Sheet,
  { flags, across }: Scene,
  palette: Palette,
): void {
  context.fillStyle = palette.accent
  for (const k of flags) {
    const part = partAt(across, k)
    if (part < 0 || part > 1) continue
    const x = Math.round(part * width)
    const reach = (x + flagSize * ratio * 2 > width ? -flagSize : flagSize) * ratio
    context.fillRect(Math.round(x - ratio / 2), ratio, ratio, height - ratio)
    context.beginPath()
    context.moveTo(x, ratio)
    context.lineTo(x + reach, (1 + flagSize / 2) * ratio)
    context.lineTo(x, (1 + flagSize) * ratio)
    context.fill()
  }
}

/** The mark of a solution. */
function diamond(context: CanvasRenderingContext2D, x: number, ratio: number): void {
  const size = markSize * ratio
  const top = 2 * ratio
  context.beginPath()
  context.moveTo(x, top)
  context.lineTo(x + size, top + size)
  context.lineTo(x, top + 2 * size)
  context.lineTo(x - size, top + size)
  context.fill()
}
