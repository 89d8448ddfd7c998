import { describe, expect, test } from 'vitest'
import { initialParams, readForm } from '../../form/read'
import { parseRun, runText } from '../../run'
import { makeSay } from '../../words/say'
import { classic } from './classic'
import { zebra } from './index'
import { defaultClues, startClues } from './inference/stages'
import { writeZebra } from './text/format'

const say = makeSay('en', [zebra.words])

function refusal(typed: Readonly<Record<string, string>>): string {
  const read = readForm(zebra.form, typed)
  return read.ok ? 'fine' : `${read.field}: ${say(read.message)}`
}

const strategy = (id: string) => {
  const found = zebra.strategies.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}

function large(houses: number): string {
  const values = (name: string) => Array.from({ length: houses }, (_, i) => `${name}${i + 1}`).join(', ')
  return `houses ${houses}\na: ${values('a')}\nb: ${values('b')}\nc: ${values('c')}\n`
}

const checked = (typed: Readonly<Record<string, string>>, id: string) => {
  const read = readForm(zebra.form, typed)
  if (!read.ok) throw new Error(say(read.message))
  const found = zebra.check?.(read.value, strategy(id))
  return found && `${found.field}: ${say(found.message)}`
}

test('the article’s own order of clues is the default, and its first plan has the article’s five', () => {
  expect(initialParams(zebra.form)).toEqual({
    puzzle: 'classic',
    order: 'nation,colour,smoke,pet,drink',
    enumeration: 'complete',
    clues: '5,12,6,7,9+14,8,rooms,4,10,15,11',
  })
  expect(startClues(classic)).toEqual([1, 2, 3, 13, 9])
  expect(defaultClues(classic)).toBe('5,6,7,12,9+14,8,rooms,4,10,11,15')
})

test('texts are kept in one spelling', () => {
  const read = readForm(zebra.form, {
    puzzle: `# a comment\n${writeZebra(classic)}`,
    order: ' 国家， Smoke drink,colour pet ',
    clues: '5, 12,6，7 9 + 14;8 ROOMS 4 10 15 11',
  })
  expect(read.ok && read.value).toMatchObject({
    puzzle: 'classic',
    order: 'nation,smoke,drink,colour,pet',
    clues: '5,12,6,7,9+14,8,rooms,4,10,15,11',
  })
})

describe('what is wrong is said, and what is allowed', () => {
  test.each([
    [{ puzzle: 'clasic' }, /^puzzle: “clasic” is no puzzle that comes with the app: classic/],
    [{ puzzle: 'houses 5\nx' }, /^puzzle: Line 2: /],
    [{ order: 'nation,colour' }, /^order: “smoke” is missing/],
    [{ order: 'nation,nation' }, /^order: “nation” is there twice/],
    [{ order: 'nation,fish' }, /^order: “fish” is no attribute.*nation,colour,smoke,pet,drink/],
    [{ order: '' }, /^order: “nation” is missing/],
    [{ clues: '5,x' }, /^clues: “x” is no clue: allowed are 1 to 15/],
    [{ clues: '5,16' }, /^clues: “16” is no clue/],
    [{ clues: '5,5' }, /^clues: Clue 5 is there twice/],
    [{ clues: '1' }, /^clues: Clue 1 is in the first plan already.*1, 2, 3, 13, 9/],
    [{ clues: '9+10' }, /^clues: Nothing follows from 9\+10/],
    [{ clues: '4,rooms' }, /^clues: Clue 4 is about where people live/],
    [{ clues: 'rooms,rooms' }, /^clues: “rooms” is there twice/],
    [{ clues: '5,12,6,7,8,rooms,4,10,15,11' }, /^clues: Clue 14 is missing/],
  ])('%j', (typed, said) => {
    expect(refusal(typed)).toMatch(said)
  })
})

describe('what a strategy cannot do is said before it starts', () => {
  test.each([
    ['exhaustive', { puzzle: large(8) }, /^puzzle: With 8 houses/],
    ['exhaustive', { puzzle: large(6), enumeration: 'as-printed' }, /^enumeration: /],
    ['inference', { puzzle: large(8) }, /^puzzle: With 8 houses/],
    ['inference', { puzzle: large(5) }, /^clues: After stage \d+ there would be more than 20,000 plans/],
  ])('%s %j', (id, typed, said) => {
    expect(checked(typed, id)).toMatch(said)
  })

  test('propagation takes them all, and so do the others at their largest', () => {
    expect(checked({ puzzle: large(12) }, 'propagation')).toBeUndefined()
    expect(checked({ puzzle: large(7) }, 'exhaustive')).toBeUndefined()
    expect(checked({ puzzle: large(5), enumeration: 'as-printed' }, 'exhaustive')).toBeUndefined()
  })
})

test('a run with a puzzle of its own is named by a text that is read back', () => {
  const puzzle = writeZebra({ ...classic, clues: classic.clues.slice(0, 14) })
  const read = readForm(zebra.form, { puzzle })
  if (!read.ok) throw new Error(say(read.message))
  const text = runText({
    puzzle: zebra as never,
    strategy: strategy('propagation') as never,
    params: read.value,
  })
  const back = parseRun(text, [zebra as never])
  expect(back.ok && back.value.params).toEqual(read.value)
})

test('the parts of an order are named, and whatever is typed has parts', () => {
  const [, order, , clues] = zebra.form.fields
  if (order?.kind !== 'text' || clues?.kind !== 'text') throw new Error('not texts')
  const before = initialParams(zebra.form)
  const said = (
    items: readonly { readonly text: string; readonly name: Parameters<typeof say>[0] }[] | undefined,
  ) => items?.map(({ text, name }) => [text, say(name)])
  expect(said(order.items?.('drink, 国家,zoo', before))).toEqual([
    ['drink', 'Drink'],
    ['国家', 'Nation'],
    ['zoo', 'zoo'],
  ])
  expect(said(clues.items?.('5,9+14,rooms,99', before))).toEqual([
    ['5', '5. The owner of the green house drinks coffee'],
    ['9+14', '9+14: what follows from both'],
    ['rooms', 'Rooms: the free ones in every order'],
    ['99', '99'],
  ])
})
