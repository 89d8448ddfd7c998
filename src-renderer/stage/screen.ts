/** The canvas and Pixi's renderer on it. Nothing here moves by itself: a frame is rendered when asked for. */
import 'pixi.js/unsafe-eval'
import { type Container, Ticker, WebGLRenderer } from 'pixi.js'
import type { Size } from './camera'

/** A canvas's size in its own pixels, and how many of them make a CSS pixel. */
export interface Raster extends Size {
  readonly ratio: number
}

export interface Screen {
  readonly canvas: HTMLCanvasElement
  /** Takes the size of a host and returns the raster it is painted in, which may be coarser. */
  resize(host: Raster): Raster
  render(container: Container, background: string): void
  /** Calls when the GPU has come back after a loss, with nothing on the canvas. */
  onRestored(listener: () => void): void
  destroy(): void
}

/** A screen in `host`; rejects where there is no WebGL. */
export async function createScreen(host: HTMLElement): Promise<Screen> {
  // Pixi's own housekeeping would ask for every frame for as long as the window lives.
  Ticker.system.autoStart = false
  Ticker.system.stop()
  const renderer = new WebGLRenderer()
  await renderer.init({
    width: 1,
    height: 1,
    // Shapes have smooth edges of their own (see paint/stamps), and straight edges lie on whole pixels.
    antialias: false,
    // Events and accessibility are not Pixi's here; without them it listens to nothing.
    skipExtensionImports: true,
  })
  const { canvas } = renderer
  const isSoftware = rendersInSoftware(renderer.gl)
  const tune = () => {
    // Choosing among sixteen textures at every pixel costs software rendering three quarters of its frame.
    if (isSoftware) renderer.limits.maxBatchableTextures = 1
  }
  tune()
  mount(canvas, host)
  return {
    canvas,
    resize(wanted) {
      const raster = isSoftware ? affordable(wanted) : wanted
      renderer.resize(raster.width, raster.height)
      canvas.style.width = `${raster.width / raster.ratio}px`
      canvas.style.height = `${raster.height / raster.ratio}px`
      return raster
    },
    render: (container, background) => renderer.render({ container, clearColor: background }),
    onRestored: (listener) =>
      // After Pixi's own listener, which makes its limits anew.
      canvas.addEventListener('webglcontextrestored', () => {
        tune()
        listener()
      }),
    destroy: () => renderer.destroy({ removeView: true }),
  }
}

/** The canvas fills its host and never pushes it wider. What it shows is told otherwise to those who cannot see it. */
function mount(canvas: HTMLCanvasElement, host: HTMLElement): void {
  canvas.style.position = 'absolute'
  canvas.style.left = canvas.style.top = '0'
  canvas.style.touchAction = 'none'
  canvas.setAttribute('aria-hidden', 'true')
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative'
  host.append(canvas)
}

function rendersInSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

/** More pixels than this take software rendering a tenth of a second and more. */
const mostPixels = 4_000_000

/** A half as fine where the host has too many pixels: every second pixel still meets one. */
function affordable({ width, height, ratio }: Raster): Raster {
  if (width * height <= mostPixels || ratio < 2) return { width, height, ratio }
  return { width: Math.ceil(width / 2), height: Math.ceil(height / 2), ratio: ratio / 2 }
}
