/**
 * Making, seeing and drawing a search tree of half a million steps; prints one JSON object of milliseconds, medians of
 * as many rounds as there are in `rounds`.
 */
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { goOn, record } from '@shared/trace/recording'
import { drawTree } from '@shared/trace/treeDrawing'
import { treeOf } from '@shared/trace/treeGrowth'
import { layOutTree } from '@shared/trace/treeLayout'
import { makeTreeReader, mostTreeSteps, readTreeOn } from '@shared/trace/treeReader'
import { treeViewAt } from '@shared/trace/treeView'

const rounds = 9

function median(act: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now()
    act()
    return performance.now() - began
  })
  return times.sort((a, b) => a - b)[rounds >> 1] as number
}

const read = parseRun('n-queens/place-queens?n=12', puzzles)
if (!read.ok) throw new Error('no such run')
const { puzzle, params, strategy } = read.value
const recording = record(puzzle, params, strategy)
goOn(recording, 4 * mostTreeSteps, false)

function make(from: number) {
  const reader = makeTreeReader(recording, from, from + mostTreeSteps)
  while (!readTreeOn(reader));
  return treeOf(reader.growth)
}

const tree = make(0)
const folding = { folds: true, turned: new Set<number>() }
const unfolded = { folds: false, turned: new Set<number>() }
const whole = treeViewAt(tree, tree.to, unfolded)
const folded = treeViewAt(tree, tree.to, folding)
const random = Int32Array.from({ length: 500_000 }, (_, i) => (i === 0 ? -1 : ((i * 7919) % i) >> 1))
const chain = Int32Array.from({ length: 500_000 }, (_, i) => i - 1)

console.log(
  JSON.stringify({
    nodes: tree.count,
    make: median(() => void make(mostTreeSteps)),
    view: median(() => void treeViewAt(tree, tree.to, folding)),
    inSight: folded.nodes.length,
    drawFolded: median(() => void drawTree(folded)),
    layoutWhole: median(() => void layOutTree(whole.parent)),
    layoutRandom: median(() => void layOutTree(random)),
    layoutChain: median(() => void layOutTree(chain)),
  }),
)
