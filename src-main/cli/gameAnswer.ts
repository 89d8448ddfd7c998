/** What a game whose search has ended came to: for scripts, which also ask what the search itself need not know. */
import { setImmediate } from 'node:timers/promises'
import type { GameAnswer } from '@shared/game'
import type { Run } from '@shared/run'
import { answerOf, countStates, isWonAbove, movesOf, searchBelow } from '@shared/search/answer'
import { advance } from '@shared/search/search'
import type { Search } from '@shared/search/state'
import type { Move } from '@shared/step'
import type { Progress } from './progress'

const chunkSteps = 1 << 17

/** Undefined where the search is of no game, or has not ended. The first moves are left out if it is interrupted. */
export async function gameAnswer(
  run: Run,
  search: Search,
  signal: AbortSignal,
  progress: Progress,
): Promise<GameAnswer | undefined> {
  const answer = answerOf(search)
  if (!answer) return undefined
  // Counted first: asking after the first moves may add to the table.
  const states = statesIn(run, search)
  const winning = await winningMoves(run, search, signal, progress)
  return { ...answer, states, ...(winning && { winning }) }
}

/** A table without cuts holds every state but the start; with cuts it holds those that mattered. */
function statesIn({ puzzle, params, strategy }: Run, { game }: Search): number {
  if (!game?.solved) return countStates(puzzle.position(params, strategy), strategy)
  return game.solved.states + 1
}

/** In the puzzle's own order, whatever that of the strategy. */
async function winningMoves(
  { puzzle, params, strategy }: Run,
  search: Search,
  signal: AbortSignal,
  progress: Progress,
): Promise<Move[] | undefined> {
  const position = puzzle.position(params, strategy)
  const { order: _, ...unordered } = strategy
  const winning: Move[] = []
  for (const move of movesOf(position, unordered)) {
    position.play(move)
    const below = searchBelow(position, search)
    while (isWonAbove(below) === undefined) {
      if (signal.aborted) return undefined
      advance(below, chunkSteps, false)
      await progress.show(below)
      await setImmediate()
    }
    // A search that is settled early stands somewhere below.
    for (let depth = below.frames.depth; depth > 0; depth--) position.undo(below.frames.line[depth] as Move)
    position.undo(move)
    if (isWonAbove(below)) winning.push(move)
  }
  await progress.clear()
  return winning
}
