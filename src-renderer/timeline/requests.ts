/** The windows asked for and not yet here. An answer nobody waits for any more is known by its number. */
import { indexAt, windowSteps } from './windows'

export interface WindowRequest {
  readonly request: number
  readonly from: number
  readonly count: number
}

export interface Requests {
  /** The number of the last request; numbers are never used twice. */
  last: number
  /** The step looked for, by request number. */
  readonly outstanding: Map<number, number>
}

/** While the hand drags or playback rushes, more would only queue up behind each other. */
const mostOutstanding = 2

export const makeRequests = (): Requests => ({ last: 0, outstanding: new Map() })

/** The request to send for the moment at k; none while it is on its way or enough others are. */
export function requestFor(requests: Requests, k: number): WindowRequest | undefined {
  const { outstanding } = requests
  const index = indexAt(k)
  for (const wanted of outstanding.values()) if (indexAt(wanted) === index) return undefined
  if (outstanding.size >= mostOutstanding) return undefined
  requests.last++
  outstanding.set(requests.last, k)
  return { request: requests.last, from: index * windowSteps, count: windowSteps }
}

/** The step that an answer was asked for; undefined for a stale one. */
export function settle({ outstanding }: Requests, request: number): number | undefined {
  const k = outstanding.get(request)
  outstanding.delete(request)
  return k
}

/** Answers to all that was asked so far become stale. */
export const forgetRequests = ({ outstanding }: Requests): void => outstanding.clear()
