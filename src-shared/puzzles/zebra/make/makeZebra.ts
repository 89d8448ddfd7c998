/** Puzzles from a seed, the same on every machine: one solution, and no clue that can be left out. */
import { type Random, randomFrom } from '../../../lib/random'
import { type Clue, itemsOf, type ZebraAttribute, type ZebraPuzzle } from '../data'
import { compileApart } from '../solve/compile'
import { type Difficulty, difficultyOf } from '../solve/difficulty'
import { type Solver, solverOf, start } from '../solve/solve'
import { type ClueSet, clueSets, drawing, keyOf, type Rows } from './clues'
import { minimised } from './minimal'
import { type ThemeId, themes } from './themes'

export interface MakeOptions {
  /** 2 … 12 */
  readonly houses: number
  /** 1 … as many as the theme has */
  readonly attributes: number
  readonly theme: ThemeId
  readonly kinds: ClueSet
  readonly difficulty: 'any' | Difficulty
  /** How many true clues are added to those that are needed. */
  readonly extra: number
}

/**
 * One solution, and no clue that can be left out but those that are extra. Where so few clues never make it easy or
 * medium enough, some more are given: then none can be left out without making it harder. Undefined where this seed
 * gives no puzzle of that difficulty in a fair number of attempts; small puzzles are never hard.
 */
export function makeZebra(options: MakeOptions, seed: number): ZebraPuzzle | undefined {
  const random = randomFrom(seed)
  const { difficulty } = options
  let eased: Made | undefined
  for (let attempt = 0; attempt < attemptsFor(options); attempt++) {
    const made = madeAt(options, random)
    if (!made) continue
    if (difficulty === 'any' || difficultyOf(made.puzzle) === difficulty)
      return finished(made, options, random)
    if (difficulty !== 'hard') eased ??= easedTo(difficulty, made)
  }
  return eased && finished(eased, options, random)
}

/** Attempts at large puzzles take long. */
const attemptsFor = ({ houses, attributes, difficulty }: MakeOptions): number =>
  Math.ceil((difficulty === 'hard' ? 2000 : 500) / (houses * attributes))

/** A puzzle, and true clues that it does without. */
interface Made {
  readonly puzzle: ZebraPuzzle
  readonly spare: readonly Clue[]
}

function madeAt(options: MakeOptions, random: Random): Made | undefined {
  const named = { houses: options.houses, attributes: drawnAttributes(options, random), clues: [] }
  const rows = randomRows(options, random)
  const drawn = enoughClues(named, drawing(rows, clueSets[options.kinds], random))
  const isKept = drawn && minimised(drawn.solver, drawn.clues.length)
  if (!isKept) return undefined
  return {
    puzzle: { ...named, clues: drawn.clues.filter((_, at) => isKept[at]) },
    spare: drawn.clues.filter((_, at) => !isKept[at]),
  }
}

/** With as few of the spare clues as make it so easy; undefined where it was easier before, or all are too few. */
function easedTo(wanted: Difficulty, { puzzle, spare }: Made): Made | undefined {
  let clues = puzzle.clues
  let added = 0
  while (difficultyOf({ ...puzzle, clues }) !== wanted) {
    const clue = spare[added++]
    if (!clue) return undefined
    clues = [...clues, clue]
  }
  for (const clue of spare.slice(0, added)) {
    const fewer = clues.filter((other) => other !== clue)
    if (difficultyOf({ ...puzzle, clues: fewer }) === wanted) clues = fewer
  }
  return { puzzle: { ...puzzle, clues }, spare: spare.filter((clue) => !clues.includes(clue)) }
}

/** With the extra clues, all in any order, and a question. */
function finished({ puzzle, spare }: Made, { extra }: MakeOptions, random: Random): ZebraPuzzle {
  const clues = shuffled([...puzzle.clues, ...spare.slice(0, extra)], random)
  return asked({ ...puzzle, clues }, random)
}

/** As many attributes of the theme, the first one always, with as many of their values. */
function drawnAttributes(
  { theme, houses, attributes }: MakeOptions,
  random: Random,
): readonly ZebraAttribute[] {
  const [first, ...others] = themes[theme]
  const drawn = [first as ZebraAttribute, ...shuffled(others, random).slice(0, attributes - 1)]
  return drawn.map((attribute) => ({
    ...attribute,
    values: shuffled(attribute.values, random).slice(0, houses),
  }))
}

/** A solution by house: any order of the values of each attribute. */
function randomRows({ houses, attributes }: MakeOptions, random: Random): Rows {
  const items = Array.from({ length: attributes }, (_, attribute) =>
    shuffled(
      Array.from({ length: houses }, (_, value) => attribute * houses + value),
      random,
    ),
  )
  return { houses, attributes, items: items.flat() }
}

interface Drawn {
  readonly clues: readonly Clue[]
  readonly solver: Solver
}

/** Draws until propagation alone proves that there is one solution. */
function enoughClues(named: ZebraPuzzle, draw: () => Clue): Drawn | undefined {
  const clues: Clue[] = []
  const known = new Set<string>()
  const items = named.houses * named.attributes.length
  for (let wanted = 2 * items; wanted < 40 * items; wanted += items) {
    for (let drawn = clues.length; drawn < wanted; drawn++) {
      const clue = draw()
      const key = keyOf(clue)
      if (known.has(key)) continue
      known.add(key)
      clues.push(clue)
    }
    const solver = solverOf(compileApart(named, clues))
    const { domains } = solver.work
    if (start(solver.work) && domains.every((houses) => (houses & (houses - 1)) === 0)) {
      // Most other solutions differ from this one in little.
      solver.preferred.set(domains)
      return { clues, solver }
    }
  }
  return undefined
}

/** Asks for a value that no clue names, if there is one, and where there is an attribute to name its owner by. */
function asked(puzzle: ZebraPuzzle, random: Random): ZebraPuzzle {
  const { houses, attributes, clues } = puzzle
  if (attributes.length < 2) return puzzle
  const isNamed = new Set(clues.flatMap(itemsOf))
  const items = Array.from({ length: houses * (attributes.length - 1) }, (_, at) => houses + at)
  const silent = items.filter((item) => !isNamed.has(item))
  const item = pick(silent.length > 0 ? silent : items, random)
  return { ...puzzle, question: { item, attribute: 0 } }
}

const pick = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)] as T

/** Fisher and Yates. */
function shuffled<T>(from: readonly T[], random: Random): T[] {
  const all = [...from]
  for (let last = all.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    ;[all[last], all[other]] = [all[other] as T, all[last] as T]
  }
  return all
}
