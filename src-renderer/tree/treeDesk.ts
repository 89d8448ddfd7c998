/**
 * The search tree that the window looks at: of the steps about the playhead, asked of the solver of the run as the
 * playhead leaves what is at hand. One part is asked for at a time; nothing is asked while nobody looks.
 */
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import { type SearchTree, treeCovers } from '@shared/trace/tree'
import { mostTreeSteps } from '@shared/trace/treeReader'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Listeners, makeListeners } from '../listeners'

export interface TreeState {
  /** Whether it stands large above the board, and not in the panel. */
  readonly isLarge: boolean
  /** Large subtrees that led nowhere are folded. */
  readonly folds: boolean
  /** Nodes folded or opened by hand, the other way than by themselves. */
  readonly turned: ReadonlySet<number>
  /** The node that was chosen, by its number in the tree. */
  readonly chosen: number | undefined
}

export interface TreeDesk {
  readonly store: StoreApi<TreeState>
  /** Another part of the tree has come; undefined where there is none any more. */
  readonly arrived: Listeners<SearchTree | undefined>
  /** The part at hand. */
  latest(): SearchTree | undefined
  /** Asks for the part about step k of a run of so many steps, if it is not at hand. */
  want(k: number, total: number): void
  hear(message: FromSolver & { readonly kind: 'tree' }): void
  /** Another run is on the table. */
  forget(): void
}

/** What it needs of the world around it. */
interface Outside {
  /** A number no other request has. */
  nextRequest(): number
  /** Says it to the solver of the run; false when there is none. */
  ask(message: ToSolver): boolean
}

const nothing = { turned: new Set<number>(), chosen: undefined } as const

export function createTreeDesk(outside: Outside): TreeDesk {
  const store = createStore<TreeState>(() => ({ ...nothing, isLarge: false, folds: true }))
  const arrived = makeListeners<SearchTree | undefined>()
  let latest: SearchTree | undefined
  let asked: number | undefined

  return {
    store,
    arrived,
    latest: () => latest,
    want(k, total) {
      if (asked !== undefined || total === 0 || (latest && treeCovers(latest, k))) return
      const { from, to } = partAbout(k, total)
      const request = outside.nextRequest()
      if (outside.ask({ kind: 'tree', request, from, to })) asked = request
    },
    hear({ request, tree }) {
      if (request !== asked) return
      asked = undefined
      // Numbers of nodes stay what they are only while the part begins where it did.
      if (tree.from !== latest?.from) store.setState(nothing)
      latest = tree
      arrived.tell(tree)
    },
    forget() {
      asked = latest = undefined
      store.setState(nothing)
      arrived.tell(undefined)
    },
  }
}

/** Parts overlap by half, so that there is always much to be seen of what came before. */
const half = mostTreeSteps / 2

/** The whole run while it is short, else the part about step k, which begins well before it. */
export function partAbout(k: number, total: number): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.ceil(k / half) - 2) * half
  return { from, to: Math.min(total, from + mostTreeSteps) }
}
