/** What the command line has the hidden app make; there is no display and no window. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { originIn } from '@shared/export/embedded'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { expect, test } from './fixtures'

const root = resolve(import.meta.dirname, '..')
const tour = ['solve', 'knights-tour', '--size', '3x4']

function start(words: readonly string[], home: string) {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env
  const entry = join(root, 'scripts/cli.mjs')
  // Its temporary files, too, are in the folder that is looked through.
  return spawn(process.execPath, [entry, ...words], {
    cwd: home,
    env: { ...env, LC_ALL: 'C', TMPDIR: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function retrace(words: readonly string[], home: string) {
  const child = start(words, home)
  const [err, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { status, err }
}

test('the command line prints a PDF that names its run', async ({ home }) => {
  expect(await retrace([...tour, '--out', 'tour.pdf'], home)).toEqual({ status: 0, err: '' })
  expect(readdirSync(home)).toEqual(['tour.pdf'])
  const pdf = readFileSync(join(home, 'tour.pdf'))
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(originIn(pdf)).toMatchObject({ run: 'knights-tour/bound-2?size=3x4&start=1' })
  const info = ask('pdfinfo', join(home, 'tour.pdf'))
  if (info !== undefined) expect(info).toMatch(/^Pages: +1$/m)
})

for (const [format, codec, magic] of [
  ['webm', 'vp9', /^1a45dfa3/],
  ['mp4', 'avc', /^.{8}66747970/],
] as const)
  test(`the command line writes a video as ${format}`, async ({ home }) => {
    const out = `tour.${format}`
    const { status, err } = await retrace([...tour, '--out', out], home)
    if (status === 4) {
      expect(err).toContain('This system has no encoder for')
      return
    }
    expect({ status, err, files: readdirSync(home) }).toEqual({ status: 0, err: '', files: [out] })
    const bytes = readFileSync(join(home, out))
    expect(bytes.toString('hex', 0, 8)).toMatch(magic)
    const input = new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: ALL_FORMATS })
    const track = await input.getPrimaryVideoTrack()
    expect([track?.codec, track?.displayWidth, track?.displayHeight]).toEqual([codec, 312, 248])
    // Thirteen boards, four a second, and two seconds of the last, whose end WebM does not tell.
    expect(await input.computeDuration()).toBeCloseTo(13 / 4 + 2, 0)
    const probe = ['-v', 'error', '-show_entries', 'stream=codec_name,width,height', '-of', 'csv=p=0']
    const shown = ask('ffprobe', ...probe, join(home, out))
    if (shown !== undefined) expect(shown.trim()).toBe(`${codec === 'avc' ? 'h264' : codec},312,248`)
  })

test('an interrupt ends the hidden app and leaves nothing', async ({ home }) => {
  const words = ['solve', 'knights-tour', '--size', '6x6', '--strategy', 'blind', '--out', 'long.webm']
  const child = start(words, home)
  const closed = once(child, 'close')
  // The app has begun: its profile holds something.
  const profile = () => readdirSync(home).find((name) => name.startsWith('retrace-'))
  await expect.poll(() => readdirSync(join(home, profile() ?? '.')).length).toBeGreaterThan(1)
  child.kill('SIGINT')
  expect((await closed)[0]).toBe(130)
  expect(readdirSync(home)).toEqual([])
  const left = () => readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(home))
  // Its helpers end a moment after the app.
  await expect.poll(left).toEqual([])
})

/** What a tool that is not ours says of a file; where there is none it is said, and that is all. */
function ask(tool: string, ...words: readonly string[]): string | undefined {
  const { error, status, stdout, stderr } = spawnSync(tool, words, { encoding: 'utf8' })
  if (error) {
    console.log(`there is no ${tool} here to read the file back`)
    return undefined
  }
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return '' // ended meanwhile
  }
}
