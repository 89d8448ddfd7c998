/**
 * A line through many points, as one mesh of four corners a segment. How much of a pixel the line covers is worked
 * out for each pixel from its distance to the segment, so joints are round and edges smooth without multisampling,
 * and zooming changes one number.
 */
import type { PolylineMark } from '@shared/picture/picture'
import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, UniformGroup } from 'pixi.js'
import { sharedLength } from '../tip'
import type { View } from './brush'
import { polylineShader } from './polylineShader'
import { floatsPerCorner, floatsPerSegment, quadIndices, writeSegments } from './segments'

export function polylineView(): View<PolylineMark> {
  const { geometry, trace } = makeTrace()
  const look = new UniformGroup({
    uHalf: { value: 1, type: 'f32' },
    uPixel: { value: 1, type: 'f32' },
    uFade: { value: 1, type: 'f32' },
    uCount: { value: 1, type: 'f32' },
  })
  const shader = new Shader({ glProgram: GlProgram.from(polylineShader), resources: { look } })
  const node = new Mesh({ geometry, shader })
  return {
    node,
    paint(mark, brush) {
      trace(mark.points)
      // Fewer than two points make no line.
      node.visible = mark.points.length >= 4
      node.tint = brush.palette[mark.stroke]
      node.alpha = mark.opacity ?? 1
      look.uniforms.uHalf = mark.width / 2
      look.uniforms.uPixel = 1 / brush.pixels
      look.uniforms.uFade = mark.fade || 1
      look.uniforms.uCount = Math.max(1, mark.points.length / 2 - 1)
    },
    destroy() {
      node.destroy()
      geometry.destroy(true)
      shader.destroy()
    },
  }
}

/** A geometry and what makes it follow a line. */
function makeTrace() {
  const corners = new Buffer({ data: new Float32Array(0), usage: BufferUsage.VERTEX | BufferUsage.COPY_DST })
  const indices = new Buffer({ data: new Uint32Array(0), usage: BufferUsage.INDEX | BufferUsage.COPY_DST })
  const attribute = (offset: number, format: 'float32x3' | 'float32x4') => ({
    buffer: corners,
    format,
    stride: 4 * floatsPerCorner,
    offset: 4 * offset,
  })
  const geometry = new Geometry({
    attributes: {
      aSegment: attribute(0, 'float32x4'),
      aBeside: attribute(4, 'float32x4'),
      aCorner: attribute(8, 'float32x3'),
    },
    indexBuffer: indices,
  })
  let data = new Float32Array(0)
  let traced = new Float32Array(0) as Float32Array

  const trace = (points: Float32Array) => {
    if (points === traced) return
    const segments = Math.max(0, points.length / 2 - 1)
    let first = Math.max(0, sharedLength(traced, points) / 2 - 2)
    const room = data.length / floatsPerSegment
    const grows = segments > room
    if (grows) {
      const roomier = Math.max(64, 2 * room, segments)
      data = new Float32Array(roomier * floatsPerSegment)
      first = 0
    }
    writeSegments(points, first, data)
    // All that is in use is uploaded: a mesh that was not rendered in between would miss a part.
    corners.setDataWithSize(data, segments * floatsPerSegment, true)
    if (grows) indices.data = quadIndices(data.length / floatsPerSegment)
    geometry.indexCount = 6 * segments
    traced = points
  }
  return { geometry, trace }
}
