// `npm run icons`: draws assets/icon.svg in every size and container that the systems want. What it writes is
// kept in the repository; a test sees that it is up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { root } from './build.mjs'
import { icns, ico } from './dist/iconFiles.mjs'
import { script } from './script.mjs'

/** Of Linux; Windows takes those up to 256, macOS the powers of two. */
const SIDES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const ICO_SIDES = [16, 24, 32, 48, 64, 128, 256]

const source = join(root, 'assets/icon.svg')

/** On a Mac all icons keep the same distance from their edge, a tenth of the side. */
const withMacMargin = (/** @type {string} */ svg) =>
  svg.replace('viewBox="0 0 64 64"', 'viewBox="-5 -5 74 74"')

/**
 * All icon files, by their path below assets/.
 *
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function drawIcons() {
  await loadRenderer()
  const svg = readFileSync(source, 'utf8')
  const pictures = drawSides(svg)
  const files = pictures.map(({ side, png }) => /** @type {const} */ ([`icons/${side}x${side}.png`, png]))
  const small = pictures.filter(({ side }) => ICO_SIDES.includes(side))
  return new Map([...files, ['icon.ico', ico(small)], ['icon.icns', icns(drawSides(withMacMargin(svg)))]])
}

const drawSides = (/** @type {string} */ svg) => SIDES.map((side) => ({ side, png: draw(svg, side) }))

function draw(/** @type {string} */ svg, /** @type {number} */ side) {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: side } })
  const image = drawing.render()
  const png = Buffer.from(image.asPng())
  image.free()
  drawing.free()
  return png
}

async function loadRenderer() {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFileSync(wasm))
}

await script(import.meta, async () => {
  for (const [name, bytes] of await drawIcons()) {
    const file = join(root, 'assets', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
})
