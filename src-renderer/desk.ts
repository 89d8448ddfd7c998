/** The slow state of the window, which React shows: what is chosen, how the search stands, what is open. */
import type { Greeting } from '@shared/ipc/calls'
import type { LimitName } from '@shared/ipc/limits'
import type { RunState } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import type { Run } from '@shared/run'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { firstSought, type Sought } from './sought'

/** `ready`: nothing searched yet. `refused`: the solver would not, or broke. `gone`: its process ended by itself. */
export type Status = 'ready' | RunState | 'refused' | 'gone'

export type DialogName =
  | 'export'
  | 'count'
  | 'make'
  | 'compose'
  | 'compare'
  | 'open-run'
  | 'import'
  | 'record'
  | 'settings'
  | 'shortcuts'
  | 'about'

interface Toast {
  /** Tells two like words apart. */
  readonly id: number
  readonly message: Message
  /** What was on the table before, where there is a way back to it. */
  readonly before?: Run | undefined
}

export interface Desk {
  readonly greeting: Greeting
  readonly run: Run
  readonly status: Status
  /** Solutions found when the status last changed. */
  readonly solutions: number
  /** The limit that stopped the search, and where it was; in the status `limit`. */
  readonly limit: { readonly name: LimitName; readonly at: number } | undefined
  /** Why the run was refused or is gone. */
  readonly problem: Message | undefined
  /** A word about something just done, such as "copied". */
  readonly toast: Toast | undefined
  /** How much of the run a look for a moment has gone through, 0 … 1, while one is under way. */
  readonly looked: number | undefined
  /** What Find looks for. */
  readonly sought: Sought
  /** `menu`: what to look for is being chosen; `picking`: a square on the board is. */
  readonly finding: 'menu' | 'picking' | undefined
  readonly playing: boolean
  readonly speed: number
  readonly dialog: DialogName | undefined
  /** Too narrow for everything at once: the panel is folded until asked for. */
  readonly narrow: boolean
  /** Whether the panel is open while the window is narrow; otherwise the settings say. */
  readonly openWhileNarrow: boolean
}

export type DeskStore = StoreApi<Desk>

export const createDesk = (greeting: Greeting, run: Run): DeskStore =>
  createStore<Desk>(() => ({
    greeting,
    run,
    status: 'ready',
    solutions: 0,
    limit: undefined,
    problem: undefined,
    toast: undefined,
    looked: undefined,
    sought: firstSought,
    finding: undefined,
    playing: false,
    speed: greeting.settings.speed,
    dialog: undefined,
    narrow: false,
    openWhileNarrow: false,
  }))

export const isPanelOpen = ({ narrow, openWhileNarrow, greeting }: Desk): boolean =>
  narrow ? openWhileNarrow : greeting.settings.panelOpen

/** What the one button of the search does. */
export type MainAction = 'start' | 'stop' | 'reset'

export function mainActionOf(status: Status): MainAction {
  switch (status) {
    case 'ready':
    case 'refused':
    case 'gone':
      return 'start'
    case 'running':
      return 'stop'
    default:
      return 'reset'
  }
}

/** How the search stands, as it is shown: with a shape, a colour and a word of its own each. */
export const standings = [
  'ready',
  'searching',
  'paused',
  'solved',
  'complete',
  'none',
  'limit',
  'refused',
  'gone',
] as const
export type Standing = (typeof standings)[number]

/** `proved`: an argument has settled, before any search, that there is no solution. */
export function standingOf(status: Status, solutions: number, proved: boolean): Standing {
  switch (status) {
    case 'running':
      return 'searching'
    case 'exhausted':
      return solutions > 0 ? 'complete' : 'none'
    case 'ready':
      return proved ? 'none' : 'ready'
    default:
      return status
  }
}
