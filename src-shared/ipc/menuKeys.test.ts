import { expect, test } from 'vitest'
import { keysOf, withoutMnemonic } from './menuKeys'

test('keys are drawn one by one, also where a key is the sign between them', () => {
  expect(keysOf('save-as')).toEqual(['Ctrl', 'Shift', 'S'])
  expect(keysOf('zoom-in')).toEqual(['Ctrl', '+'])
  expect(keysOf('zoom-out')).toEqual(['Ctrl', '−'])
  expect(keysOf('full-screen')).toEqual(['F11'])
})

test.each([
  ['Save &As…', 'Save As'],
  ['&Full Screen', 'Full Screen'],
  ['另存为…(&A)', '另存为'],
  ['设置(&T)', '设置'],
])('%s is shown as %s', (label, shown) => {
  expect(withoutMnemonic(label)).toBe(shown)
})
