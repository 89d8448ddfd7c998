/**
 * 推理: the article's sets of plans (方案集), each made from the one before by one stage. Here a plan is a node whose depth
 * is the number of stages behind it, and its children are the plans that the next stage makes of it; taken breadth
 * first, the nodes of one depth are the set.
 */
import type { Status } from '../../../puzzle'
import { type Clue, holds, itemsOf, type ZebraPuzzle } from '../data'
import type { WayPosition } from '../params'
import { factorial, permutationsOf } from '../permutations'
import { alternative, choiceOf, keep } from './moves'
import { accepts, emptyPlan, fillIn, type Plan, put, takeBack, valueAt } from './plan'
import { needsRooms, type Stage, type Stages } from './stages'

export interface InferencePosition extends WayPosition {
  readonly way: 'inference'
  readonly puzzle: ZebraPuzzle
  readonly stages: Stages
  readonly plan: Plan
  /** Stages behind the plan. */
  stage: number
  /** By stage: how long the trail of the plan was before it. */
  readonly marks: Int32Array
  /** Of a plan that clues of the start contradict: it has no children. */
  readonly isVoid: boolean
  key(): string
}

/** Rooms are given out in every order at once. */
export const mostRooms = 7

export function makeInference(puzzle: ZebraPuzzle, stages: Stages): InferencePosition {
  const plan = emptyPlan(puzzle)
  const isVoid = !begin(plan, puzzle, stages)
  const items = puzzle.houses * (puzzle.attributes.length + 1)
  return {
    way: 'inference',
    puzzle,
    stages,
    plan,
    stage: 0,
    // After the last stage one more is needed for every value still open, at most.
    marks: new Int32Array(stages.stages.length + items + 1),
    isVoid,
    maxMoves: Math.max(
      puzzle.houses,
      stages.stages.some(({ kind }) => kind === 'rooms') ? factorial(puzzle.houses) : 1,
    ),
    moves,
    refuse,
    play,
    undo,
    status,
    key,
  }
}

/** The first plan: objects stand in the order in which its clues name them. False where these clues contradict. */
function begin(plan: Plan, { houses }: ZebraPuzzle, { start }: Stages): boolean {
  const named = start.flatMap(({ a, b }) => [a, b]).filter((item) => item < houses)
  const all = [...new Set([...named, ...Array.from({ length: houses }, (_, i) => i)])]
  for (const [object, item] of all.entries()) put(plan, item, object)
  for (const { a, b } of start) {
    const [name, value] = a < houses ? [a, b] : [b, a]
    const object = plan.objectOf[name] as number
    if (!accepts(plan, value, object)) return false
    if (plan.objectOf[value] === -1) put(plan, value, object)
  }
  fillIn(plan)
  return true
}

/** The stage that makes the children; after the last one, open values are given out, so that plans become solutions. */
export function stageAt({ stages, stage, plan }: InferencePosition): Stage | undefined {
  const next = stages.stages[stage]
  if (next) return next
  const item = plan.objectOf.indexOf(-1)
  return item < 0 ? undefined : { kind: 'expand', clues: [], item }
}

function moves(this: InferencePosition, into: Int32Array, at: number): number {
  const { plan, stage } = this
  const next = stageAt(this)
  if (this.isVoid || !next) return 0
  const choices = choicesOf(plan, next)
  for (const [i, choice] of choices.entries()) into[at + i] = alternative(stage, choice)
  return choices.length
}

/** Of an in-object clue every object, as each is looked at; of an expansion those that can have the value. */
function choicesOf(plan: Plan, stage: Stage): readonly number[] {
  const { objects, attributes, objectOf } = plan
  const all = Array.from({ length: objects }, (_, object) => object)
  switch (stage.kind) {
    case 'place':
      return all
    case 'filter':
      return [keep]
    case 'expand':
      return objectOf[stage.item] === -1 ? all.filter((object) => accepts(plan, stage.item, object)) : [keep]
    case 'rooms': {
      const free = all.filter((object) => valueAt(plan, object, attributes - 1) === -1)
      return Array.from({ length: factorial(free.length) }, (_, order) => order)
    }
  }
}

function refuse(this: InferencePosition, move: number): number {
  const stage = stageAt(this)
  if (stage?.kind === 'place') {
    const object = choiceOf(move)
    const isOpen = accepts(this.plan, stage.a, object) && accepts(this.plan, stage.b, object)
    return isOpen ? 0 : (stage.clues[stage.clues.length - 1] as number)
  }
  return stage?.kind === 'filter' && !holdsIn(this, stage.clue) ? (stage.clues[0] as number) : 0
}

/** All items of the clue must be on objects; of clues about houses the rooms must be known, too. */
function holdsIn({ plan, puzzle }: InferencePosition, clue: Clue): boolean {
  const places = new Int8Array(plan.objectOf.length)
  for (const item of itemsOf(clue)) {
    const object = plan.objectOf[item] as number
    // Clues that ask only what goes together hold of objects as they hold of houses.
    places[item] = needsRooms(clue) ? valueAt(plan, object, puzzle.attributes.length) : object
  }
  return holds(clue, places)
}

function play(this: InferencePosition, move: number): void {
  const { plan } = this
  const stage = stageAt(this)
  this.marks[this.stage++] = plan.made
  const choice = choiceOf(move)
  if (stage?.kind === 'place') for (const item of [stage.a, stage.b]) putWhereOpen(plan, item, choice)
  if (stage?.kind === 'expand' && choice !== keep) put(plan, stage.item, choice)
  if (stage?.kind === 'rooms') putRooms(plan, choice)
  fillIn(plan)
}

function putWhereOpen(plan: Plan, item: number, object: number): void {
  if (plan.objectOf[item] === -1) put(plan, item, object)
}

/** The free rooms, in the order numbered `order`, to the objects without one. */
function putRooms(plan: Plan, order: number): void {
  const { objects, attributes, objectOf } = plan
  const first = (attributes - 1) * objects
  const items: number[] = []
  const open: number[] = []
  for (let i = 0; i < objects; i++) {
    if (objectOf[first + i] === -1) items.push(first + i)
    if (valueAt(plan, i, attributes - 1) === -1) open.push(i)
  }
  const { values, n } = permutationsOf(open.length)
  for (const [i, object] of open.entries())
    put(plan, items[values[order * n + i] as number] as number, object)
}

function undo(this: InferencePosition): void {
  takeBack(this.plan, this.marks[--this.stage] as number)
}

function status(this: InferencePosition): Status {
  if (this.isVoid) return 'failed'
  return this.stage >= this.stages.stages.length && this.plan.objectOf.indexOf(-1) < 0 ? 'solved' : 'branch'
}

/** No plan comes twice; a frontier wants to know all the same. */
function key(this: InferencePosition): string {
  return `${this.stage}:${String.fromCharCode(...this.plan.objectOf.map((object) => object + 1))}`
}

/** By item the house of its object, or −1 where something of that is not known yet. */
export const placesOf = ({ plan, puzzle }: InferencePosition): number[] =>
  Array.from({ length: puzzle.houses * puzzle.attributes.length }, (_, item) => {
    const object = plan.objectOf[item] as number
    return object < 0 ? -1 : valueAt(plan, object, puzzle.attributes.length)
  })
