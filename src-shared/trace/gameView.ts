/** What is known of a game at the moment a search of it stands at. */
import type { GameView } from '../game'
import { gameValue } from '../search/answer'
import { isCut } from '../search/gameTree'
import type { Game, Search } from '../search/state'
import type { Move } from '../step'

/** `line` is the best line, where it is known. */
export function gameView(search: Search, game: Game, line: readonly Move[] | undefined): GameView {
  const { frames, strategy } = search
  const { depth, start, next } = frames
  const levels = (of: Int32Array) => Array.from(of.subarray(0, depth + 1), gameValue)
  const tried = game.values.subarray(start[depth] as number, next[depth] as number)
  return {
    best: levels(game.best),
    floor: strategy.cuts ? levels(game.floor) : [],
    values: Array.from(tried, gameValue),
    isCut: isCut(search, game),
    line,
  }
}
