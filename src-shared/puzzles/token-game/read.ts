/** Reads games in the forms people write: moves in a row, numbered or not, with or without where they go; or our CSV. */
import { bad, good, type Outcome } from '../../lib/outcome'
import type { ReadPath } from '../../puzzle'
import type { Move } from '../../step'
import { mostTokens, type TokenParams } from './model'
import { moveOf, pass, tokenOf } from './moves'

const csvHeader = /^\uFEFF?"?ply"?[,;]"?move"?[,;]/i

/** `H2`, also with its goal (`H2>3`, `H2>3j`); the token is one there can be on some board. */
const moveWord = new RegExp(`^([HV])([1-${mostTokens}])(?:>\\d+j?)?$`, 'i')
const passWord = /^(pass|停手|停一手)$/i
/** `1.` or `1…` before a move. */
const numberWord = /^\d+[.)…]*$/

/** Everything of the run comes from `params`: a list of moves does not say on what board it is played. */
export function readPath(text: string, params: TokenParams): Outcome<ReadPath<TokenParams>> {
  const isCsv = csvHeader.test(text)
  const moves: Move[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (isCsv && index === 0) continue
    for (const word of isCsv ? csvMove(line) : line.split(/[\s,;→]+/)) {
      if (word === '' || numberWord.test(word)) continue
      const move = readMove(word)
      if (move === undefined)
        return bad('token-game.read.token', { line: index + 1, text: word.slice(0, 40) })
      moves.push(move)
    }
  }
  return good({ params, moves })
}

const csvMove = (line: string): readonly string[] => [
  (line.split(/[,;]/)[1] ?? '').replaceAll('"', '').trim(),
]

function readMove(word: string): Move | undefined {
  // A number may be written against its move: `1.H2`.
  const bare = word.replace(/^\d+[.)]/, '')
  if (passWord.test(bare)) return pass
  const match = moveWord.exec(bare)
  if (!match) return undefined
  return moveOf(match[1]?.toUpperCase() === 'H' ? 0 : 1, Number(match[2]) - 1)
}

/** See `Puzzle.boardsIn`: with as many tokens as the moves name, from where they all begin. */
export function boardsIn(text: string, params: TokenParams): readonly TokenParams[] {
  const read = readPath(text, params)
  const tokens = read.ok ? read.value.moves.filter((move) => move !== pass).map(tokenOf) : []
  if (tokens.length === 0) return []
  const n = tokens.reduce((most, token) => Math.max(most, token), 0) + 1
  return [{ ...params, n, start: [] }]
}
