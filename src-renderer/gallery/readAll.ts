import type { Move } from '@shared/step'
import { linesOf } from '@shared/trace/solutions'
import type { Gallery } from './gallery'

/** Solutions asked for at once: few messages, and none that takes long. */
const portion = 1000

/** The lines of all solutions there are now; undefined when the solver goes away, or the run. */
export async function readAll({ places, waiting, outside }: Gallery): Promise<Move[][] | undefined> {
  const lines: Move[][] = []
  for (const to = places.length; lines.length < to; ) {
    const request = outside.nextRequest()
    const count = Math.min(portion, to - lines.length)
    if (!outside.ask({ kind: 'solutions', request, from: lines.length, count })) return undefined
    const page = await new Promise<Parameters<typeof linesOf>[0] | undefined>((resolve) =>
      waiting.set(request, resolve),
    )
    if (!page) return undefined
    lines.push(...linesOf(page))
  }
  return lines
}
