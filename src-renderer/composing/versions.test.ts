import { expect, test } from 'vitest'
import { redone, undone, versionsOf, written } from './versions'

test('each change is undone and redone by itself; what is typed at a stretch, at once', () => {
  const changed = written(written(versionsOf('a'), 'b', false), 'c', false)
  expect([undone(changed).now, undone(undone(changed)).now, undone(undone(undone(changed))).now]).toEqual([
    'b',
    'a',
    'a',
  ])
  expect(redone(undone(changed))).toEqual(changed)
  const typed = written(written(changed, 'cd', true), 'cde', true)
  expect(undone(typed).now).toBe('c')
  expect(undone(written(typed, 'f', false)).now).toBe('cde')
})

test('a change after undo leaves nothing to redo', () => {
  const changed = written(undone(written(versionsOf('a'), 'b', false)), 'c', true)
  expect(redone(changed).now).toBe('c')
  expect(undone(changed).now).toBe('a')
  // Typing after undo is a change of its own.
  expect(undone(written(undone(written(changed, 'cd', true)), 'ax', true)).now).toBe('a')
})
