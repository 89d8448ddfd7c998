/** The keys while a board is played by hand: those of playback rest, and the arrows move over the spots. */

import type { KeyCommand, KeyPlace, KeyPress } from '../keys'
import { gameOf } from './game'
import type { HandApp } from './handApp'
import { drop, isPlaying, moveCursor, pressCursor, pressKey, redo, undo } from './play'

/** The element that stands for the board among the keys and for screen readers. */
export const handBoardId = 'hand-board'

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** For the overview of shortcuts: what a key does to the hand, in every puzzle that is played. */
export const handKeys = [
  { command: 'undo', shown: [['Ctrl', 'Z']] },
  {
    command: 'redo',
    shown: [
      ['Ctrl', 'Y'],
      ['Ctrl', 'Shift', 'Z'],
    ],
  },
  { command: 'move', shown: [['←'], ['→'], ['↑'], ['↓']] },
  { command: 'press', shown: [['Enter'], ['Space']] },
  { command: 'leave', shown: [['Esc']] },
] as const

/** True when the key was for the hand, and nobody else is to have it. */
export function takeHandKey(app: HandApp, press: KeyPress, place: KeyPlace): boolean {
  if (!isPlaying(app) || press.alt || place === 'covered' || place === 'typing') return false
  return press.ctrl ? takeHistoryKey(app, press) : place === 'page' && takeBoardKey(app, press)
}

function takeHistoryKey(app: HandApp, { key, shift }: KeyPress): boolean {
  const letter = key.toLowerCase()
  if (letter === 'z') (shift ? redo : undo)(app)
  else if (letter === 'y' && !shift) redo(app)
  else return false
  return true
}

function takeBoardKey(app: HandApp, { key }: KeyPress): boolean {
  if (pressKey(app, key)) return true
  const way = ways[key]
  if (way) {
    // Where the arrows play by themselves, one that has nothing to play does nothing.
    if (playsByArrows(app)) return true
    moveCursor(app, ...way)
    document.getElementById(handBoardId)?.focus()
    return true
  }
  if (key === 'Escape') return leave(app)
  if (key !== 'Enter' && key !== ' ') return false
  pressCursor(app)
  return true
}

/** The ring of the keys is not shown, and the puzzle has a use of its own for the arrows. */
const playsByArrows = (app: HandApp): boolean =>
  gameOf(app)?.play.takesArrows === true && !app.hand.getState().hasCursor

/** Puts down what is held; then leaves the board. */
function leave(app: HandApp): boolean {
  if (drop(app)) return true
  const board = document.getElementById(handBoardId)
  if (document.activeElement !== board) return false
  board?.blur()
  return true
}

/** What the keys still do while a board is played. */
const kept: readonly KeyCommand[] = ['export', 'toggle-panel', 'shortcuts']

export const restsInPlay = (app: HandApp, command: KeyCommand): boolean =>
  isPlaying(app) && !kept.includes(command)
