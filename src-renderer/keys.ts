/** The keys of the window, in one table: what they do, where they act, and how they are shown. */

export type KeyCommand =
  | 'play'
  | 'step-back'
  | 'step-forward'
  | 'previous-solution'
  | 'next-solution'
  | 'previous-dead-end'
  | 'next-dead-end'
  | 'find'
  | 'find-next'
  | 'find-previous'
  | 'first'
  | 'last'
  | 'faster'
  | 'slower'
  | 'go-to'
  | 'start'
  | 'bookmark'
  | 'export'
  | 'toggle-panel'
  | 'shortcuts'
  | 'next-zone'
  | 'previous-zone'

export interface Shortcut {
  readonly command: KeyCommand
  /** As `KeyboardEvent.key` says it, letters in lower case. */
  readonly key: string
  readonly ctrl?: true
  readonly shift?: true
  /** As drawn: on the tooltip and in the overview. */
  readonly shown: readonly string[]
}

export const shortcuts: readonly Shortcut[] = [
  { command: 'play', key: ' ', shown: ['Space'] },
  { command: 'step-back', key: 'ArrowLeft', shown: ['←'] },
  { command: 'step-forward', key: 'ArrowRight', shown: ['→'] },
  { command: 'previous-solution', key: 'ArrowLeft', shift: true, shown: ['Shift', '←'] },
  { command: 'next-solution', key: 'ArrowRight', shift: true, shown: ['Shift', '→'] },
  { command: 'previous-dead-end', key: 'ArrowLeft', ctrl: true, shown: ['Ctrl', '←'] },
  { command: 'next-dead-end', key: 'ArrowRight', ctrl: true, shown: ['Ctrl', '→'] },
  { command: 'find', key: 'f', shown: ['F'] },
  { command: 'find-next', key: 'F3', shown: ['F3'] },
  { command: 'find-previous', key: 'F3', shift: true, shown: ['Shift', 'F3'] },
  { command: 'first', key: 'Home', shown: ['Home'] },
  { command: 'last', key: 'End', shown: ['End'] },
  { command: 'faster', key: 'ArrowUp', shown: ['↑'] },
  { command: 'slower', key: 'ArrowDown', shown: ['↓'] },
  { command: 'go-to', key: 'g', shown: ['G'] },
  { command: 'bookmark', key: 'b', shown: ['B'] },
  { command: 'start', key: 'Enter', ctrl: true, shown: ['Ctrl', 'Enter'] },
  { command: 'export', key: 'e', shown: ['E'] },
  { command: 'export', key: 'e', ctrl: true, shown: ['Ctrl', 'E'] },
  { command: 'toggle-panel', key: 'b', ctrl: true, shown: ['Ctrl', 'B'] },
  { command: 'next-zone', key: 'F6', shown: ['F6'] },
  { command: 'previous-zone', key: 'F6', shift: true, shown: ['Shift', 'F6'] },
  // Where ? is depends on the keyboard, and so does whether Shift is held for it.
  { command: 'shortcuts', key: '?', shown: ['?'] },
]

/** How the first key of a command is drawn. */
export const shortcutOf = (command: KeyCommand): readonly string[] =>
  shortcuts.find((shortcut) => shortcut.command === command)?.shown ?? []

/**
 * Where a key was pressed. `typing`: a field takes it. `acting`: a button or a link, which Space and Enter press.
 * `choosing`: something that the arrows move through, as a slider, a tab or a list. `covered`: within a dialog.
 */
export type KeyPlace = 'page' | 'typing' | 'acting' | 'choosing' | 'covered'

export interface KeyPress {
  readonly key: string
  /** Ctrl, or ⌘ on a Mac. */
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
}

/** What a key does when pressed there; undefined when it belongs to what has the focus. */
export function commandOf({ key, ctrl, shift, alt }: KeyPress, place: KeyPlace): KeyCommand | undefined {
  if (alt || place === 'covered') return undefined
  const pressed = key.length === 1 ? key.toLowerCase() : key
  const shortcut = shortcuts.find((each) => {
    const isShifted = each.shift === true || (shift && each.key === '?')
    return each.key === pressed && (each.ctrl === true) === ctrl && isShifted === shift
  })
  return shortcut && isFree(shortcut, place) ? shortcut.command : undefined
}

const ownKeys: Readonly<Record<Exclude<KeyPlace, 'covered'>, (shortcut: Shortcut) => boolean>> = {
  page: () => false,
  acting: ({ key }) => key === ' ' || key === 'Enter',
  choosing: ({ key }) =>
    key === ' ' || key === 'Enter' || key === 'Home' || key === 'End' || key.startsWith('Arrow'),
  // In a field only what no field takes for itself.
  typing: ({ key, ctrl }) => (!ctrl && key !== 'F6') || key.startsWith('Arrow'),
}

const isFree = (shortcut: Shortcut, place: Exclude<KeyPlace, 'covered'>): boolean => !ownKeys[place](shortcut)

/** What is known of the element that has the focus. */
export interface FocusedElement {
  readonly tag: string
  /** Of an input. */
  readonly type: string
  readonly role: string
  readonly popup: string
  readonly isEditable: boolean
  readonly isCovered: boolean
  /** It has the focus because it was pressed, not because the keys went there. */
  readonly byPointer: boolean
}

const pressedInputs = ['checkbox', 'button', 'submit', 'reset']
const choosingRoles = ['slider', 'tab', 'separator', 'radio', 'option', 'menuitem', 'listbox']

/** A button, a tab or a slider that was pressed leaves the keys to the page: there the eye and the hand are. */
export function placeOf(element: FocusedElement): KeyPlace {
  const place = element.isCovered ? 'covered' : kindOf(element)
  return element.byPointer && (place === 'acting' || place === 'choosing') ? 'page' : place
}

function kindOf({ tag, type, role, popup, isEditable }: FocusedElement): KeyPlace {
  if (isEditable || tag === 'TEXTAREA') return 'typing'
  if (tag === 'INPUT' && (type === 'range' || type === 'radio')) return 'choosing'
  if (tag === 'INPUT') return pressedInputs.includes(type) ? 'acting' : 'typing'
  if (tag === 'SELECT' || popup === 'listbox' || choosingRoles.includes(role)) return 'choosing'
  return tag === 'BUTTON' || tag === 'A' || role === 'button' ? 'acting' : 'page'
}
