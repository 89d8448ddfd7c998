import { describe, expect, test } from 'vitest'
import { isNewer, isTimeToLook, readNews } from './updateNews'

const feed = 'https://retrace.example.org/latest.json'
const page = 'https://retrace.example.org/download'

test('news are a version and a page of the same host', () => {
  expect(readNews(JSON.stringify({ version: '1.2.3', page, more: [1] }), feed)).toEqual({
    version: '1.2.3',
    page,
  })
})

test.each([
  ['nothing', ''],
  ['no JSON', '<html></html>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no page', '{"version":"1.2.3"}'],
  ['a number for a version', JSON.stringify({ version: 2, page })],
  ['words in the version', JSON.stringify({ version: '1.2.3 <b>', page })],
  ['no address', JSON.stringify({ version: '2.0', page: 'download' })],
  ['another host', JSON.stringify({ version: '2.0', page: 'https://example.com/' })],
  ['another port', JSON.stringify({ version: '2.0', page: 'https://retrace.example.org:8443/' })],
  ['a user', JSON.stringify({ version: '2.0', page: 'https://me@retrace.example.org/' })],
  ['a file', JSON.stringify({ version: '2.0', page: 'file:///etc/passwd' })],
  ['no lock', JSON.stringify({ version: '2.0', page: page.replace('https', 'http') })],
  ['a script', JSON.stringify({ version: '2.0', page: 'javascript:alert(1)' })],
])('%s is no news', (_, text) => expect(readNews(text, feed)).toBeUndefined())

describe('versions', () => {
  test.each([
    ['0.2.0', '0.1.9'],
    ['0.10.0', '0.9.0'],
    ['1', '0.99.99'],
    ['1.0.0.1', '1.0.0'],
  ])('%s comes after %s', (later, earlier) => {
    expect([isNewer(later, earlier), isNewer(earlier, later)]).toEqual([true, false])
  })
  test.each([
    ['1.0', '1.0.0'],
    ['2.3.4', '2.3.4'],
  ])('%s is %s', (one, other) => expect([isNewer(one, other), isNewer(other, one)]).toEqual([false, false]))
})

test('a start looks once a day', () => {
  const day = 24 * 3600 * 1000
  expect([0, 1, day - 1, day, -1].map((ago) => isTimeToLook(10 * day, 10 * day + ago))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})
