import { defaultLimits, limitNames } from '@shared/ipc/limits'
import { langs } from '@shared/lib/message'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language'
import { choicesWith, limitChoices, limitText, reachedMessage, shareUsed, usedText } from './limits'

const [en, zh] = [languageOf('en'), languageOf('zh')]
const used = { steps: 12_345_678, seconds: 63.4, bytes: 33.1e6 }

test('limits are said in words that are easily told apart', () => {
  expect(limitChoices.steps.map((limit) => limitText(en, 'steps', limit))).toEqual([
    '1 million',
    '10 million',
    '100 million',
    '1 billion',
    '10 billion',
    '100 billion',
    '1 trillion',
    'Unlimited',
  ])
  expect(limitText(zh, 'steps', 1e9)).toBe('10亿')
  expect([10, 300, 3600].map((limit) => limitText(en, 'seconds', limit))).toEqual(['10 sec', '5 min', '1 hr'])
  expect([10, 300, 3600].map((limit) => limitText(zh, 'seconds', limit))).toEqual(['10秒', '5分钟', '1小时'])
  expect([256e6, 8e9].map((limit) => limitText(en, 'bytes', limit))).toEqual(['256 MB', '8 GB'])
})

test('what is used is exact, beside its limit', () => {
  expect(limitNames.map((name) => usedText(en, name, defaultLimits, used))).toEqual([
    '12,345,678 of 1 billion',
    '1 min 3 sec of 5 min',
    '33.1 MB of 1 GB',
  ])
  expect(limitNames.map((name) => usedText(zh, name, { ...defaultLimits, steps: null }, used))).toEqual([
    '12,345,678，不限',
    '1分钟3秒，上限 5分钟',
    '33.1 MB，上限 1 GB',
  ])
})

test('the defaults are among the choices; another limit in force joins them in its place', () => {
  for (const name of limitNames) expect(choicesWith(name, defaultLimits[name])).toBe(limitChoices[name])
  expect(choicesWith('seconds', 45)).toEqual([10, 30, 45, 60, 300, 900, 3600, null])
})

test('a bar is never more than full, and empty without a limit', () => {
  expect([shareUsed(10, 5), shareUsed(10, 20), shareUsed(null, 5)]).toEqual([0.5, 1, 0])
})

describe.each(langs)('in %s', (lang) => {
  test.each(limitNames)('a limit of %s that is reached is said', (name) => {
    const language = languageOf(lang)
    const said = language.say(reachedMessage(language, name, defaultLimits[name] ?? 0))
    expect(said).not.toMatch(/[{}]|^ui\./)
    expect(language.word(`ui.limits.${name}`)).not.toMatch(/^ui\./)
    expect(language.word(`ui.limits.state.${name}`)).not.toMatch(/^ui\./)
  })
})
