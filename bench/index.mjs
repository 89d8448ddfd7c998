// `npm run bench`: measures the machine side by side in one run and prints the tables of docs/performance.md.
// `npm run bench -- --long` adds the search of 10¹⁰ steps, 17 and 18 queens, 20 random 4×4 boards, and the game tree
// of three tokens a side.
import { execFileSync } from 'node:child_process'
import os from 'node:os'
import { bundle } from './bundle.mjs'
import { benchQueens } from './queens.mjs'
import { benchTiles } from './tiles.mjs'
import { benchTokenGame } from './tokenGame.mjs'
import { benchTree } from './tree.mjs'
import { benchZebra } from './zebra.mjs'

const ROUNDS = 3
const isLong = process.argv.includes('--long')

const machine = await bundle('machine')
const measure = (/** @type {string} */ name) =>
  JSON.parse(execFileSync(process.execPath, [machine, name], { encoding: 'utf8', maxBuffer: 1e7 }))

const median = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Medians over rounds in which all of them take turns, so that a busy machine is busy for all. */
function sideBySide(/** @type {string[]} */ names) {
  /** @type {Record<string, number[]>} */
  const all = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) for (const name of names) all[name]?.push(measure(name))
  return Object.fromEntries(names.map((name) => [name, median(all[name] ?? [])]))
}

const row = (/** @type {(string | number)[]} */ ...cells) => console.log(`| ${cells.join(' | ')} |`)
const fixed = (/** @type {number} */ value, digits = 2) => value.toFixed(digits)

const cpu = os.cpus()[0]?.model.trim()
console.log(
  `${cpu}, ${os.cpus().length} cores, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}\n`,
)

const ns = sideBySide([
  'hand',
  'queens',
  'queens-emitting',
  'knight',
  'knight-emitting',
  'blind',
  'bare',
  'recorded',
])
row('machine', 'ns a step', 'M steps/s', 'ratio to the loop by hand')
row('---', '--:', '--:', '--:')
for (const name of ['hand', 'queens', 'queens-emitting', 'knight', 'knight-emitting', 'blind'])
  row(
    name,
    fixed(ns[name] ?? NaN),
    fixed(1000 / (ns[name] ?? NaN), 0),
    fixed((ns[name] ?? NaN) / (ns.hand ?? NaN)),
  )
console.log(
  `\nladder and overview slow a search of 10⁹ steps by ${fixed(((ns.recorded ?? 0) / (ns.bare ?? 1) - 1) * 100, 1)} %\n`,
)

row(
  'steps',
  'seek: median ms',
  'p95',
  'worst',
  'step back: median ms',
  'worst',
  'ladder + overview MB',
  'process MB',
)
row('---', '--:', '--:', '--:', '--:', '--:', '--:', '--:')
for (const name of ['queens-1e8', 'queens-1e9', 'knight-1e9', ...(isLong ? ['queens-1e10'] : [])]) {
  const { seek, back, keptMB, rssMB } = measure(name)
  row(
    name,
    fixed(seek.median),
    fixed(seek.p95),
    fixed(seek.worst),
    fixed(back.median, 3),
    fixed(back.worst, 3),
    fixed(keptMB, 1),
    fixed(rssMB, 0),
  )
}

console.log()
row('whole state space', 'states', 'first time: ms', 'least: ms', 'M states/s')
row('---', '--:', '--:', '--:', '--:')
for (const name of [
  'facts-article',
  'facts-larger',
  'map-article',
  'map-larger',
  'map-tiles',
  'draw-article',
  'draw-tiles',
]) {
  const { first, least, states } = measure(name)
  row(name, states, fixed(first, 1), fixed(least), fixed(states / least / 1000, 1))
}

console.log()
benchQueens({ sizes: isLong ? [14, 15, 16, 17, 18] : [14, 15, 16], rounds: ROUNDS })

console.log()
await benchTiles(isLong)

console.log()
await benchZebra()

console.log()
await benchTokenGame({ rounds: ROUNDS, isLong })

await benchTree()
