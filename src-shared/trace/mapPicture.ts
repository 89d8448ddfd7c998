/**
 * The map of a state space as a picture: squares for states in reach of the goal, crosses for hopeless ones, darker
 * once the search has met them; the way to the nearest goal, the line of the search, and where the search stands.
 */
import type { Ink } from '../picture/ink'
import type { CellsMark, Mark, Picture } from '../picture/picture'
import { layOut, type MapLayout, middleOf, squareOf } from './mapLayout'
import type { StateSpace } from './space'
import { pathTo } from './ways'

/** A map that is kept while the playhead moves: only what changes is painted anew. */
export interface MapScene {
  readonly space: StateSpace
  readonly toGoal: Int32Array
  readonly layout: MapLayout
  /** By state, the first cell of its square: worked out once, as thousands may change in a frame. */
  readonly firstCells: Int32Array
  /** How many of the first meetings are painted. */
  met: number
  cells: CellsMark
  /** Marks below and above the lines that stay as they are. */
  readonly axis: readonly Mark[]
  readonly goals: readonly Mark[]
  readonly shortest: readonly Mark[]
}

/** What moves on the map; states are numbers, −1 outside of what it shows. */
export interface MapMoment {
  readonly here: number
  /** The states of the search's line, the start first. */
  readonly line: ArrayLike<number>
  readonly chosen: number | undefined
}

const inks: readonly Ink[] = ['paper', 'map-alive', 'map-hopeless', 'branch', 'map-hopeless-met', 'solved']
const unmetInk = 1
const goalInk = 5

/** True where it is known that no goal can be reached. Of a part of a space that is not known. */
export const isHopeless = (space: StateSpace, toGoal: Int32Array, state: number): boolean =>
  space.isWhole && toGoal[state] === -1

/** A map of this size in picture units, on which nothing has been met yet. */
export function makeMapScene(space: StateSpace, toGoal: Int32Array, width: number, height: number): MapScene {
  const layout = layOut(space, width, height)
  const cells = emptyCells(layout)
  const scene: MapScene = {
    space,
    toGoal,
    layout,
    met: 0,
    cells,
    firstCells: firstCellsOf(layout, space, cells.columns),
    axis: axisOf(layout),
    goals: goalsOf(space, layout),
    shortest: shortestOf(space, layout),
  }
  for (let state = 0; state < space.count; state++) paintState(scene, scene.cells.values, state, false)
  return scene
}

/** Paints the first `count` meetings as met, and no others. `states` come in the order they were met. */
export function paintMet(scene: MapScene, states: ArrayLike<number>, count: number): void {
  if (count === scene.met) return
  const values = scene.cells.values.slice()
  for (let i = scene.met; i < count; i++) paintState(scene, values, states[i] as number, true)
  for (let i = count; i < scene.met; i++) paintState(scene, values, states[i] as number, false)
  scene.met = count
  scene.cells = { ...scene.cells, values }
}

export function mapPicture(scene: MapScene, moment: MapMoment): Picture {
  const { layout, cells, axis, goals, shortest } = scene
  const marks = [cells, ...axis, ...shortest, ...lineOf(scene, moment), ...goals, ...ringsOf(scene, moment)]
  return { width: layout.width, height: layout.height, marks }
}

/** Cells of the grid along a state's square: with two or more it has a shape. */
const grainOf = ({ side }: MapLayout): number => (side >= 2 ? side : 1)

function emptyCells(layout: MapLayout): CellsMark {
  const grain = grainOf(layout)
  const columns = layout.columns * grain
  const rows = layout.rows * grain
  return {
    kind: 'cells',
    key: 'states',
    x: layout.left,
    y: layout.top,
    rows,
    columns,
    cell: layout.side / grain,
    inks,
    values: new Uint8Array(rows * columns),
  }
}

function firstCellsOf(layout: MapLayout, space: StateSpace, columns: number): Int32Array {
  const grain = grainOf(layout)
  const cells = new Int32Array(space.count)
  for (let state = 0; state < space.count; state++) {
    const { column, row } = squareOf(layout, space, state)
    cells[state] = (row * columns + column) * grain
  }
  return cells
}

function paintState(scene: MapScene, values: Uint8Array, state: number, isMet: boolean): void {
  const { space, toGoal, layout, cells, firstCells } = scene
  const grain = grainOf(layout)
  const isLost = isHopeless(space, toGoal, state)
  const ink = space.isGoal[state] === 1 ? goalInk : unmetInk + Number(isLost) + (isMet ? 2 : 0)
  const first = firstCells[state] as number
  if (grain === 1) values[first] = ink
  // With less than three cells none can be spared to keep neighbours apart.
  else paintShape(values, first, cells.columns, Math.max(2, grain - 1), ink, isLost)
}

/** A square of `size` cells, or a cross in it. */
function paintShape(
  values: Uint8Array,
  first: number,
  columns: number,
  size: number,
  ink: number,
  isCross: boolean,
): void {
  const wide = Math.max(1, size / 5)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const falls = Math.abs(x - y) < wide
      // In two by two cells a cross would be a square.
      const rises = size > 2 && Math.abs(x + y - size + 1) < wide
      if (!isCross || falls || rises) values[first + y * columns + x] = ink
    }
}

/** Between two distances that are written, in units. */
const labelled = 30

function axisOf(layout: MapLayout): Mark[] {
  const { across, gap, side, left } = layout
  const pitch = (across + gap) * side
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((each) => each * pitch >= labelled) ?? 2000
  const marks: Mark[] = []
  for (let depth = 0; depth < layout.layers.length - 1; depth += step) {
    const x = left + depth * pitch + (across * side) / 2
    marks.push({
      kind: 'text',
      key: `distance ${depth}`,
      text: String(depth),
      x,
      y: layout.axis,
      size: 11,
      fill: 'text-muted',
    })
  }
  return marks
}

/** More goals than this are seen by their colour alone. */
const mostGoals = 200

function goalsOf(space: StateSpace, layout: MapLayout): Mark[] {
  const marks: Mark[] = []
  const size = Math.max(10, 1.4 * layout.side)
  for (let state = 0; state < space.count && marks.length < mostGoals; state++) {
    if (space.isGoal[state] === 0) continue
    const { x, y } = middleOf(layout, space, state)
    const place = { x: x - size / 2, y: y - size / 2, scale: size / 100 }
    const look = { fill: 'solved', stroke: 'paper', width: 12 } as const
    marks.push({ kind: 'path', key: `goal ${state}`, d: 'M50 0L100 50L50 100L0 50z', ...place, ...look })
  }
  return marks
}

/** A shortest way to a goal: the goal found first is one of the nearest. */
function shortestOf(space: StateSpace, layout: MapLayout): Mark[] {
  const goal = space.isGoal.indexOf(1)
  if (goal < 1) return []
  const points = pointsOf(layout, space, pathTo(space, goal), 0)
  return [{ kind: 'polyline', key: 'shortest', points, stroke: 'solved', width: 2 }]
}

/** Of a longer line only the end is drawn, or it would cover all the states. */
const mostOfLine = 240

function lineOf({ space, layout }: MapScene, { line }: MapMoment): Mark[] {
  if (line.length < 2) return []
  const points = pointsOf(layout, space, line, Math.max(0, line.length - mostOfLine))
  return [{ kind: 'polyline', key: 'line', points, stroke: 'text', width: 1.5, fade: 0.2 }]
}

function pointsOf(
  layout: MapLayout,
  space: StateSpace,
  states: ArrayLike<number>,
  from: number,
): Float32Array {
  const points = new Float32Array(2 * (states.length - from))
  for (let i = from; i < states.length; i++) {
    const { x, y } = middleOf(layout, space, states[i] as number)
    points[2 * (i - from)] = x
    points[2 * (i - from) + 1] = y
  }
  return points
}

/** Where the search stands, and the state that was chosen: each in paper, so that it is seen on every colour. */
function ringsOf({ space, layout }: MapScene, { here, chosen }: MapMoment): Mark[] {
  const marks: Mark[] = []
  if (chosen !== undefined && chosen < space.count) {
    const { x, y } = middleOf(layout, space, chosen)
    const half = Math.max(5, 0.8 * layout.side)
    const box = { kind: 'rect', x: x - half, y: y - half, w: 2 * half, h: 2 * half } as const
    marks.push({ ...box, key: 'chosen under', stroke: 'paper', width: 4 })
    marks.push({ ...box, key: 'chosen', stroke: 'text', width: 2 })
  }
  if (here >= 0) {
    const disc = {
      kind: 'disc',
      ...middleOf(layout, space, here),
      r: Math.max(6, 0.85 * layout.side),
    } as const
    marks.push({ ...disc, key: 'here under', stroke: 'paper', width: 5 })
    marks.push({ ...disc, key: 'here', stroke: 'accent', width: 2.5 })
  }
  return marks
}
