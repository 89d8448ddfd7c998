/** What the `app://` scheme serves, and under which policy. Pure, so that hostile addresses can be tried on it. */
import { isWithin } from './origin'

/** The file of an address, relative to the folder served; undefined where the address leads outside or elsewhere. */
export function filePath(url: string, origin: string): string | undefined {
  if (!isWithin(url, origin)) return undefined
  let path: string
  try {
    path = decodeURIComponent(new URL(url).pathname)
  } catch {
    return undefined
  }
  const parts = path.split('/').filter((part) => part !== '')
  // A backslash is a separator on Windows and a colon names a drive or a stream; no file of ours has either.
  if (parts.some((part) => part === '..' || /[\\:\0]/.test(part))) return undefined
  return parts.length === 0 ? 'index.html' : parts.join('/')
}

export const mimeTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** No script but our files, nothing evaluated, no address but our own; the UI library's styles carry the nonce. */
export const contentPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The page holds this mark where its scripts look for the nonce. */
const nonceMark = '__CSP_NONCE__'

export const htmlWithNonce = (html: string, nonce: string): string => html.replaceAll(nonceMark, nonce)
