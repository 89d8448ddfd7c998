// electron-builder.yml against electron-builder's own schema, and against what else says the same things.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../build.mjs'

/** What electron-builder itself requires; to us they are no dependencies. */
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
const { getConfig, validateConfiguration } = ofBuilder('app-builder-lib/out/util/config/config')
const { DebugLogger } = ofBuilder('builder-util')

/** @type {any} */
let config
beforeAll(async () => {
  config = await getConfig(root, join(root, 'electron-builder.yml'), null)
})

const validate = (/** @type {object} */ more) =>
  validateConfiguration({ ...config, ...more }, new DebugLogger(false))

const asset = (/** @type {string} */ name) => readFileSync(join(root, 'assets/linux', name), 'utf8')

describe('electron-builder.yml', () => {
  test('is what electron-builder allows', async () => {
    await expect(validate({})).resolves.toBeUndefined()
  })

  test.each([
    { win: { foo: 1 } },
    { fileAssociations: [{ extension: 'x' }] },
    { electronFuses: { runsAsNode: false } },
  ])('would be refused with %j', async (wrong) => {
    await expect(validate(wrong)).rejects.toThrow('does not match the API schema')
  })

  test('makes installers for the three systems', () => {
    expect([config.win.target, config.mac.target[0], config.linux.target]).toEqual([
      'nsis',
      { target: 'dmg', arch: 'universal' },
      ['AppImage', 'deb'],
    ])
  })

  test('lets nothing in that could run other code', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    })
    expect(config.asar).toBe(true)
  })

  test('says the same of documents and links as the Linux files', () => {
    const [{ ext, mimeType }] = config.fileAssociations
    const [scheme] = config.protocols[0].schemes
    expect(asset('retrace.desktop')).toContain(`MimeType=${mimeType};x-scheme-handler/${scheme};\n`)
    expect(asset('retrace.xml')).toContain(`<mime-type type="${mimeType}">`)
    expect(asset('retrace.xml')).toContain(`<glob pattern="*.${ext}"/>`)
  })
})
