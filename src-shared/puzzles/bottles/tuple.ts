/** The state as the article writes it, X = (8,8,0,0,0,0,0), each part below its vessel, and below it the goal. */
import { anyNumber } from '../../form/field'
import type { Mark } from '../../picture/picture'
import type { Layout, Place } from './layout'
import { type SeenBottles, shownPour } from './stream'

export function tuples(moment: SeenBottles, layout: Layout): Mark[] {
  const { position, solved } = moment
  const levels = Array.from(position.levels.subarray(0, position.vessels))
  const goal = position.goal.map((level) => (level === anyNumber ? '*' : String(level)))
  const pour = shownPour(moment)
  const changed = pour?.how === 'made' ? [pour.from, pour.to] : []
  return [
    ...row('state', 'X', levels.map(String), layout.tuple, layout, 19, (i) => ({
      fill: solved ? 'solved' : changed.includes(i) ? 'accent' : 'text',
      bold: true,
    })),
    ...row('goal', 'Xn', goal, layout.goal, layout, 14, (i) => ({
      fill: levels[i] === position.goal[i] ? 'solved' : 'text-muted',
      bold: levels[i] === position.goal[i],
    })),
    ...formula(moment, layout),
  ]
}

type Look = { readonly fill: 'text' | 'accent' | 'solved' | 'text-muted'; readonly bold: boolean }

/** Brackets and commas stand in the same ink as the name; commas follow their part. */
function row(
  key: string,
  name: string,
  parts: readonly string[],
  y: number,
  { places }: Layout,
  size: number,
  look: (i: number) => Look,
): Mark[] {
  const middles = places.map(({ middle }) => middle)
  const first = middles[0] as number
  const last = middles[middles.length - 1] as number
  const sign = (id: string, text: string, x: number): Mark => ({
    kind: 'text',
    key: `${key}-${id}`,
    text,
    x,
    y,
    size,
    fill: 'text-muted',
  })
  return [
    sign('name', `${name} = (`, first - 38),
    sign('end', ')', last + 20),
    ...parts.slice(1).map((_, i) => {
      const half = (size * (parts[i] as string).length) / 3.4
      return sign(`comma-${i}`, ',', (middles[i] as number) + half + 3)
    }),
    ...parts.map(
      (text, i): Mark => ({
        kind: 'text',
        key: `${key}-${i}`,
        text,
        x: middles[i] as number,
        y,
        size,
        ...look(i),
      }),
    ),
  ]
}

/** The article's rule with this move's numbers in it; parts of the tuple are counted from 1 there. */
function formula(moment: SeenBottles, { width, rule: y, places }: Layout): Mark[] {
  const pour = shownPour(moment)
  if (!pour) return []
  const { rule, from, to, fromLevel, toLevel, amount, fills, empties } = pour
  const [i, j] = [from + 1, to + 1]
  const capacity = (places[to] as Place | undefined)?.capacity
  const number = rule === 1 && empties ? '1, 2' : String(rule)
  const left = `Y[${i}] = ${fromLevel} − (${capacity} − ${toLevel}) = ${fromLevel - amount}`
  const taken = `Y[${i}] = 0`
  const given = `Y[${j}] = ${toLevel} + ${fromLevel} = ${toLevel + amount}`
  const filled = `Y[${j}] = ${capacity}`
  const of = [empties ? taken : left, fills && !(rule === 3 && empties) ? filled : given]
  const text = rule === 4 ? taken : rule === 5 ? filled : of.join(', ')
  const ink = { made: 'text', met: 'met', found: 'branch', undone: 'failed' } as const
  const line = { kind: 'text', y, size: 15, fill: ink[pour.how] } as const
  return [{ ...line, key: 'formula', text: `${number}: ${text}`, x: width / 2 }]
}
