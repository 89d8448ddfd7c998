// `node bench/tree.mjs`: the search tree of half a million steps, made, folded and laid out.
import { execFileSync } from 'node:child_process'
import { bundle } from './bundle.mjs'

export async function benchTree() {
  const times = JSON.parse(execFileSync(process.execPath, [await bundle('tree')], { encoding: 'utf8' }))
  const ms = (/** @type {number} */ time) => (time < 10 ? time.toFixed(1) : Math.round(time))
  console.log(`\n| search tree, ${times.nodes} nodes of 12 queens | ms |\n|---|--:|`)
  console.log(`| made from the steps | ${ms(times.make)} |`)
  console.log(`| seen at a step, folded to ${times.inSight} nodes | ${ms(times.view)} |`)
  console.log(`| those laid out | ${ms(times.drawFolded)} |`)
  console.log(`| all laid out | ${ms(times.layoutWhole)} |`)
  console.log(`| 500,000 nodes at random laid out | ${ms(times.layoutRandom)} |`)
  console.log(`| a chain of 500,000 laid out | ${ms(times.layoutChain)} |`)
}

if (process.argv[1] === import.meta.filename) await benchTree()
