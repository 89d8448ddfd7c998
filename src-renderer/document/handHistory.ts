/** From a hand with its undos to the file and back. What is none of its board's hands is kept from its puzzle. */
import type { FiledHand } from '@shared/document/hands'
import type { Hand } from '@shared/hand'
import type { Run } from '@shared/run'
import type { History } from '../hand/history'

/** Something was played, even if it was all taken back. */
export const isTouched = ({ past, future }: History): boolean => past.length > 0 || future.length > 0

export const filedHand = (run: string, { past, now, future }: History): FiledHand => ({
  run,
  plays: [...past, now, ...future.toReversed()],
  at: past.length,
})

/** Undefined where one of the hands is none of the board's. */
export function historyOf({ plays, at }: FiledHand, run: Run): History | undefined {
  const now = plays[at]
  const isHand = judgeOf(run)
  if (!now || !plays.every(({ hand }) => isHand(hand))) return undefined
  return { past: plays.slice(0, at), now, future: plays.slice(at + 1).toReversed() }
}

/** Tells hands of the run's board from other lists of numbers; best asked of one play after the other. */
function judgeOf(run: Run): (hand: Hand) => boolean {
  const { puzzle, params } = run
  const play = puzzle.hand
  if (!play) return () => false
  const judge = play.isHand ? (hand: Hand) => play.isHand?.(params, hand) === true : lineJudge(run)
  return (hand) => {
    try {
      return judge(hand)
    } catch {
      // A puzzle need not foresee every list of numbers.
      return false
    }
  }
}

/** For hands that are the moves so far: goes from one to the next by what they have not in common. */
function lineJudge({ puzzle, params }: Run): (hand: Hand) => boolean {
  const position = puzzle.position(params)
  const candidates = new Int32Array(Math.max(1, position.maxMoves))
  const line: number[] = []
  const isAllowed = (move: number): boolean => {
    const count = position.status() === 'branch' ? position.moves(candidates, 0) : 0
    return candidates.subarray(0, count).includes(move) && position.refuse(move) === 0
  }
  return (hand) => {
    let common = 0
    while (common < line.length && line[common] === hand[common]) common++
    while (line.length > common) position.undo(line.pop() as number)
    for (const move of hand.slice(common)) {
      if (!isAllowed(move)) return false
      position.play(move)
      line.push(move)
    }
    return true
  }
}
