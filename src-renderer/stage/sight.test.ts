import type { Picture } from '@shared/picture/picture'
import { describe, expect, it } from 'vitest'
import { Sight } from './sight'

const picture = (width: number, height: number): Picture => ({ width, height, marks: [] })

function sightOf(width = 800, height = 600, ratio = 1): Sight {
  const sight = new Sight()
  sight.resize({ width, height }, ratio)
  sight.frame(picture(400, 300))
  return sight
}

describe('the camera', () => {
  it('keeps the picture fitted when the host changes', () => {
    const sight = sightOf()
    expect(sight.camera.scale).toBeCloseTo(568 / 300)
    sight.resize({ width: 432, height: 600 }, 1)
    expect(sight.camera).toEqual({ scale: 1, x: 16, y: 150 })
  })

  it('leaves it where the person put it, about the same middle', () => {
    const sight = sightOf()
    sight.zoom(0.8)
    const middle = sight.units({ x: 400, y: 300 })
    const { scale } = sight.camera
    sight.resize({ width: 500, height: 500 }, 1)
    expect(sight.camera.scale).toBe(scale)
    const now = sight.units({ x: 250, y: 250 })
    expect(now.x).toBeCloseTo(middle.x, 0)
    expect(now.y).toBeCloseTo(middle.y, 0)
  })

  it('looks the same on a finer display', () => {
    const sight = sightOf()
    sight.zoom(1.2, { x: 100, y: 100 })
    const before = sight.units({ x: 700, y: 80 })
    sight.resize({ width: 1600, height: 1200 }, 2)
    const now = sight.units({ x: 700, y: 80 })
    expect(now.x).toBeCloseTo(before.x, 0)
    expect(now.y).toBeCloseTo(before.y, 0)
    expect(sight.leastLetters).toBe(7)
  })

  it('is fitted again on request, and stays so', () => {
    const sight = sightOf()
    const { camera } = sight
    sight.pan(30, 40)
    expect(sight.camera).not.toEqual(camera)
    sight.fit()
    expect(sight.camera).toEqual(camera)
    sight.resize({ width: 432, height: 600 }, 1)
    expect(sight.camera.scale).toBe(1)
  })
})

describe('another picture', () => {
  it('of the same size is seen as before', () => {
    const sight = sightOf()
    sight.zoom(1.5)
    const { camera } = sight
    expect(sight.frame(picture(400, 300))).toBe(false)
    expect(sight.camera).toBe(camera)
  })

  it('of another size is fitted, zoomed or not', () => {
    const sight = sightOf()
    sight.zoom(1.5)
    expect(sight.frame(picture(300, 400))).toBe(true)
    expect(sight.camera).toEqual(sightOn(picture(300, 400)).camera)
  })

  it('of the same size but another board is fitted to its cells, unless the person has zoomed', () => {
    const cells = { kind: 'cells', key: 'b', x: 0, y: 0, rows: 1, columns: 1, cell: 37 } as const
    const board: Picture = {
      ...picture(400, 300),
      marks: [{ ...cells, inks: ['paper'], values: new Uint8Array(1) }],
    }
    const sight = sightOf()
    expect(sight.frame(board)).toBe(true)
    expect(sight.camera.scale).toBe(70 / 37)
    const zoomed = sightOf()
    zoomed.zoom(1.5)
    const { scale } = zoomed.camera
    zoomed.frame(board)
    expect(zoomed.camera.scale).toBe(scale)
  })

  it('with a board gives its cells whole pixels', () => {
    const cells = { kind: 'cells', key: 'b', x: 0, y: 0, rows: 1, columns: 1, cell: 30 } as const
    const marks = [{ ...cells, inks: ['paper'], values: new Uint8Array(1) }] as const
    const { scale } = sightOn({ width: 400, height: 301, marks }).camera
    expect(Number.isInteger(Math.round(scale * 30 * 1e6) / 1e6)).toBe(true)
  })
})

function sightOn(shown: Picture): Sight {
  const sight = new Sight()
  sight.resize({ width: 800, height: 600 }, 1)
  sight.frame(shown)
  return sight
}

it('zooms between half and eight times the fitted size', () => {
  const sight = sightOf()
  const fitted = sight.camera.scale
  for (let i = 0; i < 40; i++) sight.zoom(1.5)
  expect(sight.camera.scale).toBeCloseTo(8 * fitted)
  for (let i = 0; i < 40; i++) sight.zoom(0.5)
  expect(sight.camera.scale).toBeCloseTo(fitted / 2)
})

it('knows which part is in view', () => {
  const sight = sightOf(464, 332)
  expect(sight.seen).toEqual({ left: -32, top: -16, right: 432, bottom: 316 })
})
