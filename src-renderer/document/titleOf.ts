import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import type { Language } from '../language'

/** A run by its text, as the top bar says it. */
export function titleOf(run: string, { say }: Language): string {
  const parsed = parseRun(run, puzzles)
  return parsed.ok ? say(parsed.value.puzzle.title(parsed.value.params)) : run
}
