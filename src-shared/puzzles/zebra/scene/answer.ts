/** The question below the board, and once it is known, its answer. */
import { statusOutlines } from '../../../picture/outlines'
import type { Mark } from '../../../picture/picture'
import { ownerIn } from '../instance'
import { answerText, questionText } from '../text/clueText'
import { sign } from './clueList'
import type { Frame } from './layout'
import { letters } from './lettering'

export const answerHeight = 40

/** `places` of a solution, or nothing while there is none. */
export function answer(
  { puzzle, lang, left }: Frame,
  top: number,
  places: readonly number[] | undefined,
): Mark[] {
  const y = top + answerHeight / 2
  const owner = places && ownerIn(puzzle, places)
  const said = owner === undefined ? undefined : answerText(puzzle, owner, lang)
  if (said !== undefined)
    return [
      sign('answer-sign', statusOutlines.solved, left + 12, y, 16, 'solved'),
      letters('answer', said, left + 28, y, 17, 'solved', { bold: true }),
    ]
  const asked = questionText(puzzle, lang)
  return asked === undefined ? [] : [letters('question', asked, left, y, 15, 'text-muted')]
}
