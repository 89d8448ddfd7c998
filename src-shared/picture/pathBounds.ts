/** The box around SVG path data, found by walking its curves; used to check pictures and to size what is painted. */

/** Edges in the units of whatever is measured. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How many numbers each command takes. */
const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Points taken on each curve: an outline of 100 units is found to within a twentieth of a unit. */
const samples = 24

interface Command {
  readonly name: string
  readonly relative: boolean
  readonly numbers: readonly number[]
}

/** Reads path data; undefined when it is not path data. Arc flags must be set apart from what follows them. */
function readPath(d: string): readonly Command[] | undefined {
  if (!/^\s*[Mm]/.test(d)) return undefined
  const commands: Command[] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const numbers = rest
      .split(/[\s,]+|(?<=[\d.])(?=-)/)
      .filter(Boolean)
      .map(Number)
    const name = letter.toUpperCase()
    const takes = arity[name]
    if (takes === undefined || numbers.some((value) => !Number.isFinite(value))) return undefined
    if (takes === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % takes > 0)
      return undefined
    const relative = letter !== name
    if (takes === 0) commands.push({ name, relative, numbers })
    for (let at = 0; at < numbers.length; at += takes) {
      // Pairs after the first pair of a move are lines.
      commands.push({
        name: name === 'M' && at > 0 ? 'L' : name,
        relative,
        numbers: numbers.slice(at, at + takes),
      })
    }
  }
  return commands
}

/** The box around the outline itself, strokes not counted. Undefined when `d` cannot be read. */
export function pathBounds(d: string): Box | undefined {
  const commands = readPath(d)
  if (!commands) return undefined
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, pullX: 0, pullY: 0, last: '' }
  const reach = (x: number, y: number) => {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  for (const command of commands) follow(pen, command, reach)
  return box
}

/** Where the pen stands, where its outline began, and the last control point, which S and T mirror. */
interface Pen {
  x: number
  y: number
  startX: number
  startY: number
  pullX: number
  pullY: number
  last: string
}

type Reach = (x: number, y: number) => void

function follow(pen: Pen, command: Command, reach: Reach): void {
  const { name } = command
  const n = absolute(pen, command)
  const at = (index: number) => n[index] as number
  const mirrors = (name === 'S' && /[CS]/.test(pen.last)) || (name === 'T' && /[QT]/.test(pen.last))
  const mirrorX = mirrors ? 2 * pen.x - pen.pullX : pen.x
  const mirrorY = mirrors ? 2 * pen.y - pen.pullY : pen.y
  if (name === 'Z') moveTo(pen, pen.startX, pen.startY)
  else if (name === 'C') curve(pen, [at(0), at(1), at(2), at(3), at(4), at(5)], reach)
  else if (name === 'S') curve(pen, [mirrorX, mirrorY, at(0), at(1), at(2), at(3)], reach)
  else if (name === 'Q') bend(pen, [at(0), at(1), at(2), at(3)], reach)
  else if (name === 'T') bend(pen, [mirrorX, mirrorY, at(0), at(1)], reach)
  else if (name === 'A') arc(pen, n, reach)
  else moveTo(pen, name === 'V' ? pen.x : at(0), name === 'V' ? at(0) : name === 'H' ? pen.y : at(1))
  if (name === 'M') {
    pen.startX = pen.x
    pen.startY = pen.y
  }
  pen.last = name
  reach(pen.x, pen.y)
}

/** The command's numbers with its relative places made absolute; an arc's radii, turn and flags stay. */
function absolute(pen: Pen, { name, relative, numbers }: Command): readonly number[] {
  if (!relative) return numbers
  if (name === 'V') return numbers.map((y) => y + pen.y)
  return numbers.map((value, i) => {
    if (name === 'A' && i < 5) return value
    const isX = name === 'A' ? i === 5 : i % 2 === 0
    return value + (isX ? pen.x : pen.y)
  })
}

function moveTo(pen: Pen, x: number, y: number): void {
  pen.x = x
  pen.y = y
}

function curve(
  pen: Pen,
  [ax, ay, bx, by, x, y]: readonly [number, number, number, number, number, number],
  reach: Reach,
) {
  for (let i = 1; i < samples; i++) {
    const t = i / samples
    const u = 1 - t
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    reach(p * pen.x + q * ax + r * bx + s * x, p * pen.y + q * ay + r * by + s * y)
  }
  pen.pullX = bx
  pen.pullY = by
  moveTo(pen, x, y)
}

/** A quadratic curve is a cubic one whose control points lie two thirds of the way to its own. */
function bend(pen: Pen, [ax, ay, x, y]: readonly [number, number, number, number], reach: Reach): void {
  const third = (from: number, to: number) => from + ((to - from) * 2) / 3
  curve(pen, [third(pen.x, ax), third(pen.y, ay), third(x, ax), third(y, ay), x, y], reach)
  pen.pullX = ax
  pen.pullY = ay
}

/** From end points to centre: SVG 1.1, appendix F.6.5. */
function arc(
  pen: Pen,
  [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0]: readonly number[],
  reach: Reach,
) {
  if (!rx || !ry || (x === pen.x && y === pen.y)) return moveTo(pen, x, y)
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  const halfX = (cos * (pen.x - x) + sin * (pen.y - y)) / 2
  const halfY = (-sin * (pen.x - x) + cos * (pen.y - y)) / 2
  // Radii too small to span the end points grow until they do.
  const short = Math.max(1, Math.hypot(halfX / rx, halfY / ry))
  const [a, b] = [Math.abs(rx) * short, Math.abs(ry) * short]
  const spare =
    Math.sqrt(Math.max(0, 1 / ((halfX / a) ** 2 + (halfY / b) ** 2) - 1)) * (large === sweep ? -1 : 1)
  const [middleX, middleY] = [(spare * a * halfY) / b, (-spare * b * halfX) / a]
  const from = Math.atan2((halfY - middleY) / b, (halfX - middleX) / a)
  let by = Math.atan2((-halfY - middleY) / b, (-halfX - middleX) / a) - from
  if (sweep && by < 0) by += 2 * Math.PI
  if (!sweep && by > 0) by -= 2 * Math.PI
  for (let i = 1; i < samples; i++) {
    const [u, v] = [
      a * Math.cos(from + (by * i) / samples) + middleX,
      b * Math.sin(from + (by * i) / samples) + middleY,
    ]
    reach(cos * u - sin * v + (pen.x + x) / 2, sin * u + cos * v + (pen.y + y) / 2)
  }
  moveTo(pen, x, y)
}
