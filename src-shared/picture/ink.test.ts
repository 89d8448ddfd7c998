import { describe, expect, it } from 'vitest'
import { type Ink, type Palette, palettes } from './ink'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(palette: Palette, a: Ink, b: Ink): number {
  const [dark, light] = [luminance(palette[a]), luminance(palette[b])].sort((x, y) => x - y) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

const squares: readonly Ink[] = [
  'square-light',
  'square-dark',
  'square-visited',
  'visited-light',
  'visited-dark',
]
const grounds: readonly Ink[] = ['paper', 'accent-soft', ...squares]
const vessels: readonly Ink[] = ['glass-inside', 'water']
const statuses: readonly Ink[] = ['branch', 'failed', 'solved', 'met', 'refused']

const pairs = (inks: readonly Ink[], on: readonly Ink[]) =>
  inks.flatMap((ink) => on.map((ground) => [ink, ground] as const))

/** AA: 4.5 for letters, 3 for shapes. Statuses and the accent are words too, but only on the paper. */
const letters = [
  ...pairs(['text', 'text-muted', 'number'], grounds),
  ...pairs(['text'], vessels),
  ...pairs(['accent', ...statuses], ['paper']),
  ...pairs(['accent'], ['accent-soft']),
  ...pairs(['on-accent'], ['accent']),
]
const shapes = [
  ...pairs(['line', 'accent', 'piece', ...statuses], grounds),
  ...pairs(['piece-edge'], ['piece']),
  ...pairs(['glass'], ['paper', 'glass-inside']),
  ...pairs(['water-edge', 'met', 'branch'], ['paper', ...vessels]),
  ...pairs(['map-hopeless-met'], ['paper']),
]

describe.each(Object.entries(palettes))('%s', (_, palette) => {
  it('knows what black on white comes to', () => {
    expect(contrast({ ...palette, text: '#000000', paper: '#ffffff' }, 'text', 'paper')).toBeCloseTo(21)
  })

  it.each(letters)('letters in %s can be read on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('shapes in %s can be seen on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['square-light', 'square-dark'],
    ['visited-light', 'visited-dark'],
    ['paper', 'square-dark'],
    ['square-dark', 'recess'],
    ['glass-inside', 'water'],
  ] as const)('%s and %s are told apart, quietly', (a, b) => {
    expect(contrast(palette, a, b)).toBeGreaterThan(1.12)
    expect(contrast(palette, a, b)).toBeLessThan(1.6)
  })

  it('gives every colour as six hexadecimal digits', () => {
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})
