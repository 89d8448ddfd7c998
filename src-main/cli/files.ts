/** Files the command line reads and writes. */
import { constants, createReadStream } from 'node:fs'
import { access, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { largestPathFile } from '@shared/export/check'
import { decode } from '../foreign'
import { writeWhole } from '../wholeFile'
import { CannotWrite, type Io } from './io'
import { type Read, refuse } from './refusal'

export async function readText(path: string, io: Io): Promise<Read<string>> {
  const bytes = await readBytes(path, io, largestPathFile)
  return bytes.ok ? { ok: true, value: decode(bytes.value) } : bytes
}

/**
 * The bytes of a file, or of standard input for `-`: no more than `most`, also where a file has no size, as a device or
 * a pipe.
 */
export async function readBytes(
  path: string,
  { stdin, signal }: Io,
  most: number,
): Promise<Read<Uint8Array>> {
  const stream = addAbortSignal(signal, path === '-' ? (stdin as Readable) : createReadStream(path))
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > most) return refuse(path, 'check.large', { max: most / 2 ** 20 })
      chunks.push(chunk)
    }
  } catch (error) {
    if (signal.aborted) throw error
    return cannotRead(path, error)
  }
  return { ok: true, value: Buffer.concat(chunks) }
}

/** Fails early where a file can plainly not be written, so that no long search is made for nothing. */
export async function expectWritable(path: string): Promise<void> {
  const kind = await kindOf(path)
  if (kind === 'folder') throw new CannotWrite(path, { code: 'EISDIR' })
  if (kind === 'special') return
  await access(dirname(path), constants.W_OK).catch((error) => {
    throw new CannotWrite(path, error)
  })
}

/** All of it or nothing, but for devices and pipes: a rename would put a file in their place. */
export async function saveFile(path: string, data: string | Uint8Array): Promise<void> {
  try {
    if ((await kindOf(path)) === 'special') await writeFile(path, data)
    else await writeWhole(path, data)
  } catch (error) {
    throw new CannotWrite(path, error)
  }
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'special' | 'none'> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return 'none'
  if (found.isDirectory()) return 'folder'
  return found.isFile() ? 'file' : 'special'
}

const told = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM']

function cannotRead(path: string, error: unknown): Read<never> {
  const code = String((error as NodeJS.ErrnoException).code ?? error)
  return refuse(path, `cli.read.${told.includes(code) ? code : 'other'}`, { code })
}
