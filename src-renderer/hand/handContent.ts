/** What is written of a hand: its path as text, its board as a picture. */
import { originText } from '@shared/export/origin'
import { exportPlayed } from '@shared/export/played'
import type { Hand } from '@shared/hand'
import type { SaveFormat } from '@shared/ipc/exporting'
import { palettes } from '@shared/picture/ink'
import { withoutLabels } from '@shared/picture/labels'
import { toSvg } from '@shared/picture/svg'
import { type Run, runText } from '@shared/run'
import { isText } from '../export/subjects'
import type { Manner } from '../panels/exporting'

/** The text of a file, for PNG and PDF the SVG to draw; undefined where there is nothing to write. */
export function handContent(run: Run, hand: Hand, format: SaveFormat, manner: Manner): string | undefined {
  const { look, lang, bom } = manner
  if (isText(format))
    return exportPlayed(format, run, hand, { lang, bom, palette: palettes[look.theme] }) || undefined
  return svgOfHand(run, hand, manner)
}

function svgOfHand(run: Run, hand: Hand, { look, lang, title }: Manner): string | undefined {
  const picture = run.puzzle.hand?.draw(run.params, { hand, held: undefined, hinted: [], lang })
  if (!picture) return undefined
  return toSvg(look.labels ? picture : withoutLabels(picture), palettes[look.theme], {
    padding: look.margin,
    background: !look.transparent,
    title,
    metadata: originText({ run: runText(run) }),
  })
}
