/** `retrace steps`: the steps of a run themselves, one a line. */
import { assertNever } from '@shared/lib/assertNever'
import type { Run } from '@shared/run'
import { follow } from '@shared/search/follow'
import { won } from '@shared/search/gameTree'
import { createSearch } from '@shared/search/search'
import { standAt } from '@shared/search/snapshot'
import type { Search } from '@shared/search/state'
import { type StepKind, unpackStep } from '@shared/step'
import type { Window } from '@shared/trace/moment'
import { exitStatus } from './exitStatus'
import { print, remark, type Talk } from './io'
import { makeProgress } from './progress'
import type { Read } from './refusal'
import { type Call, optionsFrom, runFrom } from './runFrom'
import { walk } from './walk'

export async function steps(call: Call, talk: Talk): Promise<Read<number>> {
  const run = runFrom(call)
  if (!run.ok) return run
  const options = optionsFrom(call.args, call.verb)
  if (!options.ok) return options
  const { from, count, all, json } = options.value
  const listed = { from: from as number, count: count as number, all: all as boolean, json: json as boolean }
  return { ok: true, value: await printSteps(run.value, listed, talk) }
}

interface Listed {
  /** The first step to print, and how many. */
  readonly from: number
  readonly count: number
  readonly all: boolean
  readonly json: boolean
}

async function printSteps(run: Run, { from, count, all, json }: Listed, talk: Talk): Promise<number> {
  const { puzzle, params, strategy } = run
  const proof = strategy.exhausts ? undefined : puzzle.impossible?.(params)
  if (proof) {
    await remark(talk, '', proof)
    return exitStatus.none
  }
  const search = createSearch(puzzle.position(params), strategy)
  const follower = createSearch(puzzle.position(params), strategy)
  const progress = makeProgress(talk)
  const bounds = { limit: from + count, all, signal: talk.io.signal }
  // A chunk of steps is printed before the next is made, so that any number of them takes little memory.
  const stop = await walk(search, bounds, async (chunk) => {
    if (search.steps <= from) return progress.show(search)
    await progress.clear()
    await print(talk.io.stdout, linesOf(run, follower, chunk, from, json))
  })
  await progress.clear()
  if (stop === 'interrupted') return exitStatus.interrupted
  if (search.steps < from)
    await remark(talk, '--from', { key: 'cli.steps.end', values: { steps: search.steps } })
  return exitStatus.done
}

/** The chunk's steps from step `from` on. The follower goes along: only it knows how deep a step ends. */
function linesOf(run: Run, follower: Search, chunk: Window, from: number, json: boolean): string {
  const { base, steps } = chunk
  if (follower.steps !== base.steps) standAt(follower, base)
  const first = Math.max(0, from - base.steps)
  let at = follow(follower, chunk, 0, first, 0)
  let lines = ''
  for (let i = first; i < steps.length; i++) {
    at = follow(follower, chunk, i, i + 1, at)
    const line = { k: base.steps + i, ...stepTexts(run, steps[i] as number), depth: follower.frames.depth }
    lines += json ? `${JSON.stringify(line)}\n` : `${line.k}\t${line.kind}\t${line.move}\t${line.depth}\n`
  }
  return lines
}

/** Steps that carry no move of the puzzle carry a number: of the solution, of the node, or the new limit. */
function stepTexts({ puzzle, params }: Run, packed: number): { kind: StepKind; move: string } {
  const { kind, move } = unpackStep(packed)
  switch (kind) {
    case 'visit':
    case 'backtrack':
    case 'refuse':
    case 'meet':
    case 'find':
      return { kind, move: puzzle.moveText(params, move, 'en') }
    case 'solve':
    case 'take':
    case 'deepen':
    case 'cut':
      return { kind, move: `#${move}` }
    case 'value':
      return { kind, move: valueText(move - won) }
    default:
      return assertNever(kind)
  }
}

/** What a position of a game is worth to who is to move: won or lost in so many plies, or a draw. */
function valueText(value: number): string {
  if (value === 0) return '='
  return `${value > 0 ? '+' : '-'}${won - Math.abs(value)}`
}
