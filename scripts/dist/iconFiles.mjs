// The two containers that Windows and macOS keep icons in. Both hold PNGs as they are, one a size.

/** @typedef {{ side: number, png: Buffer }} Picture a square of `side` pixels */

const ICO_HEAD = 6
const ICO_ENTRY = 16

/**
 * An .ico file: a directory, then the pictures one after another.
 *
 * @param {readonly Picture[]} pictures of at most 256 pixels a side
 * @returns {Buffer}
 */
export function ico(pictures) {
  const directory = Buffer.alloc(ICO_HEAD + ICO_ENTRY * pictures.length)
  directory.writeUInt16LE(1, 2) // an icon, not a cursor
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  for (const [i, { side, png }] of pictures.entries()) {
    const at = ICO_HEAD + ICO_ENTRY * i
    directory.writeUInt8(side % 256, at) // 256 is written as 0
    directory.writeUInt8(side % 256, at + 1)
    directory.writeUInt16LE(1, at + 4) // colour planes
    directory.writeUInt16LE(32, at + 6) // bits a pixel
    directory.writeUInt32LE(png.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)])
}

/** Apple's names of the sizes; where there are two, the second is half the size at twice the density. */
const ICNS_NAMES = /** @type {const} */ ({
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
})

/**
 * An .icns file: a head, then every picture under its name, each with its length before it.
 *
 * @param {readonly Picture[]} pictures of sizes that Apple has names for; others are left out
 * @returns {Buffer}
 */
export function icns(pictures) {
  const parts = pictures.flatMap(({ side, png }) =>
    (ICNS_NAMES[/** @type {keyof typeof ICNS_NAMES} */ (side)] ?? []).map((name) => icnsPart(name, [png])),
  )
  return icnsPart('icns', parts)
}

/** The length counts the eight bytes of name and length, too. */
function icnsPart(/** @type {string} */ name, /** @type {Buffer[]} */ contents) {
  const head = Buffer.alloc(8)
  head.write(name, 'ascii')
  head.writeUInt32BE(
    contents.reduce((sum, { length }) => sum + length, head.length),
    4,
  )
  return Buffer.concat([head, ...contents])
}
