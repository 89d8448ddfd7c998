import { puzzles } from '@shared/puzzles/index'
import { checkWords } from '@shared/words/checkWords'
import { cliWords } from '@shared/words/cliWords'
import { formWords } from '@shared/words/form'
import { makeSay } from '@shared/words/say'
import { expect, test } from 'vitest'
import { manPage } from './manPage'
import { verbs } from './verbs'

const page = manPage(makeSay('en', [cliWords, checkWords, formWords, ...puzzles.map(({ words }) => words)]))

test('the page that is installed is that of these verbs (anew: vitest -u)', async () => {
  await expect(page).toMatchFileSnapshot('../../assets/linux/retrace.1')
})

test('every verb, flag and puzzle is in it, and no line begins with what troff takes for a request', () => {
  for (const { id, flags } of verbs) {
    expect(page).toContain(`"RETRACE ${id.toUpperCase()}"`)
    for (const flag of flags) expect(page).toContain(`\\-\\-${flag.id.replaceAll('-', '\\-')}`)
  }
  for (const { id } of puzzles) expect(page).toContain(`"${id.toUpperCase().replaceAll('-', '\\-')}"`)
  const requests = new Set(page.match(/^[.'].{0,2}/gm)?.map((start) => start.trim()))
  expect([...requests].sort()).toEqual(['.B', '.PP', '.SH', '.TH', '.TP', '.br', '.fi', '.nf'])
})
