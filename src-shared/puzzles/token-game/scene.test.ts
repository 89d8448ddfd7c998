import { describe, expect, test } from 'vitest'
import { langs } from '../../lib/message'
import { faultsOf } from '../../picture/laws'
import type { Mark } from '../../picture/picture'
import type { Moment, Strategy } from '../../puzzle'
import { kindOf } from '../../step'
import { makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { makeSay } from '../../words/say'
import type { TokenMoment } from './explain'
import { tokenGame } from './index'
import type { TokenParams } from './model'
import { words } from './words'

const base: TokenParams = { n: 3, stuck: 'pass', finish: 'off', first: 'horizontal', start: [] }
const says = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }

/** The moments of a run, by their step. */
function watch(params: TokenParams, id: string, most = 60_000) {
  const strategy = tokenGame.strategies.find((each) => each.id === id) as Strategy
  const recording = record(tokenGame as never, params, strategy)
  goOn(recording, most, false)
  const cursor = makeCursor(tokenGame as never, params, strategy)
  const { steps } = windowOf(recording, 0, most)
  return {
    steps,
    total: recording.search.steps,
    at: (k: number) =>
      momentAt(cursor, windowOf(recording, Math.max(0, k - 1), 2), k) as Moment as TokenMoment,
  }
}

const said = (moment: TokenMoment) => tokenGame.explain(moment).map(says.en).join(' ')
const marksOf = (moment: TokenMoment): readonly Mark[] => tokenGame.draw(moment, 'en').marks
const keys = (moment: TokenMoment) => marksOf(moment).map(({ key }) => key)

test('a bad state and a good one are told as in the article', () => {
  const run = watch({ ...base, n: 2 }, 'minimax-table')
  const all = Array.from({ length: run.total }, (_, k) => said(run.at(k + 1))).join('\n')
  expect(all).toContain('A bad state: every move leads to a state good for the opponent.')
  expect(all).toMatch(/A good state: [HV]\d leads to a state bad for the opponent\./)
  expect(all).toContain('Vertical has brought all tokens home.')
})

test('at the end the value, the best line and the marks of the first moves are there', () => {
  const run = watch(base, 'minimax-table')
  const end = run.at(run.total)
  expect(end.exhausted).toBe(true)
  expect(said(end)).toContain('Horizontal wins in 21 moves, if both play at their best.')
  expect(end.game?.line).toHaveLength(21)
  expect(end.game?.values.map((value) => value && value.worth * value.plies)).toEqual([-22, 21, 21])
  expect(keys(end)).toEqual(expect.arrayContaining(['worth-0', 'worth-1', 'worth-2', 'best-0', 'best-20']))
})

describe('alpha-beta', () => {
  const run = watch(base, 'alpha-beta')
  const cuts = Array.from(run.steps.keys()).filter((k) => kindOf(run.steps[k] as number) === 9)

  test('says why before each cut, and shows it', () => {
    expect(cuts.length).toBeGreaterThan(100)
    for (const k of cuts.slice(0, 200)) {
      const before = run.at(k)
      expect(said(before)).toMatch(/will not come here: cut the rest\.$/)
      expect(keys(before)).toContain('strip-cut')
      // What is known above is at least as good for the player there as what is found here.
      const why = tokenGame.explain(before).at(-1)?.values ?? {}
      const rank = (winner: unknown, plies: unknown) =>
        winner === 'draw' ? 0 : (winner === why.above ? 1 : -1) * (1000 - Number(plies))
      const above = rank(why.hasWinner, why.hasPlies)
      const here = rank(why.hereWinner, why.herePlies)
      expect([k, above >= here]).toEqual([k, true])
      expect(said(run.at(k + 1))).toContain('cut off')
    }
  })

  test('what is cut off is known of no move', () => {
    const after = run.at((cuts[0] as number) + 1)
    expect(after.tried).toBe(after.candidates.length)
    expect(after.game?.values.at(-1)).toBeUndefined()
  })
})

test.each([1, 2, 6])('%i tokens: pictures keep the laws in both languages, sentences are whole', (n) => {
  for (const finish of ['off', 'edge'] as const) {
    const run = watch({ ...base, n, finish }, 'alpha-beta', 3000)
    for (let k = 0; k <= Math.min(run.total, 3000); k += 37) {
      const moment = run.at(k)
      for (const lang of langs) {
        expect(faultsOf(tokenGame.draw(moment, lang))).toEqual([])
        for (const message of tokenGame.explain(moment))
          expect(says[lang](message)).not.toMatch(/\{|undefined|NaN|none/)
      }
    }
  }
})

test('tokens keep their keys, so that they slide', () => {
  const run = watch(base, 'minimax', 100)
  const tokens = (k: number) => keys(run.at(k)).filter((key) => key.startsWith('token-'))
  expect(tokens(0)).toEqual(['token-0-0', 'token-0-1', 'token-0-2', 'token-1-0', 'token-1-1', 'token-1-2'])
  expect(tokens(50)).toEqual(tokens(0))
})
