// A Debian package of the unpacked app, made with dpkg-deb alone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { SetupError } from '../runtime/setupError.mjs'

/** What Electron needs of the system; the second names are those after Debian's change of time_t. */
const DEPENDS = [
  'libc6',
  'libgtk-3-0 | libgtk-3-0t64',
  'libnss3',
  'libnspr4',
  'libasound2 | libasound2t64',
  'libgbm1',
  'libdrm2',
  'xdg-utils',
]
/** Without them the desktop does not learn of our documents and links; every desktop has them. */
const RECOMMENDS = ['desktop-file-utils', 'shared-mime-info']

/**
 * @typedef {object} Package
 * @property {string} app the folder of the unpacked app
 * @property {string} assets the folder of the icons and of linux/
 * @property {string} changes the text of CHANGELOG.md
 * @property {string} licence the text of LICENSE
 * @property {string} version
 * @property {string} maintainer
 * @property {string} description in one line
 */

/** Lays the package out in the folder `tree`, anew, and packs it; gives the path of the .deb, beside the tree. */
export function makeDeb(/** @type {Package} */ of, /** @type {string} */ tree) {
  rmSync(tree, { recursive: true, force: true })
  layOut(of, tree)
  const deb = join(dirname(tree), `retrace_${of.version}_amd64.deb`)
  const args = ['--root-owner-group', '-Zzstd', '-z3', '--build', tree, deb]
  const { status, stderr, error } = spawnSync('dpkg-deb', args, { encoding: 'utf8' })
  if (error)
    throw new SetupError(`a Debian package is made by dpkg-deb, which is not here (${error.message})`)
  if (status !== 0) throw new Error(`dpkg-deb: ${stderr}`)
  return deb
}

function layOut(/** @type {Package} */ of, /** @type {string} */ tree) {
  const { app, assets, changes, licence, version, maintainer } = of
  const put = (/** @type {string} */ path, /** @type {string | Buffer} */ content, mode = 0o644) => {
    const file = join(tree, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    chmodSync(file, mode)
  }
  const asset = (/** @type {string} */ name) => readFileSync(join(assets, name))

  layOutApp(app, join(tree, 'usr/lib/retrace'))
  put('usr/bin/retrace', asset('linux/retrace.sh'), 0o755)
  put('usr/share/applications/retrace.desktop', asset('linux/retrace.desktop'))
  put('usr/share/mime/packages/retrace.xml', asset('linux/retrace.xml'))
  for (const name of readdirSync(join(assets, 'icons')))
    put(`usr/share/icons/hicolor/${basename(name, '.png')}/apps/retrace.png`, asset(`icons/${name}`))
  put('usr/share/icons/hicolor/scalable/apps/retrace.svg', asset('icon.svg'))
  put('usr/share/man/man1/retrace.1.gz', gzipped(asset('linux/retrace.1')))
  put('usr/share/doc/retrace/copyright', `${asset('linux/copyright')}${licenceText(licence)}`)
  put('usr/share/doc/retrace/changelog.gz', gzipped(debianChanges(version, maintainer)))
  put('usr/share/doc/retrace/NEWS.gz', gzipped(changes))
  put('usr/share/lintian/overrides/retrace', asset('linux/lintian-overrides'))
  const files = filesIn(join(tree, 'usr'))
  put('DEBIAN/md5sums', files.map((file) => `${md5(file)}  ${relative(tree, file)}\n`).join(''))
  put('DEBIAN/control', controlOf(of, sizeInKb(files)))
  for (const folder of foldersIn(tree)) chmodSync(folder, 0o755)
}

function layOutApp(/** @type {string} */ app, /** @type {string} */ to) {
  cpSync(app, to, { recursive: true })
  for (const file of filesIn(to)) chmodSync(file, isProgram(basename(file)) ? 0o755 : 0o644)
  // The sandbox for kernels without user namespaces: it must be root's, and run as root.
  chmodSync(join(to, 'chrome-sandbox'), 0o4755)
}

const isProgram = (/** @type {string} */ name) => ['retrace', 'chrome_crashpad_handler'].includes(name)

/** @returns {string} */
const controlOf = (/** @type {Package} */ { version, maintainer, description }, /** @type {number} */ kb) =>
  `Package: retrace
Version: ${version}
Section: education
Priority: optional
Architecture: amd64
Maintainer: ${maintainer}
Installed-Size: ${kb}
Depends: ${DEPENDS.join(', ')}
Recommends: ${RECOMMENDS.join(', ')}
Description: ${description}
 Retrace solves puzzles by backtracking and lets you watch: play, pause, step
 forwards and back, scrub a search of any length like a video, read the reason
 of every step, and take the result with you as a file.
 .
 It also works on the command line: see retrace --help.
`

/** Debian wants a change log in a form of its own; what is new is told in ours. */
function debianChanges(/** @type {string} */ version, /** @type {string} */ maintainer) {
  const date = new Date().toUTCString().replace('GMT', '+0000')
  return `retrace (${version}) stable; urgency=medium\n\n  * See NEWS.gz.\n\n -- ${maintainer}  ${date}\n`
}

/** In a copyright file every line is indented, and an empty one is a dot. */
const licenceText = (/** @type {string} */ licence) =>
  `License: Expat\n${licence
    .trim()
    .split('\n')
    .map((line) => ` ${line.trim() || '.'}\n`)
    .join('')}`

const gzipped = (/** @type {string | Buffer} */ content) => gzipSync(content, { level: 9 })

const md5 = (/** @type {string} */ file) => createHash('md5').update(readFileSync(file)).digest('hex')

const sizeInKb = (/** @type {string[]} */ files) =>
  files.reduce((sum, file) => sum + Math.ceil(statSync(file).size / 1024), 0)

/** @returns {string[]} */
function filesIn(/** @type {string} */ folder) {
  return entriesIn(folder).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
}

/** @returns {string[]} the folder itself, too */
function foldersIn(/** @type {string} */ folder) {
  const below = entriesIn(folder).filter((entry) => entry.isDirectory())
  return [folder, ...below.map((entry) => join(entry.parentPath, entry.name))]
}

const entriesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
