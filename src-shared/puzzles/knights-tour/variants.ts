/** Every start of one board, to be compared. */
import type { Strategy } from '../../puzzle'
import type { Variants } from '../../variants'
import type { KnightParams } from './model'

/** On larger boards there are too many starts for a table. */
const mostStarts = 400

export function variants(params: KnightParams, { id }: Strategy): readonly Variants<KnightParams>[] {
  const starts = params.size[0] * params.size[1]
  if (starts > mostStarts) return []
  const rows = Array.from({ length: starts }, (_, i) => ({
    name: { key: 'knights-tour.variants.start', values: { start: i + 1 } },
    params: { ...params, start: i + 1 },
  }))
  return [{ id: 'starts', title: { key: 'knights-tour.variants.starts' }, strategy: id, rows }]
}
