import { type Ink, palettes } from '@shared/picture/ink'
import { systemFonts } from '@shared/picture/lettering'
import { expect, test } from 'vitest'
import css from './tokens.css?raw'

const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

test('the window and the board use the same colours for the same things', () => {
  const shared = [...tokens.keys()].filter((name): name is Ink => name in palettes.light)
  expect(shared.length).toBeGreaterThanOrEqual(11)
  for (const name of shared) {
    expect([name, tokens.get(name)]).toEqual([
      name,
      { light: palettes.light[name], dark: palettes.dark[name] },
    ])
  }
})

test('the window and the board are lettered in the same fonts of the system', () => {
  const written = /--font-system:([^;]+);/.exec(css)?.[1] ?? ''
  const fonts = written.split(',').map((font) => font.trim().replaceAll('"', "'"))
  expect(fonts).toEqual([...systemFonts])
})

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = [
  'paper',
  'bar',
  'raised',
  'float',
  'control',
  'control-hover',
  'control-pressed',
  'quiet-hover',
  'quiet-pressed',
  'accent-soft',
  'accent-faint',
  'notice-proof',
  'notice-problem',
]

test.each([
  ...['text', 'text-muted'].flatMap((ink) => surfaces.map((surface) => [ink, surface, 4.5] as const)),
  ...['failed', 'accent'].flatMap((ink) =>
    ['paper', 'bar', 'raised', 'float', 'control'].map((surface) => [ink, surface, 4.5] as const),
  ),
  ...['accent', 'edge-field'].flatMap((edge) =>
    ['paper', 'bar', 'raised', 'float', 'control'].map((surface) => [edge, surface, 3] as const),
  ),
  ...['branch', 'solved', 'refused', 'met'].flatMap((ink) =>
    ['paper', 'bar', 'raised', 'float'].map((surface) => [ink, surface, 3] as const),
  ),
  ['accent', 'accent-faint', 4.5],
  ['refused', 'bar', 4.5],
  ['failed', 'notice-problem', 3],
  ['refused', 'notice-proof', 3],
  ['map-hopeless-met', 'paper', 3],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-pressed', 4.5],
] as const)('%s on %s has a contrast of at least %d in both themes', (ink, surface, least) => {
  for (const theme of ['light', 'dark'] as const) {
    const colours = [tokens.get(ink)?.[theme] ?? '', tokens.get(surface)?.[theme] ?? ''] as const
    expect(contrast(...colours), `${theme}: ${colours.join(' on ')}`).toBeGreaterThanOrEqual(least)
  }
})
