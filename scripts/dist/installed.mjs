// What a person may expect of the installed package, from the first start to its removal; in order, each building on
// those before.
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readFuses } from '../runtime/fuses.mjs'
import { apt } from '../runtime/systemPackages.mjs'
import { processesOf, until } from './person.mjs'

export const EXE = '/usr/lib/retrace/retrace'
const DOCUMENT = { format: 'retrace', version: 1, run: 'knights-tour/bound-2?size=6x6&start=1', k: 10 }

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {{ person: Person, deb: string, files: string[] }} Scene `files`: of the package, once it is installed */

/** @type {readonly (readonly [string, (scene: Scene) => void | Promise<void>])[]} */
export const expectations = [
  ['it installs', install],
  ['its switches are set, and obeyed', obeysFuses],
  ['commands answer without a display, and leave nothing behind', answersCommands],
  ['without a display, or for root, the window says why it does not open', saysWhyNot],
  ['its desktop entry opens the window, in Chromium’s sandbox', opens],
  ['a document opens in the running app, at its step', opensDocument],
  ['a link does, too', opensLink],
  ['closing the window ends all of its processes', closes],
  ['a document starts the app', startsWithDocument],
  ['removed, it leaves nothing', leaves],
]

function install(/** @type {Scene} */ scene) {
  apt(['install', '-y', '--no-install-recommends', scene.deb])
  const { stdout } = spawnSync('dpkg', ['-L', 'retrace'], { encoding: 'utf8' })
  scene.files.push(...stdout.split('\n').filter((file) => existsSync(file) && statSync(file).isFile()))
  ok(scene.files.includes('/usr/bin/retrace'))
  equal(spawnSync('dpkg', ['-V', 'retrace'], { encoding: 'utf8' }).stdout, '')
  equal(statSync('/usr/lib/retrace/chrome-sandbox').mode & 0o7777, 0o4755)
  deepEqual(readdirSync('/usr/lib/retrace/resources'), ['app.asar'])
  equal(spawnSync('desktop-file-validate', ['/usr/share/applications/retrace.desktop']).status, 0)
}

function obeysFuses(/** @type {Scene} */ { person }) {
  deepEqual(readFuses(readFileSync(EXE)), {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  })
  const planted = join(person.home, 'planted.cjs')
  writeFileSync(planted, 'console.log("planted")')
  const env = { ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: `--require ${JSON.stringify(planted)}` }
  const { stdout, stderr } = person.run(EXE, ['--no-sandbox', '--inspect=0', '--', '--version'], env)
  match(stdout, /^retrace \d+\.\d+\.\d+\n$/)
  ok(!stderr.includes('Debugger listening'), stderr)
}

function answersCommands(/** @type {Scene} */ { person }) {
  const before = filesBelow(person.home)
  const retrace = (/** @type {string[]} */ ...words) => {
    const { status, stdout, stderr } = person.run('retrace', words, { DISPLAY: '', LC_ALL: 'C.UTF-8' })
    return { status, stdout, stderr }
  }
  const list = retrace('list')
  deepEqual({ status: list.status, stderr: list.stderr }, { status: 0, stderr: '' })
  match(list.stdout, /^knights-tour — /m)
  const solved = retrace('solve', 'knights-tour', '--size', '6x6')
  deepEqual({ status: solved.status, stderr: solved.stderr }, { status: 0, stderr: '' })
  equal(JSON.parse(solved.stdout).path.length, 36)
  equal(retrace('solve', 'knights-tour', '--size', '4x4', '--format', 'text').status, 1)
  const wrong = retrace('solve', 'knights-tour', '--size', '0')
  deepEqual({ status: wrong.status, stdout: wrong.stdout }, { status: 2, stdout: '' })
  match(wrong.stderr, /^retrace: --size: .*\n$/)
  match(retrace('slove').stderr, /^retrace: slove: There is no such verb/)
  match(retrace('--version').stdout, /^retrace \d/)
  match(retrace('count', 'n-queens', '--n', '10', '--jobs', '2').stdout, /"solutions":724/)
  // Made by the app, hidden and in its sandbox.
  const pdf = join(person.home, 'tour.pdf')
  equal(retrace('solve', 'knights-tour', '--size', '3x4', '--out', pdf).status, 0)
  match(readFileSync(pdf, 'latin1'), /^%PDF-/)
  rmSync(pdf)
  deepEqual(filesBelow(person.home), before)
}

function saysWhyNot(/** @type {Scene} */ { person }) {
  const english = person.run('retrace', [], { DISPLAY: '', LC_ALL: 'C.UTF-8' })
  equal(english.status, 1)
  match(english.stderr, /There is no display to open a window on/)
  match(
    person.run('retrace', ['a.retrace'], { DISPLAY: '', LC_ALL: 'zh_CN.UTF-8' }).stderr,
    /没有可以打开窗口的显示器/,
  )
  const forRoot = spawnSync('retrace', [], { encoding: 'utf8' })
  equal(forRoot.status, 1)
  match(forRoot.stderr, /root/)
}

async function opens(/** @type {Scene} */ { person }) {
  person.launch('gtk-launch', ['retrace'])
  await says(person, /page ready/)
  await shows(person, 'Retrace')
  const words = processesOf(EXE).map((each) => each.words)
  ok(!words.flat().includes('--no-sandbox'), 'without its sandbox')
  const page = processesOf(EXE).find((each) => each.words.includes('--type=renderer'))
  match(readFileSync(`/proc/${page?.pid}/status`, 'utf8'), /^Seccomp:\s*2$/m)
}

async function opensDocument(/** @type {Scene} */ { person }) {
  const file = join(person.home, '马 6×6.retrace')
  writeFileSync(file, JSON.stringify(DOCUMENT))
  const before = mainProcesses()
  person.launch('xdg-open', [file])
  await says(person, /opened at step 10$/m)
  await shows(person, '6×6')
  // The start that handed it over ends by itself.
  await until('the one running app', () => isDeepStrictEqual(mainProcesses(), before), mainProcesses)
}

async function opensLink(/** @type {Scene} */ { person }) {
  person.launch('xdg-open', ['retrace:n-queens/place-queens?n=7#12'])
  await says(person, /opened at step 12$/m)
  await shows(person, '7')
}

async function closes(/** @type {Scene} */ { person }) {
  const window = await shows(person, 'Retrace')
  person.run('xdotool', ['windowfocus', '--sync', window, 'key', 'alt+F4'])
  await hasEnded()
}

async function startsWithDocument(/** @type {Scene} */ { person }) {
  const file = join(person.home, '5×6 start.retrace')
  writeFileSync(file, JSON.stringify({ ...DOCUMENT, run: 'knights-tour/bound-2?size=5x6&start=1', k: 7 }))
  person.launch('xdg-open', [file])
  await says(person, /opened at step 7$/m)
  const window = await shows(person, '5×6')
  person.run('xdotool', ['windowfocus', '--sync', window, 'key', 'alt+F4'])
  await hasEnded()
}

function leaves(/** @type {Scene} */ { files }) {
  apt(['purge', '-y', 'retrace'])
  deepEqual(
    files.filter((file) => existsSync(file)),
    [],
  )
  ok(!existsSync('/usr/lib/retrace'))
  for (const list of ['/usr/share/mime/globs2', '/usr/share/applications/mimeinfo.cache'])
    ok(!readFileSync(list, 'utf8').includes('retrace'), `${list} still names it`)
}

const says = (/** @type {Person} */ person, /** @type {RegExp} */ what) =>
  until(String(what), () => what.test(person.said()), person.said)

/** Waits for a window that can be seen and has this in its title; gives its number. */
function shows(/** @type {Person} */ person, /** @type {string} */ title) {
  const look = () => {
    const { stdout } = person.run('xdotool', ['search', '--onlyvisible', '--class', 'Retrace'])
    return stdout.split('\n').find((id) => id !== '' && titleOf(person, id).includes(title))
  }
  return until(`a window named ${title}`, look, person.said)
}

const titleOf = (/** @type {Person} */ person, /** @type {string} */ id) =>
  person.run('xdotool', ['getwindowname', id]).stdout

const hasEnded = () =>
  until(
    'the end of all processes',
    () => processesOf(EXE).length === 0,
    () => JSON.stringify(processesOf(EXE)),
  )

/** Those that are nobody's helpers. */
const mainProcesses = () =>
  processesOf(EXE)
    .filter(({ words }) => !words.some((word) => word.startsWith('--type=')))
    .map(({ pid }) => pid)

const filesBelow = (/** @type {string} */ folder) => readdirSync(folder, { recursive: true }).sort()
