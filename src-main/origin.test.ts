import { expect, test } from 'vitest'
import { isWithin } from './origin'

test.each([
  ['app://retrace/index.html', 'app://retrace', true],
  ['app://retrace/index.html?x#y', 'app://retrace', true],
  ['app://retrace', 'app://retrace', true],
  ['http://localhost:5173/', 'http://localhost:5173', true],
  ['app://retrace.example/index.html', 'app://retrace', false],
  ['app://other/index.html', 'app://retrace', false],
  ['app://me@retrace/', 'app://retrace', false],
  ['https://retrace/index.html', 'app://retrace', false],
  ['http://localhost:5174/', 'http://localhost:5173', false],
  ['http://localhost:51730/', 'http://localhost:5173', false],
  ['file:///app/retrace', 'app://retrace', false],
  ['about:blank', 'app://retrace', false],
  ['data:text/html,x', 'app://retrace', false],
  ['javascript:1', 'app://retrace', false],
  ['', 'app://retrace', false],
])('%j within %j: %j', (url, origin, expected) => {
  expect(isWithin(url, origin)).toBe(expected)
})
