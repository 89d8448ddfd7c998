/** The puzzles that come with the app. Their ids are in the names of runs, so both stay as they are. */
import { classic } from './classic'
import type { ZebraPuzzle } from './data'
import { fightersFive } from './samples/fightersFive'
import { fightersFour } from './samples/fightersFour'
import { fightersSeven } from './samples/fightersSeven'
import { neighboursEight } from './samples/neighboursEight'
import { neighboursSix } from './samples/neighboursSix'
import { neighboursThree } from './samples/neighboursThree'
import { readZebra } from './text/format'

export const presets: readonly { readonly id: string; readonly puzzle: ZebraPuzzle }[] = [
  { id: 'classic', puzzle: classic },
  sample('neighbours-3', neighboursThree),
  sample('fighters-4', fightersFour),
  sample('fighters-5', fightersFive),
  sample('neighbours-6', neighboursSix),
  sample('fighters-7', fightersSeven),
  sample('neighbours-8', neighboursEight),
]

function sample(id: string, text: string) {
  const read = readZebra(text)
  if (!read.ok) throw new Error(`${id}: ${read.message.key} ${JSON.stringify(read.message.values)}`)
  return { id, puzzle: read.value }
}
