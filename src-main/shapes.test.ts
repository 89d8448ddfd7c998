import type { CallName } from '@shared/ipc/calls'
import { defaultExportChoices } from '@shared/ipc/exporting'
import { describe, expect, test } from 'vitest'
import { readArgument } from './shapes'

const request = { format: 'svg', name: 'tour', content: '<svg/>', scale: 2 }

const right: readonly (readonly [CallName, unknown])[] = [
  ['hello', undefined],
  ['startSolver', undefined],
  ['stopSolver', { solver: 1 }],
  ['save', request],
  ['save', { ...request, format: 'text', content: '' }],
  ['save', { ...request, format: 'pdf', page: 'a4' }],
  ['beginFile', { format: 'gif', name: 'tour' }],
  ['writeFile', { file: 1, at: 0, bytes: new Uint8Array(3) }],
  ['endFile', { file: 1 }],
  ['dropFile', { file: 1 }],
  ['drawPicture', { svg: '<svg/>', scale: 4 }],
  ['showInFolder', { path: '/tmp/a' }],
  ['progress', { share: 0.5 }],
  ['progress', { share: null }],
  ['changeSettings', {}],
  ['changeSettings', { lang: 'system' }],
  ['changeSettings', { exporting: defaultExportChoices }],
  ['changeSettings', { exporting: { ...defaultExportChoices, theme: 'dark', formats: { all: 'csv' } } }],
  ['changeSettings', { limits: { steps: 1e12, seconds: null, bytes: 8e9 } }],
  ['changeSettings', { lang: 'zh', theme: 'dark', speed: 0, panelWidth: 320, panelOpen: false }],
]

const wrong: readonly (readonly [CallName, unknown])[] = [
  ['hello', {}],
  ['startSolver', 1],
  ['stopSolver', undefined],
  ['stopSolver', {}],
  ['stopSolver', { solver: '1' }],
  ['stopSolver', { solver: 1.5 }],
  ['stopSolver', { solver: 0 }],
  ['stopSolver', { solver: 1, more: 1 }],
  ['save', null],
  ['save', { ...request, format: 'exe' }],
  ['save', { ...request, name: 7 }],
  ['save', { ...request, content: ['<svg/>'] }],
  ['save', { ...request, scale: 0 }],
  ['save', { ...request, scale: Number.NaN }],
  ['save', { ...request, scale: Number.POSITIVE_INFINITY }],
  ['save', { ...request, path: '/etc/passwd' }],
  ['save', { ...request, page: 'a3' }],
  ['beginFile', { format: 'gif', name: 'tour', path: '/etc/passwd' }],
  ['writeFile', { file: 1, at: -1, bytes: new Uint8Array(3) }],
  ['writeFile', { file: 1, at: 0, bytes: [1, 2, 3] }],
  ['endFile', { file: 0 }],
  ['drawPicture', { svg: '<svg/>', scale: 0 }],
  ['changeSettings', { exporting: { ...defaultExportChoices, formats: { all: 'exe' } } }],
  ['changeSettings', { exporting: {} }],
  ['showInFolder', { path: '' }],
  ['progress', { share: 2 }],
  ['progress', { share: Number.NaN }],
  ['progress', {}],
  ['showInFolder', '/tmp/a'],
  ['changeSettings', { lang: 'fr' }],
  ['changeSettings', { theme: undefined }],
  ['changeSettings', { speed: -1 }],
  ['changeSettings', { panelWidth: '320' }],
  ['changeSettings', { panelOpen: 1 }],
  ['changeSettings', { limits: { steps: 1e9, seconds: 300 } }],
  ['changeSettings', { limits: { steps: 0, seconds: null, bytes: null } }],
  ['changeSettings', { limits: { steps: 1.5, seconds: null, bytes: null } }],
  ['changeSettings', { limits: { steps: Number.POSITIVE_INFINITY, seconds: null, bytes: null } }],
  ['changeSettings', { unknown: true }],
  ['changeSettings', []],
]

describe('an argument', () => {
  test.each(right)('%s(%j) is passed on as it is', (name, argument) => {
    expect(readArgument(name, argument)).toEqual(argument)
  })

  test.each(wrong)('%s(%j) is refused, naming the call', (name, argument) => {
    expect(() => readArgument(name, argument)).toThrow(`${name} was called with a wrong argument`)
  })

  test('of more than 64 MB at once is refused', () => {
    const piece = { file: 1, at: 0, bytes: new Uint8Array(64 * 1024 * 1024 + 1) }
    expect(() => readArgument('writeFile', piece)).toThrow('writeFile was called with a wrong argument')
  })

  test('says which part of it is wrong', () => {
    expect(() => readArgument('changeSettings', { theme: 'pink' })).toThrow('theme')
  })
})
