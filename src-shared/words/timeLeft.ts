import type { Message } from '../lib/message'

/** A time to come, in the largest unit of which there are two, rounded up: never too early. */
export function timeLeft(leftMs: number): Message {
  const seconds = leftMs / 1000
  if (seconds < 120) return { key: 'count.seconds', values: { count: Math.ceil(seconds) } }
  if (seconds < 7200) return { key: 'count.minutes', values: { count: Math.ceil(seconds / 60) } }
  return { key: 'count.hours', values: { count: Math.ceil(seconds / 3600) } }
}
