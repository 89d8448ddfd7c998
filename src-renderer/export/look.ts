/** How pictures look in files. */

import { originText } from '@shared/export/origin'
import type { Lang } from '@shared/lib/message'
import { palettes, type Theme } from '@shared/picture/ink'
import { withoutLabels } from '@shared/picture/labels'
import type { Picture } from '@shared/picture/picture'
import { type SvgOptions, toSvg } from '@shared/picture/svg'
import type { Moment, Puzzle } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { runText } from '@shared/run'

export interface Look {
  readonly theme: Theme
  /** Pixels for one unit. */
  readonly scale: number
  /** In picture units. */
  readonly margin: number
  readonly transparent: boolean
  /** Coordinates beside the board. */
  readonly labels: boolean
}

export function pictureOf(puzzle: Puzzle, moment: Moment, { labels }: Look, lang: Lang): Picture {
  const picture = puzzle.draw(moment, lang)
  return labels ? picture : withoutLabels(picture)
}

/** The board at a moment, as a document that says which run and step it shows. */
export function svgOf(run: Run, moment: Moment, look: Look, lang: Lang, title: string): string {
  const { margin, transparent, theme } = look
  const options: SvgOptions = {
    padding: margin,
    background: !transparent,
    title,
    metadata: originText({ run: runText(run), step: moment.counts.steps }),
  }
  return toSvg(pictureOf(run.puzzle, moment, look, lang), palettes[theme], options)
}
