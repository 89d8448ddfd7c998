import { moveOf } from '../params'

/** A move holds the loop above its order, so that it can be named alone. */
const orderBits = 16
const orderMask = (1 << orderBits) - 1

export const choice = (level: number, order: number): number =>
  moveOf('exhaustive', (level << orderBits) | order)
export const levelOf = (move: number): number => (move >>> orderBits) & 0x1ff
export const orderOf = (move: number): number => move & orderMask
