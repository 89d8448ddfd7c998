import { expect, test } from 'vitest'
import { initialParams } from '../../form/read'
import { langs } from '../../lib/message'
import { faultsOf } from '../../picture/laws'
import { form } from './form'
import { sheet } from './sheet'

const textsOf = (page: ReturnType<typeof sheet>[number] | undefined) =>
  page?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? []

test('pages keep the laws of pictures, at every preset and in every language', () => {
  for (const { params } of form.presets)
    for (const lang of langs) for (const page of sheet(params, lang)) expect(faultsOf(page)).toEqual([])
})

test('the puzzle is on the first page without its solution, which is on the second', () => {
  const [puzzle, solution, ...more] = sheet(initialParams(form), 'en')
  expect(more).toEqual([])
  expect(textsOf(puzzle)).toEqual(expect.arrayContaining(['1.', '15.', 'Who keeps fish?', 'Nation', '5']))
  expect(textsOf(puzzle)).not.toContain('Norwegian')
  expect(textsOf(solution)).toEqual(expect.arrayContaining(['The German keeps fish.', 'Norwegian', 'Prince']))
})

test('there is no second page where there is not exactly one solution', () => {
  const several = { ...initialParams(form), puzzle: 'houses 2\nman: a, b\n? a by man' }
  expect(sheet(several, 'en')).toHaveLength(1)
  expect(sheet({ ...several, puzzle: 'houses 2\nman: a, b\na at 1\na at 2' }, 'en')).toHaveLength(1)
})
