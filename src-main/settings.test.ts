import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultExportChoices } from '@shared/ipc/exporting'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultSettings, openMemory, parseMemory } from './settings'

const chosen = {
  lang: 'zh',
  theme: 'dark',
  motion: 'reduced',
  announcing: 'playing',
  looksForUpdates: true,
  speed: 30,
  panelWidth: 411,
  panelOpen: false,
  limits: { steps: null, seconds: 60, bytes: 256e6 },
  exporting: {
    ...defaultExportChoices,
    subject: 'view',
    formats: { view: 'pdf' },
    theme: 'dark',
    margin: 16,
  },
} as const

describe('the text of a settings file', () => {
  test.each([
    ['settings alone', { settings: chosen }, { settings: chosen }],
    [
      'everything',
      {
        settings: chosen,
        window: { x: -5, y: 0, width: 1000, height: 700, maximized: true },
        folder: '/home/马',
      },
      {
        settings: chosen,
        window: { x: -5, y: 0, width: 1000, height: 700, maximized: true },
        folder: '/home/马',
      },
    ],
    [
      'an older version, with fewer settings',
      { settings: { lang: 'en' } },
      { settings: { ...defaultSettings, lang: 'en' } },
    ],
    ['a later version, with more', { settings: { ...chosen, sound: true }, more: 1 }, { settings: chosen }],
  ])('%s is understood', (_, written, expected) => {
    expect(parseMemory(JSON.stringify(written))).toEqual(expected)
  })

  test.each([
    '',
    '{"settings":',
    'null',
    '[]',
    '"settings"',
    '{}',
    '{"settings":null}',
    '{"settings":{"theme":"pink"}}',
    '{"settings":{"speed":-1}}',
    '{"settings":{"speed":"fast"}}',
    '{"settings":{"panelWidth":1e9}}',
    '{"settings":{"limits":{"steps":"all","seconds":300,"bytes":1e9}}}',
    '{"settings":{},"window":{"x":0}}',
    '{"settings":{},"window":{"x":0.5,"y":0,"width":1,"height":1,"maximized":false}}',
    '{"settings":{},"folder":7}',
  ])('%j is damaged', (text) => {
    expect(parseMemory(text)).toBeUndefined()
  })
})

describe('a settings file', () => {
  let folder: string
  let path: string
  let complaints: string[]
  let remarks: string[]
  const open = (at = path) =>
    openMemory(at, { complain: (what) => complaints.push(what), remark: ({ key }) => remarks.push(key) })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-settings-'))
    path = join(folder, 'settings.json')
    complaints = []
    remarks = []
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('that is not there yet gives the defaults, without complaint', () => {
    expect(open().memory).toEqual({ settings: defaultSettings })
    expect(complaints).toEqual([])
    expect(existsSync(path)).toBe(false)
  })

  test('is found again as it was left', () => {
    const file = open()
    file.change({ settings: chosen })
    file.change({ folder: '/tmp' })
    file.flush()
    expect(open().memory).toEqual({ settings: chosen, folder: '/tmp' })
    expect(readdirSync(folder)).toEqual(['settings.json'])
  })

  test('is not touched by a flush after no change', () => {
    open().flush()
    expect(existsSync(path)).toBe(false)
  })

  test('is put aside when damaged, and not lost', () => {
    writeFileSync(path, '{"settings":')
    const file = open()
    expect(file.memory).toEqual({ settings: defaultSettings })
    expect(complaints).toHaveLength(1)
    expect(remarks).toEqual(['main.settings.damaged'])
    file.change({ settings: chosen })
    file.flush()
    expect(readFileSync(join(folder, 'settings.damaged.json'), 'utf8')).toBe('{"settings":')
    expect(open().memory).toEqual({ settings: chosen })
  })

  test('that cannot be written is complained of once, and the app goes on', () => {
    writeFileSync(join(folder, 'file'), '')
    const file = open(join(folder, 'file', 'settings.json'))
    complaints = []
    remarks = []
    for (const speed of [1, 2]) {
      file.change({ settings: { ...defaultSettings, speed } })
      file.flush()
    }
    expect(complaints).toEqual(['settings cannot be written'])
    expect(remarks).toEqual(['main.settings.not-kept'])
    expect(file.memory.settings.speed).toBe(2)
  })
})
