/**
 * Propagation: what every clue and every attribute by itself forbids is taken away, until nothing more follows.
 *
 * Clues are made arc consistent; of an attribute, a house taken by one value is taken from the others (naked single), and
 * a house left to one value alone is given to it (hidden single). Relations to look at wait in a ring, attributes as
 * bits of a number. Nothing is allocated.
 */
import type { Compiled } from './compile'

/** Where a propagation stands: the houses left to each variable, and what must be looked at again. */
export interface Work {
  readonly compiled: Compiled
  /** v sets of houses. */
  readonly domains: Uint16Array
  readonly waiting: Uint16Array
  /** By relation: 1 where it is among those. One that is switched off is 1 always, and so never comes up. */
  readonly isWaiting: Uint8Array
  /** By attribute: its variables, `houses` each. */
  readonly members: Uint8Array
  /** v: 1 and how often a variable had a part in a contradiction; guesses begin where that is often (dom/wdeg). */
  readonly weights: Uint32Array
  head: number
  count: number
  dirtyRows: number
}

export function makeWork(compiled: Compiled): Work {
  const relationCount = compiled.kinds.length
  return {
    compiled,
    domains: Uint16Array.from(compiled.domains),
    waiting: new Uint16Array(relationCount),
    isWaiting: new Uint8Array(relationCount),
    members: compiled.variableOf,
    weights: new Uint32Array(compiled.variables).fill(1),
    head: 0,
    count: 0,
    dirtyRows: 0,
  }
}

/** Back to what is known before any deduction. */
export function restart(work: Work): void {
  work.domains.set(work.compiled.domains)
  work.dirtyRows = (1 << work.compiled.attributes) - 1
  for (let relation = 0; relation < work.waiting.length; relation++) enqueue(work, relation)
}

function enqueue(work: Work, relation: number): void {
  if (work.isWaiting[relation]) return
  work.isWaiting[relation] = 1
  let at = work.head + work.count
  if (at >= work.waiting.length) at -= work.waiting.length
  work.waiting[at] = relation
  work.count++
}

/** Leaves a variable none but these houses; false where that is none at all. */
export function narrow(work: Work, variable: number, houses: number): boolean {
  const { domains, compiled } = work
  const before = domains[variable] as number
  const left = before & houses
  if (left === before) return left !== 0
  domains[variable] = left
  work.dirtyRows |= compiled.rows[variable] as number
  const { first, touching } = compiled
  const end = first[variable + 1] as number
  for (let i = first[variable] as number; i < end; i++) enqueue(work, touching[i] as number)
  return left !== 0
}

/** Goes on until nothing follows; false on a contradiction, after which only `restart` or a copy of domains helps. */
export function propagate(work: Work): boolean {
  for (;;) {
    if (work.count > 0) {
      const relation = work.waiting[work.head] as number
      if (++work.head === work.waiting.length) work.head = 0
      work.count--
      work.isWaiting[relation] = 0
      if (!revise(work, relation)) return blameRelation(work, relation)
    } else if (work.dirtyRows !== 0) {
      const row = 31 - Math.clz32(work.dirtyRows & -work.dirtyRows)
      work.dirtyRows &= ~(1 << row)
      if (!reviseRow(work, row)) return blameRow(work, row)
    } else return true
  }
}

function blameRelation(work: Work, relation: number): false {
  const { weights, compiled } = work
  for (const side of [compiled.a, compiled.b, compiled.c]) {
    const variable = side[relation] as number
    weights[variable] = (weights[variable] as number) + 1
  }
  return stop(work)
}

function blameRow(work: Work, row: number): false {
  const { weights, members, compiled } = work
  const from = row * compiled.houses
  for (let i = from; i < from + compiled.houses; i++) {
    const variable = members[i] as number
    weights[variable] = (weights[variable] as number) + 1
  }
  return stop(work)
}

function stop(work: Work): false {
  while (work.count > 0) {
    work.isWaiting[work.waiting[work.head] as number] = 0
    if (++work.head === work.waiting.length) work.head = 0
    work.count--
  }
  work.dirtyRows = 0
  return false
}

/** Numbers are those of `relations`. */
function revise(work: Work, relation: number): boolean {
  const { domains, compiled } = work
  const a = compiled.a[relation] as number
  const b = compiled.b[relation] as number
  const da = domains[a] as number
  const db = domains[b] as number
  switch (compiled.kinds[relation]) {
    case 0: // not-same
      if (a === b) return false
      if ((da & (da - 1)) === 0) return narrow(work, b, ~da)
      return (db & (db - 1)) !== 0 || narrow(work, a, ~db)
    case 1: // next-to
      return narrow(work, a, (db << 1) | (db >> 1)) && narrow(work, b, (da << 1) | (da >> 1))
    case 2: // just-left
      return narrow(work, a, db >> 1) && narrow(work, b, da << 1)
    case 3: // left
      return narrow(work, a, below(db)) && narrow(work, b, above(da))
    case 4:
      return reviseBetween(work, a, b, compiled.c[relation] as number)
    case 5:
      return reviseOneOf(work, a, b, compiled.c[relation] as number)
    case 6: // same
      return narrow(work, a, db) && narrow(work, b, da)
    case 7: // at
      return narrow(work, a, compiled.bits[relation] as number)
    default: // not-at
      return narrow(work, a, ~(compiled.bits[relation] as number))
  }
}

/** The houses left of the last of these. */
const below = (houses: number): number => (1 << (31 - Math.clz32(houses))) - 1
/** The houses right of the first of these. */
const above = (houses: number): number => -((houses & -houses) << 1)

/** Both directions by themselves, and what either allows. */
function reviseBetween(work: Work, a: number, b: number, c: number): boolean {
  const { domains } = work
  const da = domains[a] as number
  const db = domains[b] as number
  const dc = domains[c] as number
  const rising = db & above(da) & below(dc)
  const falling = db & above(dc) & below(da)
  let [na, nc] = [0, 0]
  if (rising) {
    na |= da & below(rising)
    nc |= dc & above(rising)
  }
  if (falling) {
    na |= da & above(falling)
    nc |= dc & below(falling)
  }
  return narrow(work, b, rising | falling) && narrow(work, a, na) && narrow(work, c, nc)
}

function reviseOneOf(work: Work, a: number, b: number, c: number): boolean {
  const { domains } = work
  const da = domains[a] as number
  const db = domains[b] as number
  const dc = domains[c] as number
  const both = da & (db | dc)
  if (!narrow(work, a, both)) return false
  if ((both & db) === 0) return narrow(work, c, both & dc)
  return (both & dc) !== 0 || narrow(work, b, both & db)
}

/** Naked and hidden singles of an attribute, again while there are any. */
function reviseRow(work: Work, row: number): boolean {
  const { houses } = work.compiled
  const { members, domains } = work
  const from = row * houses
  const all = (1 << houses) - 1
  for (;;) {
    let taken = 0
    let once = 0
    let twice = 0
    for (let i = from; i < from + houses; i++) {
      const domain = domains[members[i] as number] as number
      twice |= once & domain
      once |= domain
      if ((domain & (domain - 1)) === 0) {
        if (domain === 0 || taken & domain) return false
        taken |= domain
      }
    }
    if (once !== all) return false
    if (taken === all || !thinOut(work, from, taken, once & ~twice)) return true
    work.dirtyRows &= ~(1 << row)
  }
}

/** Takes the `taken` houses from what is open and gives it those left to it alone; true where that changed anything. */
function thinOut(work: Work, from: number, taken: number, alone: number): boolean {
  const { members, domains } = work
  const end = from + work.compiled.houses
  let isChanged = false
  for (let i = from; i < end; i++) {
    const variable = members[i] as number
    const domain = domains[variable] as number
    if ((domain & (domain - 1)) === 0) continue
    const own = domain & alone
    // Two houses that nothing else can have are one too many.
    const next = own === 0 ? domain & ~taken : own & (own - 1) ? 0 : own
    if (next === domain) continue
    narrow(work, variable, next)
    isChanged = true
  }
  return isChanged
}
