/** The `app://` scheme: the built page from its folder, with a policy that lets nothing else in. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { protocol } from 'electron'
import { contentPolicy, filePath, htmlWithNonce, mimeTypes } from './appFiles'
import { appOrigin, appScheme } from './ownPage'

/** Must run before the app is ready. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges }])
}

/** Serves the files of `folder` at `app://retrace/`. */
export const serveApp = (folder: string): void =>
  protocol.handle(appScheme, (request) => appFile(folder, request))

/** The answer to a request for one of the files of `folder`. */
export async function appFile(folder: string, { url, method }: Request): Promise<Response> {
  const path = method === 'GET' ? filePath(url, appOrigin) : undefined
  if (path === undefined) return refuse(403)
  try {
    return answer(path, await readFile(join(folder, path)))
  } catch {
    return refuse(404)
  }
}

function answer(path: string, bytes: Buffer<ArrayBuffer>): Response {
  const nonce = randomBytes(16).toString('base64')
  const type = mimeTypes[extname(path)] ?? 'application/octet-stream'
  const body = type.startsWith('text/html') ? htmlWithNonce(bytes.toString('utf8'), nonce) : bytes
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-security-policy': contentPolicy(nonce),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    },
  })
}

const refuse = (status: number): Response =>
  new Response(null, { status, headers: { 'content-security-policy': "default-src 'none'" } })
