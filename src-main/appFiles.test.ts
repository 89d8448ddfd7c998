import { expect, test } from 'vitest'
import { contentPolicy, filePath, htmlWithNonce } from './appFiles'

test.each([
  ['app://retrace/', 'index.html'],
  ['app://retrace/index.html', 'index.html'],
  ['app://retrace/assets/index-C0ffee.js?v=1', 'assets/index-C0ffee.js'],
  ['app://retrace/assets/%E9%A9%AC.svg', 'assets/马.svg'],
  // The URL itself resolves these, so they stay inside.
  ['app://retrace/../../etc/passwd', 'etc/passwd'],
  ['app://retrace/%2e%2e/%2e%2e/etc/passwd', 'etc/passwd'],
  ['app://retrace/..%2f..%2fetc/passwd', undefined],
  ['app://retrace/a%2f..%2f..%2fb', undefined],
  ['app://retrace/..%5c..%5cwindows', undefined],
  ['app://retrace/C:/windows', undefined],
  ['app://retrace/index.html%00.png', undefined],
  ['app://retrace/%E0%A4%A', undefined],
  ['app://elsewhere/index.html', undefined],
  ['https://retrace/index.html', undefined],
])('%s is the file %j', (url, path) => {
  expect(filePath(url, 'app://retrace')).toBe(path)
})

test('the policy evaluates nothing and inlines nothing without the nonce', () => {
  const policy = contentPolicy('abc')
  expect(policy).toContain("style-src 'self' 'nonce-abc'")
  expect(policy).not.toMatch(/unsafe-|\*|http/)
})

test('the nonce stands wherever the page has its mark', () => {
  expect(htmlWithNonce('<meta nonce="__CSP_NONCE__"><p>__CSP_NONCE__', 'n1')).toBe('<meta nonce="n1"><p>n1')
})
