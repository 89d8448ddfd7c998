/** Every strategy on any small puzzle: all solutions, each once, and paths that are read back. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPath } from '../../export/check'
import { initialParams, readForm } from '../../form/read'
import { langs } from '../../lib/message'
import { faultsOf } from '../../picture/laws'
import { advance, createSearch, lineOf } from '../../search/search'
import { firstMoment } from '../../trace/moment'
import { anyZebra } from './anyZebra'
import { holds, type ZebraPuzzle } from './data'
import { zebra } from './index'
import type { ZebraParams } from './params'
import { placesIn } from './paths'
import { permutationsOf } from './permutations'
import { writeZebra } from './text/format'

const small = anyZebra.filter(({ houses }) => houses <= 3)

function paramsOf(puzzle: ZebraPuzzle): ZebraParams {
  const read = readForm(zebra.form, { puzzle: writeZebra(puzzle) })
  if (!read.ok) throw new Error(read.message.key)
  return read.value
}

/** By trying all permutations of every attribute: the places of each solution as text. */
function solutionsByBrute({ houses, attributes, clues }: ZebraPuzzle): string[] {
  const { count, houses: table } = permutationsOf(houses)
  const found: string[] = []
  for (let combination = 0; combination < count ** attributes.length; combination++) {
    let rest = combination
    const places = attributes.flatMap(() => {
      const order = rest % count
      rest = Math.floor(rest / count)
      return Array.from(table.subarray(order * houses, (order + 1) * houses))
    })
    if (clues.every((clue) => holds(clue, places))) found.push(places.join())
  }
  return found.sort()
}

test.each(zebra.strategies)('$id finds every solution, each once', (strategy) => {
  fc.assert(
    fc.property(small, (puzzle) => {
      const position = zebra.position(paramsOf(puzzle), strategy)
      const search = createSearch(position, strategy)
      const found: string[] = []
      while (advance(search, 1_000_000, true) > 0)
        if (found.length < search.solutions) found.push(placesIn(position).join())
      expect(found.sort()).toEqual(solutionsByBrute(puzzle))
    }),
    { numRuns: 60 },
  )
})

test.each(zebra.strategies)(
  'paths of $id are true solutions, whatever language they are written in',
  (strategy) => {
    fc.assert(
      fc.property(fc.boolean(), (isPrinted) => {
        const params = { ...initialParams(zebra.form), ...(isPrinted && { enumeration: 'as-printed' }) }
        const search = createSearch(zebra.position(params, strategy), strategy)
        advance(search, 1_000_000, true)
        for (const lang of langs) {
          const { text, header, rows, path } = zebra.pathTexts(params, lineOf(search), lang)
          const csv = [header, ...rows].map((row) => row.join(',')).join('\r\n')
          const items = path.map((row) => (row as string[]).join(' ')).join('\n')
          for (const written of [text, csv, items]) {
            const read = zebra.readPath(written, params)
            expect(read.ok && checkPath(zebra as never, params, read.value.moves)).toBe(undefined)
          }
        }
      }),
      { numRuns: 2 },
    )
  },
)

test('pictures of any puzzle keep the laws, at the start and at the end', () => {
  fc.assert(
    fc.property(
      anyZebra,
      fc.constantFrom(...zebra.strategies),
      fc.constantFrom(...langs),
      (puzzle, strategy, lang) => {
        const params = paramsOf(puzzle)
        if (zebra.check?.(params, strategy)) return
        const moment = firstMoment(zebra as never, params, strategy as never)
        expect(faultsOf(zebra.draw(moment as never, lang))).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})
