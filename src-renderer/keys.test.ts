import { describe, expect, test } from 'vitest'
import { commandOf, type FocusedElement, type KeyPress, placeOf, shortcuts } from './keys'

const press = (text: string): KeyPress => {
  const parts = text.split('+')
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) as string)
  return { key, ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift'), alt: parts.includes('Alt') }
}

describe('on the page', () => {
  test.each([
    ['Space', 'play'],
    ['ArrowLeft', 'step-back'],
    ['ArrowRight', 'step-forward'],
    ['Shift+ArrowLeft', 'previous-solution'],
    ['Shift+ArrowRight', 'next-solution'],
    ['Ctrl+ArrowLeft', 'previous-dead-end'],
    ['Ctrl+ArrowRight', 'next-dead-end'],
    ['f', 'find'],
    ['F3', 'find-next'],
    ['Shift+F3', 'find-previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['ArrowUp', 'faster'],
    ['ArrowDown', 'slower'],
    ['g', 'go-to'],
    ['G', 'go-to'],
    ['b', 'bookmark'],
    ['e', 'export'],
    ['Ctrl+e', 'export'],
    ['Ctrl+b', 'toggle-panel'],
    ['Ctrl+Enter', 'start'],
    ['?', 'shortcuts'],
    ['Shift+?', 'shortcuts'],
  ])('%s means %s', (text, command) => {
    expect(commandOf(press(text), 'page')).toBe(command)
  })

  test.each([
    'a',
    'Enter',
    'Ctrl+g',
    'Alt+e',
    'Alt+ArrowLeft',
    'Shift+e',
    'Ctrl+Space',
    'Ctrl+Shift+ArrowLeft',
    'Escape',
  ])('%s means nothing', (text) => {
    expect(commandOf(press(text), 'page')).toBeUndefined()
  })
})

test('a plain key never acts while typing, but for the one that leads out of the field', () => {
  for (const { key, ctrl, shift } of shortcuts) {
    if (!ctrl && key !== 'F6')
      expect(commandOf({ key, ctrl: false, shift: shift === true, alt: false }, 'typing')).toBeUndefined()
  }
  expect(commandOf(press('Ctrl+ArrowLeft'), 'typing')).toBeUndefined()
  expect(commandOf(press('Ctrl+e'), 'typing')).toBe('export')
  expect(commandOf(press('F6'), 'typing')).toBe('next-zone')
})

test('a focused button keeps its keys, and the arrows still step', () => {
  expect(commandOf(press('Space'), 'acting')).toBeUndefined()
  expect(commandOf(press('Ctrl+Enter'), 'acting')).toBeUndefined()
  expect(commandOf(press('ArrowRight'), 'acting')).toBe('step-forward')
  expect(commandOf(press('g'), 'acting')).toBe('go-to')
})

test('a slider keeps its arrows; letters still act', () => {
  for (const key of ['ArrowLeft', 'ArrowUp', 'Home', 'End', 'Space'])
    expect(commandOf(press(key), 'choosing')).toBeUndefined()
  expect(commandOf(press('e'), 'choosing')).toBe('export')
})

test('nothing acts through a dialog', () => {
  for (const { key, ctrl, shift } of shortcuts)
    expect(
      commandOf({ key, ctrl: ctrl === true, shift: shift === true, alt: false }, 'covered'),
    ).toBeUndefined()
})

test('no two shortcuts share their keys', () => {
  const keys = shortcuts.map(({ key, ctrl, shift }) => `${ctrl} ${shift} ${key}`)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('the place of the focus', () => {
  const element: FocusedElement = {
    tag: 'DIV',
    type: '',
    role: '',
    popup: '',
    isEditable: false,
    isCovered: false,
    byPointer: false,
  }
  test.each([
    [{ tag: 'BODY' }, 'page'],
    [{ tag: 'INPUT', type: 'text' }, 'typing'],
    [{ tag: 'INPUT', type: 'number' }, 'typing'],
    [{ tag: 'INPUT', type: 'range' }, 'choosing'],
    [{ tag: 'INPUT', type: 'checkbox' }, 'acting'],
    [{ isEditable: true }, 'typing'],
    [{ tag: 'BUTTON' }, 'acting'],
    [{ tag: 'BUTTON', popup: 'listbox' }, 'choosing'],
    [{ role: 'tab' }, 'choosing'],
    [{ role: 'separator' }, 'choosing'],
    [{ role: 'button' }, 'acting'],
    [{ tag: 'BUTTON', isCovered: true }, 'covered'],
    [{ tag: 'INPUT', type: 'text', isCovered: true }, 'covered'],
    [{ tag: 'BUTTON', byPointer: true }, 'page'],
    [{ role: 'tab', byPointer: true }, 'page'],
    [{ tag: 'INPUT', type: 'range', byPointer: true }, 'page'],
    [{ tag: 'INPUT', type: 'text', byPointer: true }, 'typing'],
    [{ tag: 'BUTTON', isCovered: true, byPointer: true }, 'covered'],
  ] as const)('%o is %s', (known, place) => {
    expect(placeOf({ ...element, ...known })).toBe(place)
  })
})
