import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SaveRequest } from '@shared/ipc/calls'
import { saveTo } from './desk'
import { expect, test } from './fixtures'

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="30"><rect width="400" height="30" fill="${colour}"/></svg>`

test('one picture after another, a wrong one and several at once among them', async ({ app, page, home }) => {
  const path = join(home, 'picture.png')
  await saveTo(app, path)
  const save = (content: string, scale = 1) =>
    page.evaluate((request) => (window as unknown as { retrace: Retrace }).retrace.call('save', request), {
      format: 'png',
      name: 'picture',
      content,
      scale,
    } as const)
  interface Retrace {
    call(name: 'save', request: SaveRequest): Promise<{ kind: string; message?: { key: string } }>
  }
  expect((await save(square('#ffffff'))).kind).toBe('saved')
  const white = readFileSync(path)
  expect(await save('no picture')).toMatchObject({ kind: 'failed', message: { key: 'main.png.svg' } })
  const results = await Promise.all([save(square('#000000')), save('<svg'), save(square('#ff0000'), 50)])
  expect(results.map(({ kind, message }) => message?.key ?? kind)).toEqual([
    'saved',
    'main.png.svg',
    'main.png.large',
  ])
  expect(readFileSync(path).equals(white)).toBe(false)
  expect((await save(square('#ffffff'))).kind).toBe('saved')
  expect(readFileSync(path).equals(white)).toBe(true)
})
