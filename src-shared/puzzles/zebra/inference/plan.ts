/** A plan (方案): what is known of its objects (对象), one for each house. */
import type { ZebraPuzzle } from '../data'

export interface Plan {
  readonly objects: number
  /** The puzzle's, and rooms. */
  readonly attributes: number
  /** By item, rooms too: its object, or −1. */
  readonly objectOf: Int8Array
  /** `values[object * attributes + attribute]`: the value within its attribute, or −1 (未定). */
  readonly values: Int8Array
  /** Items put on objects, in order; only the first `made` count. */
  readonly trail: Int16Array
  made: number
}

export function emptyPlan({ houses, attributes }: ZebraPuzzle): Plan {
  const kinds = attributes.length + 1
  return {
    objects: houses,
    attributes: kinds,
    objectOf: new Int8Array(houses * kinds).fill(-1),
    values: new Int8Array(houses * kinds).fill(-1),
    trail: new Int16Array(houses * kinds),
    made: 0,
  }
}

export const valueAt = ({ values, attributes }: Plan, object: number, attribute: number): number =>
  values[object * attributes + attribute] as number

/** Puts a value on an object that has none of its attribute. */
export function put(plan: Plan, item: number, object: number): void {
  const { objects, attributes, objectOf, values, trail } = plan
  objectOf[item] = object
  values[object * attributes + Math.floor(item / objects)] = item % objects
  trail[plan.made++] = item
}

/** Takes everything away again that was put after the first `made`. */
export function takeBack(plan: Plan, made: number): void {
  const { objects, attributes, objectOf, values, trail } = plan
  while (plan.made > made) {
    const item = trail[--plan.made] as number
    const object = objectOf[item] as number
    objectOf[item] = -1
    values[object * attributes + Math.floor(item / objects)] = -1
  }
}

/** Where one value of an attribute is left, it goes to the one object without. */
export function fillIn(plan: Plan): void {
  for (let attribute = 0; attribute < plan.attributes; attribute++) {
    const item = onlyLeft(plan, attribute)
    if (item >= 0) put(plan, item, freeObject(plan, attribute))
  }
}

function onlyLeft({ objects, objectOf }: Plan, attribute: number): number {
  let found = -1
  for (let item = attribute * objects; item < (attribute + 1) * objects; item++) {
    if (objectOf[item] !== -1) continue
    if (found >= 0) return -1
    found = item
  }
  return found
}

function freeObject(plan: Plan, attribute: number): number {
  let object = 0
  while (valueAt(plan, object, attribute) !== -1) object++
  return object
}

/** True where the object has this value, or could. */
export const accepts = (plan: Plan, item: number, object: number): boolean => {
  const held = plan.objectOf[item] as number
  if (held >= 0) return held === object
  return valueAt(plan, object, Math.floor(item / plan.objects)) === -1
}
