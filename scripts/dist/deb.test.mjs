import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../build.mjs'
import { makeDeb } from './deb.mjs'

const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0

describe.skipIf(!hasDpkg)('a package of a small app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-deb-'))
  const at = (/** @type {string} */ path) => join(folder, path)
  const tree = at('out/deb')
  let deb = ''
  let listed = ''

  beforeAll(() => {
    for (const name of ['retrace', 'chrome-sandbox', 'resources/app.asar']) {
      mkdirSync(dirname(at(`app/${name}`)), { recursive: true })
      writeFileSync(at(`app/${name}`), name)
    }
    cpSync(join(root, 'assets'), at('assets'), { recursive: true })
    const about = { version: '1.2.3', maintainer: 'A <a@example.org>', description: 'See how' }
    const texts = { changes: '# Changes\n', licence: 'MIT License\n\nPermission …\n' }
    deb = makeDeb({ app: at('app'), assets: at('assets'), ...texts, ...about }, tree)
    listed = spawnSync('dpkg-deb', ['--contents', deb], { encoding: 'utf8' }).stdout
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The line of one file: mode, owner, size, date, path. */
  const lineOf = (/** @type {string} */ path) =>
    listed.split('\n').find((line) => line.endsWith(` ./${path}`))
  const installed = (/** @type {string} */ path) => readFileSync(join(tree, path))

  test('is named by its version, and says what it is', () => {
    expect(deb).toBe(at('out/retrace_1.2.3_amd64.deb'))
    const { stdout } = spawnSync('dpkg-deb', ['--field', deb], { encoding: 'utf8' })
    expect(stdout).toContain('Package: retrace\nVersion: 1.2.3\n')
    expect(stdout).toContain('Maintainer: A <a@example.org>\n')
    expect(stdout).toMatch(/^Installed-Size: \d+$/m)
  })

  test('gives everything to root, and the sandbox root’s rights', () => {
    const lines = listed.trim().split('\n')
    expect(lines.filter((line) => !/^\S+ root\/root /.test(line))).toEqual([])
    expect(lineOf('usr/lib/retrace/chrome-sandbox')).toMatch(/^-rwsr-xr-x /)
    expect(lineOf('usr/lib/retrace/retrace')).toMatch(/^-rwxr-xr-x /)
    expect(lineOf('usr/bin/retrace')).toMatch(/^-rwxr-xr-x /)
    expect(lineOf('usr/lib/retrace/resources/app.asar')).toMatch(/^-rw-r--r-- /)
  })

  test('has an icon of every size where desktops look', () => {
    for (const size of ['16x16', '48x48', '256x256', '512x512'])
      expect(lineOf(`usr/share/icons/hicolor/${size}/apps/retrace.png`)).toBeDefined()
    expect(lineOf('usr/share/icons/hicolor/scalable/apps/retrace.svg')).toBeDefined()
  })

  test('brings documents of its own, and sums to check it by', () => {
    expect(gunzipSync(installed('usr/share/doc/retrace/changelog.gz')).toString()).toMatch(
      /^retrace \(1\.2\.3\) /,
    )
    expect(installed('usr/share/doc/retrace/copyright').toString()).toContain(
      'License: Expat\n MIT License\n .\n Permission …\n',
    )
    const check = spawnSync('md5sum', ['--check', '--quiet', 'DEBIAN/md5sums'], {
      cwd: tree,
      encoding: 'utf8',
    })
    expect({ status: check.status, stdout: check.stdout }).toEqual({ status: 0, stdout: '' })
  })
})
