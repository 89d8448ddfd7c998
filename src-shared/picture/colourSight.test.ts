/** Statuses are told apart by colour alone, too, also by those who see fewer colours. (Their shapes differ besides.) */
import { describe, expect, test } from 'vitest'
import { type Ink, palettes } from './ink'

const statuses = ['branch', 'failed', 'solved', 'refused', 'met'] as const satisfies readonly Ink[]
const pairs = statuses.flatMap((one, i) => statuses.slice(i + 1).map((other) => [one, other] as const))

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** On linear RGB: Machado, Oliveira and Fernandes, 2009, at severity 1. */
const sights: Readonly<Record<string, Matrix>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (matrix: Matrix, [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple

function linear(colour: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
}

const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const white: Triple = [0.95047, 1, 1.08883]

/** CIE 1976 L*a*b*. */
function lab(rgb: Triple): Triple {
  const clipped = rgb.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple
  const [x, y, z] = times(toXyz, clipped).map((part, i) => {
    const share = part / (white[i] as number)
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116
  }) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function difference(one: string, other: string, sight: Matrix): number {
  const [a, b] = [one, other].map((colour) => lab(times(sight, linear(colour)))) as [Triple, Triple]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Well above what is just noticed, which is 2.3. */
const least = 8

describe.each(Object.entries(sights))('to the eye with %s', (_, sight) => {
  test.each(pairs)('%s and %s differ in both themes', (one, other) => {
    for (const palette of Object.values(palettes))
      expect(difference(palette[one], palette[other], sight)).toBeGreaterThan(least)
  })
})
