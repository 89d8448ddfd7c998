import { defaultExportChoices } from '@shared/ipc/exporting'
import { langs } from '@shared/lib/message'
import { exportWords } from '@shared/words/exportWords'
import { expect, test } from 'vitest'
import { formatFor, type Stock, subjectFor, subjects, subjectsOf, whyNot } from './subjects'

const nothing = { solutions: 0, steps: 0 }
const offered = (stock: Stock) => subjectsOf(stock).flatMap(({ id }) => (whyNot(id, stock) ? [] : [id]))

test('what there is decides what is offered', () => {
  expect(offered(nothing)).toEqual(['view'])
  expect(offered({ solutions: 0, steps: 5 })).toEqual(['view', 'animation', 'steps', 'tree'])
  expect(offered({ solutions: 1, steps: 5 })).toEqual(['solution', 'view', 'animation', 'steps', 'tree'])
  expect(offered({ solutions: 2, steps: 5 })).toEqual([
    'solution',
    'all',
    'view',
    'animation',
    'steps',
    'tree',
  ])
})

test('while a board is played by hand only that is offered: the path where there is one, and the board', () => {
  expect(offered({ solutions: 2, steps: 5, hand: 'path' })).toEqual(['played', 'hand'])
  expect(offered({ ...nothing, hand: 'board' })).toEqual(['hand'])
})

test('the last choice is taken up where it can be', () => {
  const last = {
    ...defaultExportChoices,
    subject: 'steps',
    formats: { steps: 'ndjson', solution: 'gif' },
  } as const
  expect(subjectFor(last, { solutions: 1, steps: 5 }).id).toBe('steps')
  expect(subjectFor(last, nothing).id).toBe('view')
  expect(subjectFor({ ...last, subject: 'unheard of' }, { solutions: 1, steps: 5 }).id).toBe('solution')
  expect(subjects.map((subject) => formatFor(subject, last))).toEqual([
    'text',
    'text',
    'svg',
    'gif',
    'ndjson',
    'svg',
    'text',
    'svg',
  ])
})

test.each(langs)('everything has its words in %s', (lang) => {
  for (const { id, formats } of subjects) {
    expect(exportWords[lang]).toHaveProperty([`export.what.${id}`])
    expect(exportWords[lang]).toHaveProperty([`export.what.${id}.about`])
    for (const format of formats) expect(exportWords[lang]).toHaveProperty([`export.format.${format}`])
  }
})
