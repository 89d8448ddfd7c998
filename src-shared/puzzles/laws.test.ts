/** What must hold of every puzzle and every strategy, whatever they are. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Params } from '../form/field'
import { initialParams, readForm, writeField } from '../form/read'
import { langs } from '../lib/message'
import { faultsOf } from '../picture/laws'
import type { Moment, Position, Puzzle, Strategy } from '../puzzle'
import { parseRun, runText } from '../run'
import { answerOf } from '../search/answer'
import { advance, createSearch, lineOf } from '../search/search'
import { restore, snapshot } from '../search/snapshot'
import type { Search } from '../search/state'
import { firstMoment, makeCursor, momentAt } from '../trace/moment'
import { goOn, record, windowOf } from '../trace/recording'
import { makeSay } from '../words/say'
import { puzzles } from './index'

/** Every pair of a strategy and params it can run on: the presets (small, default, not square among them). */
const runs = puzzles.flatMap((puzzle) =>
  puzzle.strategies.flatMap((strategy) =>
    [initialParams(puzzle.form), ...puzzle.form.presets.map(({ params }) => params)]
      .filter((params) => !puzzle.check?.(params, strategy))
      .map((params) => ({ name: runText({ puzzle, strategy, params }), puzzle, strategy, params })),
  ),
)

const most = 20_000
const searchOf = ({ puzzle, params, strategy }: { puzzle: Puzzle; params: Params; strategy: Strategy }) =>
  createSearch(puzzle.position(params, strategy), strategy)

function stepsOf(search: Search, count: number): Int32Array {
  const steps = new Int32Array(count)
  return steps.subarray(0, advance(search, count, false, steps))
}

describe.each(runs)('$name', (run) => {
  const { puzzle, strategy, params } = run

  test('two runs give the same steps, in whatever portions they are made', () => {
    const whole = stepsOf(searchOf(run), most)
    const other = searchOf(run)
    const portions: number[] = []
    for (let size = 1; portions.length < whole.length; size = (size * 7) % 1009) {
      const portion = stepsOf(other, Math.min(size, whole.length - portions.length))
      for (const step of portion) portions.push(step)
    }
    expect(Int32Array.from(portions)).toEqual(whole)
  })

  test('stopped anywhere, set back and gone on, the steps are the same', () => {
    const whole = stepsOf(searchOf(run), most + 500)
    fc.assert(
      fc.property(fc.nat(Math.min(whole.length, most)), fc.nat(2000), (k, more) => {
        const search = searchOf(run)
        advance(search, k, false)
        const kept = snapshot(search)
        advance(search, more, false)
        for (const target of [search, searchOf(run)]) {
          restore(target, kept)
          expect(snapshot(target)).toEqual(kept)
          expect(stepsOf(target, 500)).toEqual(whole.slice(k, k + 500))
        }
      }),
      { numRuns: 20 },
    )
  })

  test('undo leaves the position as it was, and its moves do not depend on the way there', () => {
    const position = puzzle.position(params, strategy)
    const search = createSearch(position, strategy)
    const into = new Int32Array(position.maxMoves)
    const movesOf = (of: Position) => Array.from(into.subarray(0, of.moves(into, 0)))
    fc.assert(
      fc.property(fc.nat(most), (k) => {
        restore(search, snapshot(createSearch(puzzle.position(params, strategy), strategy)))
        advance(search, k, false)
        const before = puzzle.stateText(position)
        const moves = movesOf(position)
        for (const move of sampled(moves.filter((candidate) => position.refuse(candidate) === 0))) {
          position.play(move)
          expect(puzzle.stateText(position)).not.toBe(before)
          position.undo(move)
          expect(puzzle.stateText(position)).toBe(before)
          expect(movesOf(position)).toEqual(moves)
        }
        const fresh = puzzle.position(params, strategy)
        for (const move of search.frames.line.subarray(1, search.frames.depth + 1)) fresh.play(move)
        expect(puzzle.stateText(fresh)).toBe(before)
        expect(movesOf(fresh)).toEqual(moves)
        expect(fresh.status()).toBe(position.status())
      }),
      { numRuns: 20 },
    )
  })

  test('the view at k is the same forwards, backwards and by jump; its pictures keep the laws', () => {
    const recording = record(puzzle, params, strategy)
    goOn(recording, most, false)
    const total = recording.search.steps
    const size = 512
    const cursor = makeCursor(puzzle, params, strategy)
    const view = (k: number, from: number) => {
      const moment = momentAt(cursor, windowOf(recording, from, size), k)
      return seen(puzzle, moment)
    }
    const ks = Array.from({ length: 40 }, (_, i) => Math.floor((total * i) / 39))
    const forwards = ks.map((k) => view(k, Math.floor(k / size) * size))
    const backwards = [...ks].reverse().map((k) => view(k, Math.max(0, k - 100)))
    const fresh = ks.map((k) => {
      const anew = record(puzzle, params, strategy)
      goOn(anew, k, false)
      return seen(puzzle, momentAt(makeCursor(puzzle, params, strategy), windowOf(anew, k, 0), k))
    })
    expect(backwards.reverse()).toEqual(forwards)
    expect(fresh).toEqual(forwards)
  })

  test('the first picture keeps the laws', () => {
    expect(faultsOf(puzzle.draw(firstMoment(puzzle, params, strategy), 'en'))).toEqual([])
  })

  test('the run text is read back', () => {
    const read = parseRun(runText(run), puzzles)
    expect(read.ok && runText(read.value)).toBe(runText(run))
    expect(read.ok && read.value.params).toEqual(params)
  })

  test('a solution written as text and as rows is read back', () => {
    const search = searchOf(run)
    advance(search, most, true)
    if (search.solutions === 0) return
    // A search of a game ends where it began; what is written is the best line.
    const line = answerOf(search)?.line ?? lineOf(search)
    const texts = puzzle.pathTexts(params, line, 'en')
    const csv = [texts.header, ...texts.rows].map((row) => row.join(',')).join('\r\n')
    for (const written of [texts.text, csv]) {
      const read = puzzle.readPath(written, params)
      if (!movesInItsOwnWay(run)) expect(read).toEqual({ ok: true, value: { params, moves: line } })
      const moves = read.ok ? read.value.moves : []
      expect(puzzle.pathTexts(params, moves, 'en')).toEqual(texts)
      const position = puzzle.position(params)
      for (const move of moves) {
        expect(position.refuse(move)).toBe(0)
        position.play(move)
      }
      if (search.game) expect(position.status()).not.toBe('branch')
      else expect(position.status()).toBe('solved')
    }
  })
})

/** All of a few; of many some, the first and the last among them. */
const sampled = (moves: readonly number[]): readonly number[] =>
  moves.filter((_, i) => i % Math.ceil(moves.length / 64) === 0 || i === moves.length - 1)

/** A strategy may have moves of its own; paths are read as moves of the puzzle. */
function movesInItsOwnWay({ puzzle, params, strategy }: (typeof runs)[number]): boolean {
  const [own, plain] = [puzzle.position(params, strategy), puzzle.position(params)].map((position) => {
    const into = new Int32Array(position.maxMoves)
    return into.slice(0, position.moves(into, 0)).join()
  })
  return own !== plain
}

/** All that a person could see of a moment. */
function seen(puzzle: Puzzle, moment: Moment) {
  const picture = puzzle.draw(moment, 'en')
  expect(faultsOf(picture)).toEqual([])
  const { counts, candidates, tried, exhausted } = moment
  const state = puzzle.stateText(moment.position)
  const why = puzzle.explain(moment)
  return {
    counts,
    candidates,
    tried,
    exhausted,
    line: [...moment.line],
    step: moment.step,
    state,
    picture,
    why,
  }
}

describe.each(puzzles.map((puzzle) => ({ id: puzzle.id, puzzle })))('$id', ({ puzzle }) => {
  test('its form reads back its own values, and its presets are valid', () => {
    for (const params of [
      initialParams(puzzle.form),
      ...puzzle.form.presets.map((preset) => preset.params),
    ]) {
      const typed = Object.fromEntries(
        puzzle.form.fields.map((field) => [field.id, writeField(field, params[field.id] ?? '')]),
      )
      expect(readForm(puzzle.form, typed)).toEqual({ ok: true, value: params })
    }
  })

  test('a place that stands for a move lies in the picture, and all of it stands for that move', () => {
    const { moveAt } = puzzle
    if (!moveAt) return
    for (const params of [
      initialParams(puzzle.form),
      ...puzzle.form.presets.map((preset) => preset.params),
    ]) {
      const picture = puzzle.draw(firstMoment(puzzle, params, puzzle.strategies[0] as Strategy), 'en')
      let places = 0
      fc.assert(
        fc.property(fc.nat(1000), fc.nat(1000), (across, down) => {
          const at = { x: (across / 1000) * picture.width, y: (down / 1000) * picture.height }
          const spot = moveAt(params, at.x, at.y)
          if (!spot) return
          places++
          const { x, y, w, h, move } = spot
          expect(faultsOf({ ...picture, marks: [{ kind: 'rect', key: 'spot', x, y, w, h }] })).toEqual([])
          expect(at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h).toBe(true)
          expect(moveAt(params, x + w / 2, y + h / 2)).toEqual(spot)
          if (puzzle.spotOf) expect(puzzle.spotOf(params, move)).toEqual(spot)
          expect(puzzle.moveText(params, move, 'en')).not.toMatch(/undefined|NaN/)
        }),
      )
      expect(places).toBeGreaterThan(0)
    }
  })

  test('every word it needs is there, in every language', () => {
    const { id, form, strategies } = puzzle
    const params = initialParams(form)
    const first = firstMoment(puzzle, params, strategies[0] as Strategy)
    const keys = [
      `${id}.name`,
      `${id}.about`,
      puzzle.title(params).key,
      ...form.fields.map((field) => `${id}.field.${field.id}`),
      ...form.presets.map(({ name }) => name.key),
      ...strategies.flatMap((strategy) => [
        `${id}.strategy.${strategy.id}`,
        `${id}.strategy.${strategy.id}.about`,
      ]),
      ...strategies.flatMap(({ listing }) => listing.lines.map(({ key }) => key)),
      ...strategies
        .flatMap((strategy) =>
          Object.keys(puzzle.counters(first.counts, { params, strategy, first: first.counts })),
        )
        .map((name) => `${id}.counter.${name}`),
    ]
    for (const lang of langs) expect(keys.filter((key) => !(key in puzzle.words[lang]))).toEqual([])
  })

  test('every explanation of a whole run is a sentence in every language', () => {
    for (const strategy of puzzle.strategies) {
      const params = initialParams(puzzle.form)
      const recording = record(puzzle, params, strategy)
      goOn(recording, 2000, false)
      const cursor = makeCursor(puzzle, params, strategy)
      const window = windowOf(recording, 0, 2000)
      for (let k = 0; k <= window.steps.length; k++)
        for (const message of puzzle.explain(momentAt(cursor, window, k)))
          for (const lang of langs)
            expect(says[lang]({ ...message })).not.toMatch(/^[\w-]+(\.[\w-]+)+$|\{|undefined|NaN/)
    }
  })
})

test.each(runs.filter(({ params, puzzle }) => params === puzzle.form.presets[0]?.params))(
  '$name is said place by place in every language, never the same of two places',
  ({ puzzle, params, strategy }) => {
    const recording = record(puzzle, params, strategy)
    goOn(recording, 1000, false)
    const cursor = makeCursor(puzzle, params, strategy)
    const window = windowOf(recording, 0, 1000)
    for (let k = 0; k <= window.steps.length; k += 37) {
      const places = puzzle.cells?.(momentAt(cursor, window, k)).flat() ?? []
      for (const lang of langs) {
        const texts = places.map((place) => says[lang](place))
        for (const text of texts) expect(text).not.toMatch(/^[\w-]+(\.[\w-]+)+$|[{}]|undefined|NaN/)
        expect(new Set(texts).size).toBe(texts.length)
      }
      expect(places.length).toBeGreaterThan(1)
    }
  },
)

const says = Object.fromEntries(
  langs.map((lang) => [
    lang,
    makeSay(
      lang,
      puzzles.map(({ words }) => words),
    ),
  ]),
) as Record<(typeof langs)[number], ReturnType<typeof makeSay>>
