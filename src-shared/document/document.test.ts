import { describe, expect, test } from 'vitest'
import { readDocument } from './document'

const whole = { format: 'retrace', version: 1, run: 'knights-tour/bound-2?size=6x6&start=1', k: 10 }
const read = (value: unknown) => readDocument(JSON.stringify(value))

describe('read', () => {
  test('a run and its step', () => {
    expect(read(whole)).toEqual({ ok: true, value: whole })
  })
  test('fields of later versions are kept', () => {
    const later = { ...whole, breakpoints: [1, 2], 'any thing': { x: null } }
    expect(read(later)).toEqual({ ok: true, value: later })
  })
  test('without a step: the first', () => {
    const { k: _, ...rest } = whole
    expect(read(rest)).toMatchObject({ ok: true, value: { k: 0 } })
  })
  test('after a byte order mark', () => {
    expect(readDocument(`\uFEFF${JSON.stringify(whole)}`)).toMatchObject({ ok: true })
  })
  test('a key that names a prototype is a field like any other', () => {
    const text = JSON.stringify(whole).replace('{', '{"__proto__":{"k":5},')
    expect(readDocument(text)).toMatchObject({ ok: true, value: { k: 10 } })
    expect(({} as { k?: number }).k).toBeUndefined()
  })
})

describe('refused', () => {
  const rows: readonly [string, unknown, string, object?][] = [
    ['a number', 5, 'document.foreign'],
    ['null', null, 'document.foreign'],
    ['a list', [whole], 'document.foreign'],
    ['another format', { ...whole, format: 'chess' }, 'document.foreign'],
    ['a later version', { ...whole, version: 2 }, 'document.newer', { version: 2, newest: 1 }],
    ['version 0', { ...whole, version: 0 }, 'document.damaged', { field: 'version' }],
    ['a version in words', { ...whole, version: '1' }, 'document.damaged', { field: 'version' }],
    ['no run', { ...whole, run: undefined }, 'document.damaged', { field: 'run' }],
    ['an endless run', { ...whole, run: 'x'.repeat(1001) }, 'document.damaged', { field: 'run' }],
    ['a step before the first', { ...whole, k: -1 }, 'document.damaged', { field: 'k' }],
    ['half a step', { ...whole, k: 0.5 }, 'document.damaged', { field: 'k' }],
    ['a step beyond counting', { ...whole, k: 2 ** 53 }, 'document.damaged', { field: 'k' }],
    ['null for a step', { ...whole, k: null }, 'document.damaged', { field: 'k' }],
  ]
  test.each(rows)('%s', (_, value, key, values) => {
    expect(read(value)).toEqual({ ok: false, message: values ? { key, values } : { key } })
  })
  test.each(['', '{', '\u0000', '{"format":"retrace"'])('what is no JSON: %j', (text) => {
    expect(readDocument(text)).toEqual({ ok: false, message: { key: 'document.foreign' } })
  })
  test('JSON that is nested very deeply', () => {
    expect(readDocument('['.repeat(1e6))).toMatchObject({ ok: false })
    expect(readDocument(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)).toMatchObject({ ok: false })
  })
})
