/** Under the board: whose turn it is, and on what level. */
import type { Lang } from '../../lib/message'
import type { Mark } from '../../picture/picture'
import type { TokenMoment } from './explain'
import type { Layout } from './layout'
import { tokenMark, worthInk, worthOutline } from './looks'
import { letters } from './moves'
import { words } from './words'

export function turn({ position }: TokenMoment, { left, below }: Layout, lang: Lang): Mark[] {
  const isOver = position.status() !== 'branch'
  const key = isOver ? 'token-game.scene.over' : (`token-game.scene.turn.${letters[position.mover]}` as const)
  const text = {
    text: words[lang][key],
    x: left + 26,
    y: below,
    size: 15,
    fill: 'text',
    anchor: 'start',
  } as const
  const worth = position.worth?.() ?? 0
  const sign = {
    d: worthOutline[worth],
    x: left + 2,
    y: below - 8,
    scale: 0.16,
    fill: worthInk[worth],
  } as const
  return [
    isOver
      ? { kind: 'path', key: 'turn-over', ...sign }
      : tokenMark('turn-token', position.mover, left + 10, below, 21),
    { kind: 'text', key: 'turn', ...text },
  ]
}
