/** What `solve --all` does with every solution: text and CSV hold them all, JSON counts them. */
import { solutionPiece } from '@shared/export/allPaths'
import type { Run } from '@shared/run'
import { saveFile } from './files'
import { print, type Talk } from './io'
import type { Progress } from './progress'
import type { OnSolution } from './solution'
import type { SolveOptions } from './solveOptions'

export interface Every {
  /** Absent where nobody needs every solution, so that the search runs on without a stop. */
  readonly take?: OnSolution
  /** What is counted of the solutions, once the search has ended. */
  readonly counters: Readonly<Record<string, number>>
  /** Ends the file; absent where the format holds one solution alone. */
  finish?(): Promise<void>
}

export function everySolution(
  run: Run,
  { format, out, bom }: SolveOptions,
  { io, lang }: Talk,
  progress: Progress,
): Every {
  if (format === 'json') return countFundamental(run)
  if (format !== 'text' && format !== 'csv') return { counters: {} }
  // Printed as they are found; a file is written in one piece, so that it is there whole or not at all.
  const pieces: string[] = []
  return {
    counters: {},
    async take(line, index) {
      const piece = solutionPiece(format, run, line, index, lang, bom)
      if (out !== undefined) {
        pieces.push(piece)
        return
      }
      await progress.clear()
      await print(io.stdout, piece)
    },
    async finish() {
      if (out !== undefined) await saveFile(out, pieces.join(''))
    },
  }
}

function countFundamental({ puzzle, params }: Run): Every {
  if (!puzzle.isFundamental) return { counters: {} }
  const counters = { fundamental: 0 }
  return {
    counters,
    take(line) {
      if (puzzle.isFundamental?.(params, line)) counters.fundamental++
    },
  }
}
