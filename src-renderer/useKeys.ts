import { useEffect } from 'react'
import type { App } from './app'
import {
  findAgain,
  goTo,
  goToEnd,
  goToNearest,
  openDialog,
  playOrPause,
  setFinding,
  slowDown,
  speedUp,
  startIfReady,
  step,
  togglePanel,
} from './commands'
import { toggleBookmark } from './document/commands'
import { restsInPlay, takeHandKey } from './hand/handKeys'
import { commandOf, type KeyCommand, type KeyPlace, placeOf } from './keys'
import { restsInReplay, takeReplayKey } from './replay/replayKeys'
import { useApp } from './useApp'
import { goToZone } from './zones'

/** The one handler of all keys that belong to no field, button or list. */
export function useKeys(): void {
  const app = useApp()
  useEffect(() => {
    /** Whether the pointer, rather than Tab, moved the focus last. */
    let byPointer = true
    function onPointerDown(): void {
      byPointer = true
    }
    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key === 'Tab' || key === 'F6') byPointer = false
      if (event.defaultPrevented || event.isComposing) return
      const place = app.desk.getState().dialog ? 'covered' : placeOfKey(target, byPointer)
      const press = { key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey }
      if (takeHandKey(app, press, place) || takeReplayKey(app, press, place)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const command = commandOf(press, place)
      if (!command || restsInPlay(app, command) || restsInReplay(app, command)) return
      // Whatever has the focus must not act as well, nor a menu's accelerator.
      event.preventDefault()
      event.stopPropagation()
      if (byPointer && target instanceof HTMLElement && !isOfPage(target)) target.blur()
      if (!event.repeat || repeats.includes(command)) actions[command](app)
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [app])
}

/** A key held down goes on doing these. */
const repeats: readonly KeyCommand[] = [
  'step-back',
  'step-forward',
  'previous-solution',
  'next-solution',
  'previous-dead-end',
  'next-dead-end',
  'find-next',
  'find-previous',
  'faster',
  'slower',
]

/** The scrubber's own keys are those of the page: it needs no second handler for them. */
const isOfPage = (element: HTMLElement): boolean => element.dataset.keys === 'page'

function placeOfKey(target: EventTarget | null, byPointer: boolean): KeyPlace {
  if (!(target instanceof HTMLElement) || isOfPage(target)) return 'page'
  if (target.dataset.keys === 'own') return 'choosing'
  const isCovered = target.closest('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]') !== null
  return placeOf({
    tag: target.tagName,
    type: target.getAttribute('type') ?? '',
    role: target.getAttribute('role') ?? '',
    popup: target.getAttribute('aria-haspopup') ?? '',
    isEditable: target.isContentEditable,
    isCovered,
    byPointer,
  })
}

const actions: Readonly<Record<KeyCommand, (app: App) => void>> = {
  play: playOrPause,
  'step-back': (app) => step(app, -1),
  'step-forward': (app) => step(app, 1),
  'previous-solution': (app) => void goToNearest(app, { kind: 'solved' }, false),
  'next-solution': (app) => void goToNearest(app, { kind: 'solved' }, true),
  'previous-dead-end': (app) => void goToNearest(app, { kind: 'dead-end' }, false),
  'next-dead-end': (app) => void goToNearest(app, { kind: 'dead-end' }, true),
  find: (app) => setFinding(app, 'menu'),
  'find-next': (app) => findAgain(app, true),
  'find-previous': (app) => findAgain(app, false),
  first: (app) => goTo(app, 0),
  last: goToEnd,
  faster: speedUp,
  slower: slowDown,
  'go-to': () => document.querySelector<HTMLInputElement>('#step-box')?.focus(),
  bookmark: toggleBookmark,
  start: startIfReady,
  export: (app) => openDialog(app, 'export'),
  shortcuts: (app) => openDialog(app, 'shortcuts'),
  'toggle-panel': togglePanel,
  'next-zone': () => goToZone(1),
  'previous-zone': () => goToZone(-1),
}
