import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { asar, tarEntries, zipEntries } from './archives.mjs'

/** A tar entry as npm writes it: sizes in octal, contents filled up to whole blocks of 512. */
function tarEntry(/** @type {string} */ name, /** @type {string} */ text, kind = '0') {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124)
  head.write(kind, 156)
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512)
  body.write(text)
  return Buffer.concat([head, body])
}

describe('tar', () => {
  const readAll = (/** @type {Buffer} */ tar) =>
    [...tarEntries(tar)].map(({ name, data }) => [name, data.toString()])

  test('gives the files back, and nothing but files', () => {
    const long = '溯'.repeat(300)
    const tar = Buffer.concat([
      tarEntry('package/', '', '5'),
      tarEntry('package/a.txt', 'one'),
      tarEntry('pax', 'mtime=1', 'x'),
      tarEntry('package/empty', ''),
      tarEntry('package/long', long),
      Buffer.alloc(1024),
    ])
    expect(readAll(tar)).toEqual([
      ['package/a.txt', 'one'],
      ['package/empty', ''],
      ['package/long', long],
    ])
  })

  test('an empty archive has no files', () => {
    expect(readAll(Buffer.alloc(1024))).toEqual([])
  })
})

/** A zip of these files; every second one is stored, the others are deflated. */
function zip(/** @type {[name: string, text: string, mode: number][]} */ files, comment = '') {
  const locals = []
  const listed = []
  let at = 0
  for (const [i, [name, text, mode]] of files.entries()) {
    const method = i % 2 === 0 ? 8 : 0
    const packed = method === 8 ? deflateRawSync(text) : Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    local.writeUInt16LE(4, 28) // an extra field that the directory does not have
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE((0o100000 | mode) * 65536, 38)
    entry.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), Buffer.alloc(4), packed)
    listed.push(entry, Buffer.from(name))
    at += 30 + name.length + 4 + packed.length
  }
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)])
}

describe('zip', () => {
  /** @type {[string, string, number][]} */
  const files = [
    ['App/run', 'x'.repeat(5000), 0o755],
    ['App/notes', 'short', 0o644],
    ['App/empty', '', 0o600],
  ]

  test.each(['', 'made by hand'])('gives names, modes and contents back (comment: "%s")', (comment) => {
    const read = [...zipEntries(zip(files, comment))].map((entry) => [
      entry.name,
      entry.read().toString(),
      entry.mode,
    ])
    expect(read).toEqual(files)
  })

  test('refuses what is no zip', () => {
    expect(() => [...zipEntries(Buffer.alloc(100))]).toThrow('not a zip archive')
  })
})

describe('asar', () => {
  /**
   * Reads it by Electron's description of the format: the directory's size at 12, its text at 16, then the
   * bodies.
   */
  function read(/** @type {Buffer} */ archive) {
    const size = archive.readUInt32LE(12)
    const bodies = 8 + archive.readUInt32LE(4)
    const { files } = JSON.parse(archive.toString('utf8', 16, 16 + size))
    return Object.entries(files).map(([name, { size, offset }]) => {
      const start = bodies + Number(offset)
      return [name, archive.toString('utf8', start, start + size)]
    })
  }

  test.each([{}, { a: '1' }, { 'main.js': 'import x', 'package.json': '{"溯":1}', empty: '' }])(
    '%j',
    (files) => {
      const archive = asar(files)
      expect(read(archive)).toEqual(Object.entries(files))
      expect(archive.readUInt32LE(4) % 4).toBe(0)
    },
  )
})
