/** `retrace generate`: instances of a puzzle, one a seed. */
import { setImmediate } from 'node:timers/promises'
import type { Params } from '@shared/form/field'
import { readForm } from '@shared/form/read'
import type { Maker } from '@shared/puzzle'
import { type Run, runText } from '@shared/run'
import { exitStatus } from './exitStatus'
import { expectWritable, saveFile } from './files'
import { print, remark, type Talk } from './io'
import { makeProgress, type Progress } from './progress'
import { quoted, type Read, refuse } from './refusal'
import { type Call, optionsFrom } from './runFrom'

interface Order {
  readonly maker: Maker
  readonly wishes: Params
  /** The first seed, and how many. */
  readonly seed: number
  readonly count: number
  readonly json: boolean
  /** Where to write; standard output when absent. */
  readonly out: string | undefined
}

export async function generate(call: Call, talk: Talk): Promise<Read<number>> {
  const order = orderFrom(call)
  if (!order.ok) return order
  const strategy = strategyFrom(call)
  if (!strategy.ok) return strategy
  const { out } = order.value
  if (out !== undefined) await expectWritable(out)
  const { lines, status } = await makeAll(order.value, { ...call, strategy: strategy.value }, talk)
  if (out !== undefined && status !== exitStatus.interrupted) await saveFile(out, lines.join(''))
  return { ok: true, value: status }
}

/** Prints as it goes; a file is written in one piece, so that it is there whole or not at all. */
async function makeAll(
  { maker, wishes, seed: first, count, json, out }: Order,
  run: Pick<Run, 'puzzle' | 'strategy'>,
  talk: Talk,
): Promise<{ readonly lines: readonly string[]; readonly status: number }> {
  const progress = makeProgress(talk)
  const lines: string[] = []
  let status: number = exitStatus.done
  for (let seed = first; seed < first + count; seed++) {
    // Ctrl+C has its turn between two seeds.
    await setImmediate()
    if (talk.io.signal.aborted) return { lines, status: exitStatus.interrupted }
    const params = maker.make(wishes, seed, (share) => show(progress, seed, share))
    await progress.clear()
    if (!params) {
      status = exitStatus.none
      await remark(talk, '', { key: 'make.none', values: { seed: String(seed) } })
      continue
    }
    const text = runText({ ...run, params })
    const line = `${json ? JSON.stringify({ seed, params, run: text }) : text}\n`
    if (out === undefined) await print(talk.io.stdout, line)
    else lines.push(line)
  }
  return { lines, status }
}

/** What cannot be shown is no reason to stop. */
function show(progress: Progress, seed: number, share: number): void {
  progress.tell({ key: 'make.progress', values: { seed: String(seed), share } }).catch(() => {})
}

function orderFrom({ puzzle, args, verb }: Call): Read<Order> {
  const { maker } = puzzle
  if (!maker) throw new Error(`${puzzle.id} has no maker`)
  const ids = maker.form.fields.map(({ id }) => id)
  const typed = Object.fromEntries(Object.entries(args.flags).filter(([id]) => ids.includes(id)))
  const wishes = readForm(maker.form, typed)
  if (!wishes.ok) return { ok: false, where: `--${wishes.field}`, message: wishes.message }
  const refusal = maker.check?.(wishes.value)
  if (refusal) return { ok: false, where: `--${refusal.field}`, message: refusal.message }
  const options = optionsFrom(args, verb)
  if (!options.ok) return options
  if (args.flags.out === '') return refuse('--out', 'cli.flag.value')
  const { seed, count, json } = options.value as Pick<Order, 'seed' | 'count' | 'json'>
  return { ok: true, value: { maker, wishes: wishes.value, seed, count, json, out: args.flags.out } }
}

function strategyFrom({ puzzle: { strategies }, args: { flags } }: Call): Read<Run['strategy']> {
  const { strategy: id } = flags
  const strategy = id === undefined ? strategies[0] : strategies.find((each) => each.id === id)
  if (strategy) return { ok: true, value: strategy }
  const allowed = strategies.map((each) => each.id).join(', ')
  return refuse('--strategy', 'run.strategy', { text: quoted(id ?? ''), allowed })
}
