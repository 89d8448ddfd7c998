// The token game: our sweep over all states against two in C++ (tokenSweep.cpp), each as a whole process by turns in
// processor time; and the game trees. `node bench/tokenGame.mjs` prints the tables, with `--long` the whole tree, too.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundle } from './bundle.mjs'

const root = resolve(import.meta.dirname, '..')
const kernel = join(root, 'out/bench/tokenSweep')

/** Nodes of the game trees of three tokens without a table, worked out by a program of its own. */
const known = { 'minimax-3': 66_480_113, 'minimax-3-loses': 65_407_527 }

function buildKernel() {
  const compiler = ['c++', 'g++', 'clang++'].find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
  if (!compiler) return false
  mkdirSync(join(root, 'out/bench'), { recursive: true })
  execFileSync(compiler, ['-O3', '-march=native', '-o', kernel, join(import.meta.dirname, 'tokenSweep.cpp')])
  return true
}

/** Runs the kernel; the shell's `times` tells its processor time. */
function inCpp(/** @type {string} */ n, /** @type {string} */ way) {
  const said = execFileSync('sh', ['-c', '"$@"; times', 'sh', kernel, n, way], { encoding: 'utf8' })
  const [json = '', , children = ''] = said.trimEnd().split('\n')
  const ms = children.split(' ').reduce((sum, text) => {
    const [, minutes = 0, seconds = 0] = /(\d+)m([\d.]+)s/.exec(text) ?? []
    return sum + 1000 * (60 * Number(minutes) + Number(seconds))
  }, 0)
  return { ...JSON.parse(json), ms }
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function benchTokenGame({ rounds = 3, isLong = false } = {}) {
  const script = await bundle('tokenGame')
  const ours = (/** @type {string} */ name) =>
    JSON.parse(execFileSync(process.execPath, [script, name], { encoding: 'utf8' }))
  const hasKernel = buildKernel()
  console.log(`token game, processor time, medians of ${rounds} rounds by turns`)
  if (!hasKernel) console.log('(no C++ compiler here: nothing to compare with)')
  /** @type {Record<string, () => { ms: number, good?: number, rssMB?: number }>} */
  const runners = {
    'n = 5, our sweep': () => ours('sweep-5'),
    ...(hasKernel && {
      'n = 5, C++, state by state': () => inCpp('5', 'plain'),
      'n = 5, C++, 64 at a time': () => inCpp('5', 'sliced'),
    }),
    'n = 4, our sweep': () => ours('sweep-4'),
    'n = 4, values with plies': () => ours('values-4'),
    'n = 4, minimax with a table': () => ours('table-4'),
    'n = 4, alpha-beta': () => ours('alpha-beta-4'),
  }
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(runners).map((name) => [name, []]))
  /** @type {Map<string, number>} */
  const goods = new Map()
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(runners)) {
      const { ms, good, rssMB } = run()
      times[name]?.push(ms)
      if (rssMB && round === 0)
        console.log(`  ${name.padEnd(28)} ${rssMB.toFixed(0)} MB in the whole process`)
      if (good === undefined) continue
      const size = name.slice(0, 5)
      if ((goods.get(size) ?? good) !== good)
        throw new Error(`${name}: ${good} good states, not ${goods.get(size)}`)
      goods.set(size, good)
    }
  for (const [name, all] of Object.entries(times))
    console.log(`  ${name.padEnd(28)} ${median(all).toFixed(0).padStart(6)} ms`)
  if (isLong) for (const [name, nodes] of Object.entries(known)) tellTree(name, nodes, ours(name))
}

function tellTree(
  /** @type {string} */ name,
  /** @type {number} */ nodes,
  /** @type {{ ms: number, nodes: number, steps: number }} */ made,
) {
  if (made.nodes !== nodes) throw new Error(`${name}: ${made.nodes} nodes, not ${nodes}`)
  const ns = ((made.ms / made.steps) * 1e6).toFixed(1)
  console.log(`  ${name}: ${nodes} nodes, ${made.steps} steps, ${made.ms.toFixed(0)} ms, ${ns} ns a step`)
}

if (process.argv[1] === import.meta.filename)
  await benchTokenGame({ isLong: process.argv.includes('--long') })
