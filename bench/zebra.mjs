// The zebra puzzle: solving and making.
import { execFileSync } from 'node:child_process'
import { bundle } from './bundle.mjs'

const row = (/** @type {(string | number)[]} */ ...cells) => console.log(`| ${cells.join(' | ')} |`)

/** Prints the tables of docs/performance.md. */
export async function benchZebra() {
  const script = await bundle('zebra')
  const { solving, making } = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  row('the classic, one solution proved', 'µs', 'ratio')
  row('---', '--:', '--:')
  const [fastest] = Object.values(solving)
  for (const [name, us] of Object.entries(solving)) row(name, us.toFixed(1), (us / fastest).toFixed(1))
  console.log()
  row('a new puzzle', 'median ms', 'worst', 'clues')
  row('---', '--:', '--:', '--:')
  for (const [name, { median, worst, clues }] of Object.entries(making))
    row(name, median.toFixed(2), worst.toFixed(1), clues.toFixed(1))
}

if (process.argv[1] === import.meta.filename) await benchZebra()
