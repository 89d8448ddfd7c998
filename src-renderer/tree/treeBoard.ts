/** The tree on a canvas of its own: follows the search, is zoomed and moved by hand. None of it goes through React. */
import type { Palette } from '@shared/picture/ink'
import { placeNear, type TreeDrawing } from '@shared/trace/treeDrawing'
import { type Camera, type Place, panned, type Size, unitsAt, zoomed } from '../stage/camera'
import { listen } from '../stage/hand'
import { watchSize } from '../stage/watchSize'
import { paintTree } from './paintTree'
import { between, type CameraMode, followingCamera, revealing, wholeCamera } from './treeCamera'
import { driftOf, type Origins, onItsWay, originsOf } from './treeMotion'

/** What presses do; places are those of the drawing shown last. */
export interface TreeHand {
  press(place: number | undefined): void
  /** Alt or the right button. */
  pick(place: number): void
  hover(place: number | undefined): void
  /** The camera is moved in another way now. */
  moved(mode: CameraMode): void
}

/** In milliseconds. */
const slideMs = 160
/** A drawing of more nodes is put up at once, without sliding. */
const mostSliding = 3000
const least = 0.004
const most = 4
/** However far it is moved, so many CSS pixels of it stay in view. */
const keep = 48

export class TreeBoard {
  readonly #context: CanvasRenderingContext2D
  readonly #canvas: HTMLCanvasElement
  readonly #hand: TreeHand
  readonly #ends: readonly (() => void)[]
  #palette: Palette
  #host: Size = { width: 0, height: 0 }
  #ratio = 1
  #drawing: TreeDrawing | undefined
  #camera: Camera = { scale: 1, x: 0, y: 0 }
  #mode: CameraMode = 'follow'
  #slide: { readonly startMs: number; readonly origins: Origins; readonly camera: Camera } | undefined
  #chosen: number | undefined
  #hovered: number | undefined
  #request = 0

  constructor(host: HTMLElement, palette: Palette, hand: TreeHand) {
    this.#palette = palette
    this.#hand = hand
    this.#canvas = document.createElement('canvas')
    this.#canvas.setAttribute('aria-hidden', 'true')
    host.append(this.#canvas)
    this.#context = this.#canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D
    this.#ends = [
      watchSize(host, ({ width, height, ratio }) => this.#resize(width, height, ratio)),
      listen(this.#canvas, {
        zoom: (factor, at) => this.#move(zoomed(this.#camera, factor, at, least, most)),
        pan: (dx, dy) => this.#pan(dx, dy),
        fit: () => this.look(this.#mode === 'follow' ? 'whole' : 'follow'),
        press: (at) => hand.press(this.#placeAt(at)),
        pick: (at) => {
          const place = this.#placeAt(at)
          if (place !== undefined) hand.pick(place)
        },
        hover: (at) => this.#hover(at && this.#placeAt(at)),
        grab: () => false,
        draw: () => {},
        letGo: () => {},
        cursorAt: (at) => (this.#placeAt(at) === undefined ? '' : 'pointer'),
      }),
    ]
  }

  get drawing(): TreeDrawing | undefined {
    return this.#drawing
  }

  /** This drawing from now on; it slides there from the one before, if that is of the same tree. */
  show(drawing: TreeDrawing | undefined, slides: boolean): void {
    const before = this.#drawing
    this.#drawing = drawing
    this.#hover(undefined)
    this.#slide = undefined
    if (drawing && before && before.view.tree.from === drawing.view.tree.from)
      this.#carryOver(before, drawing, slides)
    else if (drawing) this.#camera = this.#target(drawing)
    this.#wake()
  }

  /** The place that a person has chosen. It is brought into view if `reveals`. */
  choose(place: number | undefined, reveals: boolean): void {
    this.#chosen = place
    if (place !== undefined && this.#drawing && reveals) {
      const camera = revealing(this.#camera, this.#drawing, place, this.#host)
      if (camera.x !== this.#camera.x || camera.y !== this.#camera.y) this.#move(camera)
    }
    this.#wake()
  }

  look(mode: CameraMode): void {
    this.#setMode(mode)
    if (this.#drawing) this.#camera = this.#target(this.#drawing)
    this.#wake()
  }

  setPalette(palette: Palette): void {
    this.#palette = palette
    this.#wake()
  }

  destroy(): void {
    cancelAnimationFrame(this.#request)
    for (const end of this.#ends) end()
    this.#canvas.remove()
  }

  /** What is about the search stays where it is on the screen, though the tree grows beside it. */
  #carryOver(before: TreeDrawing, drawing: TreeDrawing, slides: boolean): void {
    const origins = originsOf(before, drawing)
    const { dx, dy } = driftOf(origins, drawing)
    const { scale, x, y } = this.#camera
    const steady = { scale, x: x - dx * scale, y: y - dy * scale }
    this.#camera = steady
    this.#camera = this.#target(drawing)
    if (!slides || drawing.x.length > mostSliding) return
    const moved = { x: origins.x.map((each) => each + dx), y: origins.y.map((each) => each + dy) }
    this.#slide = { startMs: performance.now(), origins: moved, camera: steady }
  }

  #target(drawing: TreeDrawing): Camera {
    if (this.#mode === 'whole') return wholeCamera(drawing, this.#host)
    return this.#mode === 'follow' ? followingCamera(this.#camera, drawing, this.#host) : this.#camera
  }

  #setMode(mode: CameraMode): void {
    if (mode === this.#mode) return
    this.#mode = mode
    this.#hand.moved(mode)
  }

  #move(camera: Camera): void {
    this.#slide = undefined
    this.#setMode('free')
    this.#camera = camera
    this.#wake()
  }

  #pan(dx: number, dy: number): void {
    if (this.#drawing) this.#move(panned(this.#camera, dx, dy, this.#host, this.#drawing, keep))
  }

  #hover(place: number | undefined): void {
    if (place === this.#hovered) return
    this.#hovered = place
    this.#hand.hover(place)
    this.#wake()
  }

  #placeAt(at: Place): number | undefined {
    if (!this.#drawing) return undefined
    const { x, y } = unitsAt(this.#camera, at)
    return placeNear(this.#drawing, x, y, Math.max(14, 6 / this.#camera.scale))
  }

  #resize(width: number, height: number, ratio: number): void {
    this.#canvas.width = width
    this.#canvas.height = height
    this.#ratio = ratio
    this.#host = { width: width / ratio, height: height / ratio }
    if (this.#drawing) this.#camera = this.#target(this.#drawing)
    // A canvas of a new size is empty: it is painted before it can be seen so.
    this.#frame(performance.now())
  }

  #wake(): void {
    if (this.#request === 0) this.#request = requestAnimationFrame((nowMs) => this.#frame(nowMs))
  }

  #frame(nowMs: number): void {
    cancelAnimationFrame(this.#request)
    this.#request = 0
    const { share, drawing, camera } = this.#now(nowMs)
    const [context, ratio, palette, host] = [this.#context, this.#ratio, this.#palette, this.#host]
    const brush = { context, ratio, palette, camera, host }
    if (drawing) {
      paintTree(brush, drawing, { chosen: this.#chosen, hovered: this.#hovered })
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.fillStyle = palette.paper
      context.fillRect(0, 0, this.#canvas.width, this.#canvas.height)
    }
    if (share < 1) this.#wake()
    else this.#slide = undefined
  }

  /** What is to be painted at this time: where it is on its way, if it slides. */
  #now(nowMs: number) {
    const [slide, drawing] = [this.#slide, this.#drawing]
    const share = slide ? Math.min(1, Math.max(0, (nowMs - slide.startMs) / slideMs)) : 1
    if (!slide || !drawing || share === 1) return { share: 1, drawing, camera: this.#camera }
    const eased = 1 - (1 - share) ** 3
    return {
      share,
      drawing: onItsWay(drawing, slide.origins, eased),
      camera: between(slide.camera, this.#camera, eased),
    }
  }
}
