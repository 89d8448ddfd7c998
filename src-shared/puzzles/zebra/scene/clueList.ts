/** The clues beside the board, each with how it stands, in shape and colour. */
import type { Ink } from '../../../picture/ink'
import { statusOutlines } from '../../../picture/outlines'
import type { Mark, PathMark } from '../../../picture/picture'
import { type ClueRow, clueSize, type Frame, lineHeight, listWidth, textLeft } from './layout'
import { letters } from './lettering'

/** `open`: not asked yet. `used`: something was made of it. */
export type ClueState = 'open' | 'used' | 'holds' | 'broken'

const looks: Readonly<Record<Exclude<ClueState, 'open'>, { readonly d: string; readonly ink: Ink }>> = {
  used: { d: statusOutlines.branch, ink: 'branch' },
  holds: { d: statusOutlines.solved, ink: 'solved' },
  broken: { d: statusOutlines.refused, ink: 'refused' },
}

/** `stateOf` is asked with numbers from 1; `current` are those in work. */
export function clueList(
  { clues }: Frame,
  stateOf: (number: number) => ClueState,
  current: readonly number[],
): Mark[] {
  return clues.flatMap((row) => {
    const isCurrent = current.includes(row.number)
    const band = { x: row.left, y: row.top, w: listWidth, h: row.height, radius: 6 }
    const state = stateOf(row.number)
    return [
      ...(isCurrent
        ? [{ kind: 'rect', key: `band-${row.number}`, ...band, fill: 'accent-soft' } as const]
        : []),
      clueSign(row, state),
      ...clueLetters(row, isCurrent || state === 'broken'),
    ]
  })
}

function clueSign({ number, left, top }: ClueRow, state: ClueState): Mark {
  const middle = top + 4 + lineHeight / 2
  if (state === 'open')
    return { kind: 'disc', key: `sign-${number}`, x: left + 14, y: middle, r: 4, stroke: 'frame', width: 1.5 }
  const { d, ink } = looks[state]
  return sign(`sign-${number}`, d, left + 14, middle, 11, ink)
}

function clueLetters({ number, left, top, lines }: ClueRow, isStrong: boolean): Mark[] {
  const y = top + 4 + lineHeight / 2
  const fill = isStrong ? 'text' : 'text-muted'
  return [
    letters(`number-${number}`, String(number), left + textLeft - 8, y, clueSize, fill, {
      anchor: 'end',
      bold: isStrong,
    }),
    ...lines.map((line, i) =>
      letters(`clue-${number}-${i}`, line, left + textLeft, y + i * lineHeight, clueSize, fill),
    ),
  ]
}

/** An outline of ours around a place, `side` long. */
export const sign = (key: string, d: string, x: number, y: number, side: number, fill: Ink): PathMark => ({
  kind: 'path',
  key,
  d,
  x: x - side / 2,
  y: y - side / 2,
  scale: side / 100,
  fill,
})
