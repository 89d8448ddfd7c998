import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './build.mjs'
import { drawIcons } from './icons.mjs'

test('the icons in assets/ are those that icon.svg draws now (npm run icons)', async () => {
  const drawn = await drawIcons()
  expect([...drawn.keys()]).toContain('icons/16x16.png')
  for (const [name, bytes] of drawn)
    expect(bytes.equals(readFileSync(join(root, 'assets', name))), name).toBe(true)
})
