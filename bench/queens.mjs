// Counting n queens: `retrace count` against the best backtracker known, written in C (queens.c), each as a
// whole process from a cold start, by turns. Wall time says what one waits; processor time says it on a busy
// machine, too.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const kernel = join(root, 'out/bench/queens')
const cli = join(root, 'scripts/cli.mjs')

/** Of n = 14, 15, … */
const known = [365_596, 2_279_184, 14_772_512, 95_815_104, 666_090_624]

/** @typedef {{ wallMs: number, cpuMs: number }} Time */
/** @typedef {{ name: string, command: readonly string[] }} Runner */

/** The C compiler's name, if there is one. */
function compiler() {
  return ['cc', 'gcc', 'clang'].find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

function buildKernel() {
  const cc = compiler()
  if (!cc) return false
  mkdirSync(join(root, 'out/bench'), { recursive: true })
  execFileSync(cc, ['-O3', '-march=native', '-o', kernel, join(import.meta.dirname, 'queens.c')])
  return true
}

/**
 * Runs a command to its end. The shell's `times` tells the processor time of its children.
 *
 * @param {readonly string[]} command
 * @returns {{ out: string, time: Time }}
 */
function run(command) {
  const began = performance.now()
  const said = execFileSync('sh', ['-c', '"$@"; times', 'sh', ...command], { encoding: 'utf8' })
  const wallMs = performance.now() - began
  const lines = said.trimEnd().split('\n')
  const cpuMs = (lines.at(-1) ?? '').split(' ').reduce((sum, text) => sum + msOf(text), 0)
  return { out: lines.slice(0, -2).join('\n'), time: { wallMs, cpuMs } }
}

/** Milliseconds of a time like 0m1.25s. */
function msOf(/** @type {string} */ text) {
  const [, minutes = 0, seconds = 0] = /(\d+)m([\d.]+)s/.exec(text) ?? []
  return 1000 * (60 * Number(minutes) + Number(seconds))
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** What a run of either program counted. */
const countIn = (/** @type {string} */ out) =>
  out.startsWith('{')
    ? JSON.parse(out).solutions
    : out.split('\n').reduce((sum, part) => sum + Number(part), 0)

/**
 * All runners by turns, so that whatever else the machine does falls on all alike; the medians of each.
 *
 * @param {readonly Runner[]} runners
 * @param {number} solutions that each has to find
 * @param {number} rounds
 * @returns {Time[]}
 */
function medians(runners, solutions, rounds) {
  /** @type {Time[][]} */
  const times = runners.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, { name, command }] of runners.entries()) {
      const { out, time } = run(command)
      if (countIn(out) !== solutions) throw new Error(`${name} counted ${out}, not ${solutions}`)
      times[i]?.push(time)
    }
  return times.map((each) => ({
    wallMs: median(each.map(({ wallMs }) => wallMs)),
    cpuMs: median(each.map(({ cpuMs }) => cpuMs)),
  }))
}

/** @returns {Runner[]} */
function runnersFor(/** @type {number} */ n, /** @type {number} */ cores, /** @type {boolean} */ hasKernel) {
  const parts = Array.from({ length: cores }, (_, part) => `"${kernel}" ${n} ${part} ${cores} &`)
  const retrace = (/** @type {number} */ jobs) => [
    process.execPath,
    cli,
    'count',
    'n-queens',
    '--n',
    String(n),
    '--jobs',
    String(jobs),
    '--fresh',
  ]
  const inC = [
    { name: 'C, one core', command: [kernel, String(n)] },
    { name: `C, ${cores} processes`, command: ['sh', '-c', `${parts.join(' ')} wait`] },
  ]
  return [
    { name: 'retrace, one thread', command: retrace(1) },
    { name: `retrace, ${cores} threads`, command: retrace(cores) },
    ...(hasKernel ? inC : []),
  ]
}

/**
 * Prints a table of medians, and what they say.
 *
 * @param {{ sizes?: readonly number[], rounds?: number }} [options]
 */
export function benchQueens({ sizes = [14, 15, 16], rounds = 5 } = {}) {
  const hasKernel = buildKernel()
  const cores = availableParallelism()
  console.log(`n queens, whole processes from a cold start, medians of ${rounds} rounds by turns`)
  if (!hasKernel) console.log('(no C compiler here: nothing to compare with)')
  run([process.execPath, cli, 'count', 'n-queens', '--n', '4']) // builds the command line, if need be
  for (const n of sizes) {
    const runners = runnersFor(n, cores, hasKernel)
    const times = medians(runners, known[n - 14] ?? Number.NaN, rounds)
    for (const [i, { name }] of runners.entries()) {
      const { wallMs, cpuMs } = times[i] ?? { wallMs: Number.NaN, cpuMs: Number.NaN }
      console.log(`  n = ${n}  ${name.padEnd(22)} ${seconds(wallMs)} wall ${seconds(cpuMs)} processor`)
    }
    tellRatios(n, times)
  }
}

function tellRatios(/** @type {number} */ n, /** @type {Time[]} */ [one, all, oneInC]) {
  if (!one || !all) return
  const ratio = oneInC ? `${(one.cpuMs / oneInC.cpuMs).toFixed(2)} of the processor time in C, ` : ''
  console.log(`  n = ${n}  ${ratio}all cores ${(one.wallMs / all.wallMs).toFixed(2)} times as fast as one`)
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(3).padStart(8)} s`

if (process.argv[1] === import.meta.filename) {
  const [rounds = 5, ...sizes] = process.argv.slice(2).map(Number)
  benchQueens(sizes.length > 0 ? { rounds, sizes } : { rounds })
}
