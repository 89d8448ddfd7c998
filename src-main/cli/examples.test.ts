/** Every example of the help, carried out as it stands, one after the other in one folder. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { retrace } from './testSession'
import { verbs } from './verbs'

const folder = mkdtempSync(join(tmpdir(), 'retrace-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'tour.txt'), 'a3 c2 a1 b3 d2 b1 c3 d1 b2 d3 c1 a2\n')

/** As a shell would split it; file names are those of the folder. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)]
    .map(([, inQuotes, plain]) => inQuotes ?? plain ?? '')
    .map((word) => (/^\w+\.\w+$/.test(word) ? join(folder, word) : word))

/** The tour of the file is one on 3×4 squares; threads are started from built files alone. */
function besides(line: string): readonly string[] {
  if (line.startsWith('check knights-tour')) return ['--size', '3x4']
  return line.startsWith('count') ? ['--jobs', '1'] : []
}

test.each(verbs.flatMap(({ examples }) => examples))('retrace %s', async (line) => {
  const { status, err } = await retrace([...wordsOf(line), ...besides(line)])
  expect({ status, err }).toEqual({ status: 0, err: '' })
})
