// Readers for the two archive formats a runtime arrives in, and a writer for Electron's own. They know just
// what those archives use (no zip64, no long tar names), so that making a runtime needs nothing but Node.
import { inflateRawSync } from 'node:zlib'

const TAR_BLOCK = 512

/**
 * The regular files of a tar archive.
 *
 * @param {Buffer} tar
 * @returns {Generator<{ name: string, data: Buffer }>}
 */
export function* tarEntries(tar) {
  let at = 0
  while (at + TAR_BLOCK <= tar.length && tar[at] !== 0) {
    const name = upToNul(tar.toString('utf8', at, at + 100))
    const size = Number.parseInt(tar.toString('ascii', at + 124, at + 136), 8)
    const kind = String.fromCharCode(tar[at + 156] ?? 0)
    at += TAR_BLOCK
    if (kind === '0' || kind === '\0') yield { name, data: tar.subarray(at, at + size) }
    at += Math.ceil(size / TAR_BLOCK) * TAR_BLOCK
  }
}

const upToNul = (/** @type {string} */ text) => text.replace(/\0.*$/s, '')

const ZIP_END = { mark: 0x06054b50, size: 22 }
const ZIP_LISTED = { mark: 0x02014b50, size: 46 }
const ZIP_LOCAL_SIZE = 30
const STORED = 0
const DEFLATED = 8

/**
 * The files and folders of a zip archive, by its directory at the end. `mode` holds the Unix permission bits.
 *
 * @param {Buffer} zip
 * @returns {Generator<{ name: string, mode: number, read: () => Buffer }>}
 */
export function* zipEntries(zip) {
  const end = findZipEnd(zip)
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ZIP_LISTED.mark) throw new Error(`not a zip directory entry at ${at}`)
    const method = zip.readUInt16LE(at + 10)
    const packedSize = zip.readUInt32LE(at + 20)
    const nameSize = zip.readUInt16LE(at + 28)
    const localAt = zip.readUInt32LE(at + 42)
    yield {
      name: zip.toString('utf8', at + ZIP_LISTED.size, at + ZIP_LISTED.size + nameSize),
      mode: (zip.readUInt32LE(at + 38) >>> 16) & 0o777,
      read: () => unpack(zip, localAt, packedSize, method),
    }
    at += ZIP_LISTED.size + nameSize + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

/** The end record stands last, but for a comment of unknown length. */
function findZipEnd(/** @type {Buffer} */ zip) {
  let at = zip.length - ZIP_END.size
  while (at >= 0 && zip.readUInt32LE(at) !== ZIP_END.mark) at--
  if (at < 0) throw new Error('not a zip archive')
  return at
}

/** @returns {Buffer} */
function unpack(
  /** @type {Buffer} */ zip,
  /** @type {number} */ localAt,
  /** @type {number} */ size,
  /** @type {number} */ method,
) {
  // The local header repeats the name, and may carry other extra fields than the directory does.
  const start = localAt + ZIP_LOCAL_SIZE + zip.readUInt16LE(localAt + 26) + zip.readUInt16LE(localAt + 28)
  const packed = zip.subarray(start, start + size)
  if (method === STORED) return packed
  if (method === DEFLATED) return inflateRawSync(packed)
  throw new Error(`zip method ${method} is not supported`)
}

/**
 * An asar archive of these files in one flat folder: two nested "pickles" (a length before each) round a JSON
 * directory padded to four bytes, then the files one after another.
 *
 * @param {Record<string, string | Buffer>} files
 * @returns {Buffer}
 */
export function asar(files) {
  /** @type {Record<string, { size: number, offset: string }>} */
  const listed = {}
  const bodies = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const body = Buffer.from(content)
    listed[name] = { size: body.length, offset: String(offset) }
    offset += body.length
    bodies.push(body)
  }
  const directory = Buffer.from(JSON.stringify({ files: listed }))
  const padding = Buffer.alloc(-directory.length & 3)
  const padded = directory.length + padding.length
  const head = Buffer.alloc(16)
  const words = [4, padded + 8, padded + 4, directory.length]
  for (const [i, word] of words.entries()) head.writeUInt32LE(word, i * 4)
  return Buffer.concat([head, directory, padding, ...bodies])
}
