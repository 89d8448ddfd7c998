import type { Greeting } from '@shared/ipc/calls'
import { expect, test } from 'vitest'
import { diagnosticsText, withoutPaths } from './diagnostics'
import { defaultSettings } from './settings'

const greeting: Greeting = {
  settings: defaultSettings,
  lang: 'zh',
  theme: 'dark',
  versions: { app: '1.2.3', electron: '33', chrome: '130', node: '20' },
  platform: 'linux',
  hasUpdates: false,
}

const facts = {
  greeting,
  system: 'linux 6.1 x64',
  run: 'n-queens/place-queens?n=8',
  renderer: 'Card',
  personal: [],
}

test('versions, system, card, run and settings are told, and an empty log is said to be', () => {
  const text = diagnosticsText({ ...facts, log: '' })
  for (const part of [
    'Retrace 1.2.3',
    'linux 6.1 x64',
    'Chromium 130',
    'Card',
    'n=8',
    '"speed":4',
    'The log is empty',
  ])
    expect(text).toContain(part)
})

test('of the log the last hundred lines are told', () => {
  const log = Array.from({ length: 250 }, (_, i) => `line ${i}.`).join('\n')
  const text = diagnosticsText({ ...facts, log })
  expect(text).toContain('line 249.')
  expect(text).toContain('line 150.')
  expect(text).not.toContain('line 149.')
})

test.each([
  ['cannot write /home/ma/My Files/tour.retrace', ['/home/ma'], 'ma/'],
  ["ENOENT: open '/media/张三/私人/马.retrace'", [], '张三'],
  ['at C:\\Users\\Ann\\AppData\\x.js:3:4', [], 'Ann'],
  ['at file:///home/ann/app/out/main/index.js:1:2', ['/home/ann'], 'ann/'],
  ['in “/srv/secret folder/x.json”', ['/srv/secret folder'], 'secret'],
])('%s names no folder of the person', (line, personal, secret) => {
  const text = withoutPaths(line, personal)
  expect(text).not.toContain(secret)
  expect(text).toContain('…')
})

test('what is no path is left as it is', () => {
  const line = '[2026-01-01 10:00:00.123] [error] call save: format: 3/4 of n-queens/place-queens?n=8'
  expect(withoutPaths(line, [])).toBe(line)
})
