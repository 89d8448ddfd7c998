/**
 * Tidy drawings of trees in linear time: Buchheim, Jünger and Leipert, “Improving Walker's Algorithm to Run in Linear
 * Time” (2002), which is Reingold and Tilford's (1981) for any number of children. On flat arrays and without recursion:
 * children come after their parents, so going backwards through the nodes all that hangs below one is done before it.
 */

/** Of each node how far right it stands, the leftmost at 0; neighbours on a level are at least 1 apart. */
export interface TreeLayout {
  readonly x: Float32Array
  readonly depth: Int32Array
  /** The greatest x and depth. */
  readonly width: number
  readonly height: number
}

/** What the paper keeps of each node: its names are the paper's. All places are relative to the parent's subtree. */
interface Work {
  readonly parent: Int32Array
  readonly firstChild: Int32Array
  readonly lastChild: Int32Array
  readonly nextSibling: Int32Array
  readonly previousSibling: Int32Array
  /** Place among its siblings. */
  readonly number: Int32Array
  /** Where it stands when its left sibling's subtree has been passed; how far all below it is moved besides. */
  readonly prelim: Float64Array
  readonly modifier: Float64Array
  /** Where its children have their middle. */
  readonly middle: Float64Array
  /** The next node of a contour, where it is no child; −1 at the end of one. */
  readonly thread: Int32Array
  readonly ancestor: Int32Array
  readonly change: Float64Array
  readonly shift: Float64Array
}

/**
 * `parent` of each node, −1 of the root alone, which is the first; a parent comes before its children, and these come
 * in the order in which they are to stand.
 */
export function layOutTree(parent: Int32Array): TreeLayout {
  const work = workFor(parent)
  for (let node = parent.length - 1; node >= 0; node--) placeChildren(work, node)
  return placesOf(work)
}

function workFor(parent: Int32Array): Work {
  const count = parent.length
  const whole = () => new Int32Array(count)
  const real = () => new Float64Array(count)
  const work: Work = {
    parent,
    firstChild: whole().fill(-1),
    lastChild: whole().fill(-1),
    nextSibling: whole().fill(-1),
    previousSibling: whole().fill(-1),
    number: whole(),
    prelim: real(),
    modifier: real(),
    middle: real(),
    thread: whole().fill(-1),
    ancestor: whole(),
    change: real(),
    shift: real(),
  }
  const { firstChild, lastChild, nextSibling, previousSibling, number, ancestor } = work
  for (let node = 0; node < count; node++) {
    ancestor[node] = node
    const above = parent[node] as number
    if (above < 0) continue
    const before = lastChild[above] as number
    if (before < 0) firstChild[above] = node
    else nextSibling[before] = node
    previousSibling[node] = before
    number[node] = before < 0 ? 0 : (number[before] as number) + 1
    lastChild[above] = node
  }
  return work
}

/** Puts the children of a node, whose subtrees are done, as near to each other as may be. */
function placeChildren(work: Work, node: number): void {
  const { firstChild, lastChild, nextSibling, prelim, modifier, middle } = work
  const first = firstChild[node] as number
  if (first < 0) return
  let nearest = first
  let left = -1
  for (let child = first; child >= 0; child = nextSibling[child] as number) {
    prelim[child] = left < 0 ? (middle[child] as number) : (prelim[left] as number) + 1
    modifier[child] = (prelim[child] as number) - (middle[child] as number)
    if (left >= 0) nearest = apportion(work, child, left, nearest)
    left = child
  }
  carryOutShifts(work, node)
  middle[node] = ((prelim[first] as number) + (prelim[lastChild[node] as number] as number)) / 2
}

/**
 * Moves the subtree of `node` right until it keeps clear of all to the left of it, following the contours that face
 * each other down to where one ends; smaller subtrees between the two that touch are moved by their share.
 */
function apportion(work: Work, node: number, left: number, nearest: number): number {
  const { parent, firstChild, prelim, modifier, thread, ancestor } = work
  const eldest = firstChild[parent[node] as number] as number
  let [innerRight, outerRight, innerLeft, outerLeft] = [node, node, left, eldest]
  let sumInnerRight = modifier[innerRight] as number
  let sumOuterRight = sumInnerRight
  let sumInnerLeft = modifier[innerLeft] as number
  let sumOuterLeft = modifier[outerLeft] as number
  let [belowLeft, belowRight] = [nextRight(work, innerLeft), nextLeft(work, innerRight)]
  while (belowLeft >= 0 && belowRight >= 0) {
    innerLeft = belowLeft
    innerRight = belowRight
    outerLeft = nextLeft(work, outerLeft)
    outerRight = nextRight(work, outerRight)
    ancestor[outerRight] = node
    const gap =
      (prelim[innerLeft] as number) + sumInnerLeft - ((prelim[innerRight] as number) + sumInnerRight) + 1
    if (gap > 0) {
      const above = ancestor[innerLeft] as number
      moveSubtree(work, parent[above] === parent[node] ? above : nearest, node, gap)
      sumInnerRight += gap
      sumOuterRight += gap
    }
    sumInnerLeft += modifier[innerLeft] as number
    sumInnerRight += modifier[innerRight] as number
    sumOuterLeft += modifier[outerLeft] as number
    sumOuterRight += modifier[outerRight] as number
    belowLeft = nextRight(work, innerLeft)
    belowRight = nextLeft(work, innerRight)
  }
  if (belowLeft >= 0 && nextRight(work, outerRight) < 0) {
    thread[outerRight] = belowLeft
    modifier[outerRight] = (modifier[outerRight] as number) + sumInnerLeft - sumOuterRight
  }
  if (belowRight >= 0 && nextLeft(work, outerLeft) < 0) {
    thread[outerLeft] = belowRight
    modifier[outerLeft] = (modifier[outerLeft] as number) + sumInnerRight - sumOuterLeft
    return node
  }
  return nearest
}

const nextLeft = ({ firstChild, thread }: Work, node: number): number =>
  (firstChild[node] as number) >= 0 ? (firstChild[node] as number) : (thread[node] as number)

const nextRight = ({ lastChild, thread }: Work, node: number): number =>
  (lastChild[node] as number) >= 0 ? (lastChild[node] as number) : (thread[node] as number)

function moveSubtree(work: Work, from: number, to: number, by: number): void {
  const { number, change, shift, prelim, modifier } = work
  const share = by / ((number[to] as number) - (number[from] as number))
  change[to] = (change[to] as number) - share
  shift[to] = (shift[to] as number) + by
  change[from] = (change[from] as number) + share
  prelim[to] = (prelim[to] as number) + by
  modifier[to] = (modifier[to] as number) + by
}

/** From right to left, so that each child is moved by what those to the right of it have asked for. */
function carryOutShifts(
  { lastChild, previousSibling, prelim, modifier, change, shift }: Work,
  node: number,
): void {
  let moved = 0
  let grows = 0
  for (let child = lastChild[node] as number; child >= 0; child = previousSibling[child] as number) {
    prelim[child] = (prelim[child] as number) + moved
    modifier[child] = (modifier[child] as number) + moved
    grows += change[child] as number
    moved += (shift[child] as number) + grows
  }
}

/** Adds up the movements from the root down, and puts the leftmost node at 0. */
function placesOf({ parent, prelim, modifier, middle }: Work): TreeLayout {
  const count = parent.length
  const x = new Float32Array(count)
  const depth = new Int32Array(count)
  const sums = new Float64Array(count)
  const exact = new Float64Array(count)
  let [least, most, height] = [Infinity, -Infinity, 0]
  for (let node = 0; node < count; node++) {
    const above = parent[node] as number
    const sum = above < 0 ? 0 : (sums[above] as number)
    exact[node] = above < 0 ? (middle[node] as number) : (prelim[node] as number) + sum
    sums[node] = above < 0 ? 0 : sum + (modifier[node] as number)
    depth[node] = above < 0 ? 0 : (depth[above] as number) + 1
    least = Math.min(least, exact[node] as number)
    most = Math.max(most, exact[node] as number)
    height = Math.max(height, depth[node] as number)
  }
  for (let node = 0; node < count; node++) x[node] = (exact[node] as number) - least
  return { x, depth, width: Math.max(0, most - least), height }
}
