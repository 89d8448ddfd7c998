// Fuses: switches inside an Electron executable, meant to be set by packagers. They stand as '0' or '1' after a
// mark, a version byte and their number.
const MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** In the order in which they stand; newer Electrons have more. */
const NAMES = /** @type {const} */ ([
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
])

/** @typedef {Partial<Record<(typeof NAMES)[number], boolean>>} Fuses by the names that electron-builder has for them */

/**
 * @param {Buffer} exe
 * @returns {Fuses} those the executable has
 */
export function readFuses(exe) {
  const { first, count } = find(exe)
  /** @type {Fuses} */
  const fuses = {}
  for (const [i, name] of NAMES.entries()) if (i < count) fuses[name] = exe[first + i] === ON
  return fuses
}

/** Sets these in place; one that the executable does not have is an error. */
export function setFuses(/** @type {Buffer} */ exe, /** @type {Fuses} */ fuses) {
  const { first, count } = find(exe)
  for (const [i, name] of NAMES.entries()) {
    if (fuses[name] === undefined) continue
    if (i >= count) throw new Error(`the executable has no fuse ${name}`)
    exe[first + i] = fuses[name] ? ON : OFF
  }
}

const ON = '1'.charCodeAt(0)
const OFF = '0'.charCodeAt(0)

function find(/** @type {Buffer} */ exe) {
  const at = exe.indexOf(MARK)
  if (at < 0) throw new Error('the executable has no fuses')
  const head = at + MARK.length
  return { first: head + 2, count: exe[head + 1] ?? 0 }
}
