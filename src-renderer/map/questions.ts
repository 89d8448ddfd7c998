/** Asks the solver of the run, now and again, which states its search has met. */
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import { isHopeless } from '@shared/trace/mapPicture'
import type { Charted } from './chart'
import { takeMet } from './met'

export interface Questions {
  /** There may be more to know. */
  askSoon(): void
  /** An answer; of a question that was dropped it is passed over. */
  hear(message: FromSolver & { readonly kind: 'meetings' }): void
  /** The search is another one. */
  drop(): void
}

/** What asking needs of the world around it. */
export interface Outside {
  /** A number no other request has. */
  nextRequest(): number
  /** Says it to the solver of the run; false when there is none. */
  ask(message: ToSolver): boolean
  /** Steps that the search has made. */
  total(): number
}

/** Least time between two questions. */
const pauseMs = 150

/** `chart` gives the map that somebody looks at, if there is one; `heard` is called when more is known of it. */
export function createQuestions(
  outside: Outside,
  chart: () => Charted | undefined,
  heard: (chart: Charted) => void,
): Questions {
  let asked: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask(): void {
    timer = undefined
    const charted = chart()
    if (!charted || charted.met.upTo >= outside.total()) return
    const request = outside.nextRequest()
    if (outside.ask({ kind: 'meetings', request, from: charted.met.count })) asked = request
  }

  function askSoon(): void {
    if (timer === undefined && asked === undefined) timer = setTimeout(ask, pauseMs)
  }

  return {
    askSoon,
    hear(message) {
      if (message.request !== asked) return
      asked = undefined
      const charted = chart()
      if (!charted) return
      const { space, toGoal, met } = charted
      takeMet(met, message, (state) => isHopeless(space, toGoal, state))
      heard(charted)
      askSoon()
    },
    drop() {
      asked = undefined
    },
  }
}
