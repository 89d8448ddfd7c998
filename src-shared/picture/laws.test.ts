import { describe, expect, it } from 'vitest'
import { faultsOf } from './laws'
import { knightOutline } from './outlines'
import type { Mark } from './picture'

const faults = (...marks: Mark[]) => faultsOf({ width: 100, height: 60, marks })

const sound: readonly Mark[] = [
  { kind: 'rect', key: 'edge', x: 0, y: 0, w: 100, h: 60, stroke: 'frame', width: 4 },
  { kind: 'disc', key: 'disc', x: 50, y: 30, r: 30, fill: 'accent' },
  { kind: 'path', key: 'knight', d: knightOutline, x: 10, y: 10, scale: 0.5, fill: 'piece' },
  { kind: 'text', key: 'text', text: '马周游', x: 100, y: 50, size: 20, anchor: 'end', fill: 'text' },
  {
    kind: 'cells',
    key: 'cells',
    x: 0,
    y: 0,
    rows: 3,
    columns: 5,
    cell: 20,
    inks: ['paper'],
    values: new Uint8Array(15),
  },
  {
    kind: 'numbers',
    key: 'numbers',
    x: 0,
    y: 0,
    rows: 3,
    columns: 5,
    cell: 20,
    size: 9,
    fill: 'number',
    values: new Int32Array(15),
  },
  { kind: 'polyline', key: 'line', points: Float32Array.of(0, 0, 100, 60), stroke: 'line', width: 6 },
  { kind: 'polyline', key: 'no line yet', points: new Float32Array(0), stroke: 'line', width: 6 },
]

it('finds nothing wrong with a sound picture', () => {
  expect(faults(...sound)).toEqual([])
})

describe('finds', () => {
  const disc = { kind: 'disc', key: 'disc', x: 50, y: 30, r: 10 } as const
  const grid = { key: 'grid', x: 0, y: 0, rows: 3, columns: 5, cell: 20 } as const
  const cells = { kind: 'cells', ...grid, inks: ['paper', 'text'], values: new Uint8Array(15) } as const
  const numbers = { kind: 'numbers', ...grid, size: 9, fill: 'number', values: new Int32Array(15) } as const
  const line = {
    kind: 'polyline',
    key: 'line',
    points: Float32Array.of(1, 2, 3, 4),
    stroke: 'line',
    width: 1,
  } as const
  const path = { kind: 'path', key: 'path', d: 'M0 0H100V100Z', x: 0, y: 0, scale: 0.5 } as const
  const text = { kind: 'text', key: 'text', text: '马周游', x: 50, y: 30, size: 20, fill: 'text' } as const

  it.each<[string, string, Mark]>([
    ['a number that is none', 'disc “disc”: x is NaN', { ...disc, x: Number.NaN }],
    ['an endless length', 'disc “disc”: r is Infinity', { ...disc, r: Number.POSITIVE_INFINITY }],
    ['a negative length', 'disc “disc”: r is negative: -1', { ...disc, r: -1 }],
    ['an opacity above 1', 'disc “disc”: opacity is not in 0 … 1: 2', { ...disc, opacity: 2 }],
    ['a fade below 0', 'polyline “line”: fade is not in 0 … 1: -0.5', { ...line, fade: -0.5 }],
    [
      'a disc over the edge',
      'disc “disc”: outside: 30.00 25.00 70.00 65.00 in 100 × 60',
      { ...disc, y: 45, r: 20, x: 50 } as Mark,
    ],
    ['too few values', 'cells “grid”: 14 values for 3 × 5 cells', { ...cells, values: new Uint8Array(14) }],
    [
      'a value without ink',
      'cells “grid”: value 2 has no ink',
      { ...cells, values: new Uint8Array(15).fill(2) },
    ],
    [
      'too many numbers',
      'numbers “grid”: 16 values for 3 × 5 cells',
      { ...numbers, values: new Int32Array(16) },
    ],
    [
      'a board over the edge',
      'numbers “grid”: outside: 1.00 0.00 101.00 60.00 in 100 × 60',
      { ...numbers, x: 1 },
    ],
    [
      'half a point',
      'polyline “line”: 3 coordinates are not pairs',
      { ...line, points: Float32Array.of(1, 2, 3) },
    ],
    [
      'a point nowhere',
      'polyline “line”: a point is not finite',
      { ...line, points: Float32Array.of(1, Number.NaN) },
    ],
    [
      'a point outside',
      'polyline “line”: outside: 1.00 -2.00 3.00 4.00 in 100 × 60',
      { ...line, points: Float32Array.of(1, -2, 3, 4) },
    ],
    ['path data that is none', 'path “path”: path data cannot be read', { ...path, d: 'knight' }],
    [
      'an outline over the edge',
      'path “path”: outside: 60.00 0.00 110.00 50.00 in 100 × 60',
      { ...path, x: 60 },
    ],
    [
      'a text over the edge',
      'text “text”: outside: -10.00 20.00 50.00 40.00 in 100 × 60',
      { ...text, x: 50, anchor: 'end' } as Mark,
    ],
  ])('%s', (_, fault, mark) => {
    const found = faults(mark)
    expect(found).toHaveLength(1)
    expect(found[0]).toBe(fault)
  })

  it('a key used twice', () => {
    expect(faults(disc, { ...disc, x: 20 })).toEqual(['disc “disc”: key used twice'])
  })

  it('a picture without size', () => {
    expect(faultsOf({ width: 0, height: Number.NaN, marks: [] })).toEqual(['picture: 0 × NaN'])
  })
})
