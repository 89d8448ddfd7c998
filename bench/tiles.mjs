// `node bench/tiles.mjs`: the sliding tiles of docs/performance.md. `--long` adds 20 random 4×4 boards, some minutes.
import { execFileSync } from 'node:child_process'
import { bundle } from './bundle.mjs'

/** @typedef {{ run: string, ms: number, cpuMs: number, moves: number, steps: number, nodes: number }} Solved */

export async function benchTiles(/** @type {boolean} */ isLong) {
  const tiles = await bundle('tiles')
  /** @returns {Solved[]} */
  const measure = (/** @type {string} */ name) =>
    JSON.parse(execFileSync(process.execPath, [tiles, name], { encoding: 'utf8' }))

  console.log('the 3×3 boards that need 31 moves, one process, from cold code on')
  for (const { run, ms, cpuMs, steps, moves } of measure('hardest'))
    console.log(
      `  ${run.slice(14, 60)}  ${moves} moves  ${steps} steps  ${ms.toFixed(1)} ms, ${cpuMs.toFixed(1)} ms of the processor`,
    )
  if (isLong) tellFifteen(measure('fifteen'))
}

function tellFifteen(/** @type {Solved[]} */ solved) {
  const times = solved.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => (times[Math.ceil(share * times.length) - 1] ?? NaN) / 1000
  const sum = (/** @type {'nodes' | 'steps' | 'cpuMs'} */ of) =>
    solved.reduce((all, each) => all + each[of], 0)
  console.log(`${solved.length} random 4×4 boards by IDA*, seeds 1 to ${solved.length}, processor seconds`)
  console.log(
    `  least ${at(0.05).toFixed(2)}  quarter ${at(0.25).toFixed(2)}  half ${at(0.5).toFixed(2)}` +
      `  three quarters ${at(0.75).toFixed(2)}  nine tenths ${at(0.9).toFixed(2)}  most ${at(1).toFixed(2)}`,
  )
  console.log(
    `  ${(sum('nodes') / sum('cpuMs') / 1000).toFixed(1)} M boards/s, ${((sum('cpuMs') * 1e6) / sum('steps')).toFixed(0)} ns a step,` +
      ` ${solved.map(({ moves }) => moves).join(' ')} moves`,
  )
}

if (process.argv[1] === import.meta.filename) await benchTiles(process.argv.includes('--long'))
