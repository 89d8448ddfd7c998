/** Games as text: written, and what is wrong with one. Reading is in `read.ts`. */
import type { Message } from '../../lib/message'
import type { PathTexts } from '../../puzzle'
import type { Move } from '../../step'
import { makePosition, stateText, type TokenParams, type TokenPosition } from './model'
import { letters, moveName, pass, sideOf, tokenOf } from './moves'

/** The moves in order on one line; as rows, with the places of all tokens after each. */
export function pathTexts(params: TokenParams, line: readonly Move[]): PathTexts {
  const position = makePosition(params)
  const rows: (string | number)[][] = [[0, '', stateText(position)]]
  for (const [i, move] of line.entries()) {
    position.play(move)
    rows.push([i + 1, moveName(move), stateText(position)])
  }
  const path = line.map(moveName)
  return { path, text: `${path.join(' ')}\n`, header: ['ply', 'move', 'places'], rows }
}

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `token-game.fault.${key}`,
  values,
})

/** See `Puzzle.fault`. */
export function fault(params: TokenParams, line: readonly Move[], at: number): Message {
  const position = makePosition(params)
  for (const move of line.slice(0, at)) position.play(move)
  const who = letters[position.mover]
  const move = line[at]
  if (move === undefined) return say('end', { count: at, who })
  const values = { number: at + 1, move: moveName(move), who, n: params.n }
  if (position.status() !== 'branch') return say('over', values)
  if (move === pass) return say('pass', { ...values, move: moveName(firstMove(position)) })
  if (sideOf(move) !== position.mover) return say('turn', values)
  const token = tokenOf(move)
  if (token >= params.n) return say('token', values)
  const isHome = position.places[position.mover][token] === position.finish
  return say(isHome ? 'home' : 'blocked', values)
}

function firstMove(position: TokenPosition): Move {
  const moves = new Int32Array(position.maxMoves)
  position.moves(moves, 0)
  return moves[0] as Move
}
