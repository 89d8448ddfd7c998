/** The board between its borders, tokens on their tracks, the moves there are, and beside it the levels of the line. */
import type { Lang } from '../../lib/message'
import type { Mark, Picture } from '../../picture/picture'
import { board } from './board'
import { candidates } from './candidates'
import type { TokenMoment } from './explain'
import { layoutOf } from './layout'
import { strip } from './strip'
import { lastMove, nextToken, tokens } from './tokens'
import { turn } from './turn'

/** In painting order. */
const parts = [board, lastMove, candidates, nextToken, tokens, turn, strip]

export function draw(moment: TokenMoment, lang: Lang): Picture {
  const layout = layoutOf(moment.params)
  const { width, height } = layout
  return { width, height, marks: parts.flatMap((part): Mark[] => part(moment, layout, lang)) }
}
