/** What the queens attack: squares below them, and the lines on which they do. */
import type { Mark, PolylineMark } from '../../picture/picture'
import type { QueensMoment } from './explain'
import { centreX, centreY, type Layout } from './layout'
import { attackOn, givenAttack, type QueensPosition } from './model'

/** For each square from row r on, 1 where some queen, placed or given, attacks it; rows above are settled. */
export function attackedBelow({ n, queens, row: r, given }: QueensPosition): Uint8Array {
  const attacked = new Uint8Array(n * n)
  for (let row = r; row < n; row++)
    for (let i = 0; i < r; i++) {
      const q = queens[i] as number
      const away = row - i
      for (const column of [q, q - away, q + away])
        if (column >= 0 && column < n) attacked[row * n + column] = 1
    }
  if (given.length > 0)
    for (let square = r * n; square < n * n; square++)
      if (givenAttack(given, Math.floor(square / n), square % n) !== undefined) attacked[square] = 1
  return attacked
}

/** From each queen down its column and its two diagonals: how a square is attacked can be read off its lines. */
export function rays({ position }: QueensMoment, layout: Layout): Mark[] {
  const { n, queens, row: r } = position
  if (r === n) return []
  return Array.from(queens.subarray(0, r), (q, i) => {
    const [below, left, right] = [n - 1 - i, Math.min(n - 1 - i, q), Math.min(n - 1 - i, n - 1 - q)]
    // The edge of the last square, half a square on.
    const end = (lean: number, squares: number) => [q + lean * (squares + 0.5), i + squares + 0.5] as const
    return [
      ray(`column-of-${i}`, [[q, i], end(0, below)], layout),
      ray(`diagonals-of-${i}`, [end(-1, left), [q, i], end(1, right)], layout),
    ]
  }).flat()
}

const ray = (key: string, squares: readonly (readonly [number, number])[], layout: Layout): Mark => ({
  ...lineThrough(squares, layout),
  key,
  stroke: 'line',
  width: 1.5,
  opacity: 0.3,
})

/** From the first queen that attacks a refused square to that square. */
export function attackLine({ position, step }: QueensMoment, layout: Layout): Mark[] {
  if (step?.kind !== 'refuse') return []
  const { queens, row: r } = position
  const attack = attackOn(queens, r, step.move)
  if (!attack) return []
  const line = lineThrough(
    [
      [queens[attack.row] as number, attack.row],
      [step.move, r],
    ],
    layout,
  )
  return [{ ...line, key: `attack-${attack.row}-${r}-${step.move}`, stroke: 'refused', width: 4 }]
}

function lineThrough(squares: readonly (readonly [number, number])[], layout: Layout) {
  const points = squares.flatMap(([column, row]) => [centreX(layout, column), centreY(layout, row)])
  return { kind: 'polyline', points: Float32Array.from(points) } as const satisfies Partial<PolylineMark>
}
