import { expect, test } from 'vitest'
import { faultsOf } from '../../picture/laws'
import type { Mark } from '../../picture/picture'
import type { Strategy } from '../../puzzle'
import { makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { attackedBelow } from './attacks'
import type { QueensMoment } from './explain'
import { nQueens } from './index'
import { centreX, centreY, layoutOf } from './layout'
import { attackOn } from './model'

/** Shows the moment after each of the first steps. */
function watch(n: number, most: number, see: (moment: QueensMoment) => void) {
  const strategy = nQueens.strategies[0] as Strategy
  const recording = record(nQueens, { n, given: [] }, strategy)
  goOn(recording, most, false)
  const window = windowOf(recording, 0, recording.search.steps)
  const cursor = makeCursor(nQueens, { n, given: [] }, strategy)
  for (let k = 0; k <= window.steps.length; k++) see(momentAt(cursor, window, k) as QueensMoment)
}

const markOf = (moment: QueensMoment, key: string): Mark | undefined =>
  nQueens.draw(moment, 'en').marks.find((mark) => mark.key === key)

test.each(Array.from({ length: 32 }, (_, i) => i + 1))('%i queens: pictures keep the laws', (n) => {
  watch(n, 20 + n, (moment) => expect(faultsOf(nQueens.draw(moment, 'en'))).toEqual([]))
})

test('from the row in work down, squares are shaded just where some queen attacks them', () => {
  watch(7, 400, ({ position }) => {
    const { n, row: r, queens } = position
    // Rows still empty are kept clear by columns off the board.
    const placed = Array.from({ length: n }, (_, i) => (i < r ? (queens[i] as number) : -1000))
    const expected = Array.from({ length: n * n }, (_, square) => {
      const row = Math.floor(square / n)
      return row >= r && attackOn(placed, row, square % n) ? 1 : 0
    })
    expect(Array.from(attackedBelow(position))).toEqual(expected)
  })
})

test('the line of a refusal leads from the attacking queen to the square tested', () => {
  const layout = layoutOf(6)
  let refusals = 0
  watch(6, 300, (moment) => {
    const { step, position } = moment
    const attack = step && attackOn(position.queens, position.row, step.move)
    const lines = nQueens.draw(moment, 'en').marks.filter(({ key }) => key.startsWith('attack-'))
    if (step?.kind !== 'refuse') return expect(lines).toEqual([])
    const q = position.queens[attack?.row as number] as number
    const ends = [
      centreX(layout, q),
      centreY(layout, attack?.row as number),
      centreX(layout, step.move),
      centreY(layout, position.row),
    ]
    expect(lines).toMatchObject([{ points: Float32Array.from(ends), stroke: 'refused' }])
    expect(markOf(moment, `queen-${attack?.row}`)).toMatchObject({ fill: 'refused' })
    expect(markOf(moment, `mark-${position.row}-${step.move}`)).toMatchObject({ fill: 'refused' })
    refusals++
  })
  expect(refusals).toBeGreaterThan(100)
})

test('Q, r, j and count are those of the program', () => {
  watch(4, 100, (moment) => {
    const { position, counts, step } = moment
    const values = Array.from({ length: 4 }, (_, i) => markOf(moment, `value-${i}`))
    expect(values.map((mark) => mark?.kind === 'text' && mark.text)).toEqual(
      Array.from({ length: 4 }, (_, i) => (i < position.row ? String(position.queens[i]) : '−1')),
    )
    expect(markOf(moment, 'r')).toMatchObject({ text: `r = ${position.row}` })
    expect(markOf(moment, 'count')).toMatchObject({ text: `count = ${counts.solutions}` })
    const tests = step?.kind === 'refuse' || step?.kind === 'backtrack'
    if (tests) expect(markOf(moment, 'j')).toMatchObject({ text: `j = ${step.move}` })
    else expect(markOf(moment, 'j')).toBeUndefined()
  })
})

test('a solution wears diamonds, and nothing else does', () => {
  let solutions = 0
  watch(6, 2000, (moment) => {
    const diamonds = nQueens.draw(moment, 'en').marks.filter(({ key }) => key.startsWith('solved-'))
    expect(diamonds.length).toBe(moment.solved ? 6 : 0)
    if (moment.solved) solutions++
  })
  expect(solutions).toBe(4)
})
