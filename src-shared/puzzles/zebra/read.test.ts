import { describe, expect, test } from 'vitest'
import { checkPath } from '../../export/check'
import { initialParams } from '../../form/read'
import { makeSay } from '../../words/say'
import { zebra } from './index'

const params = initialParams(zebra.form)
const say = { en: makeSay('en', [zebra.words]), zh: makeSay('zh', [zebra.words]) }

function verdict(text: string): string {
  const read = zebra.readPath(text, params)
  if (!read.ok) return say.en(read.message)
  const fault = checkPath(zebra as never, params, read.value.moves)
  return fault ? say.en(fault) : 'true'
}

/** As the article prints it. */
const article = `1 挪威 黄色 猫 水 Dunhill
2 丹麦 蓝色 马 茶 Blends
3 英国 红色 鸟 牛奶 Pall Mall
4 德国 绿色 鱼 咖啡 Prince
5 瑞典 白色 狗 啤酒 Blue Master`

describe('solutions in the forms people write', () => {
  test.each([
    ['the article’s', article],
    ['without numbers', article.replace(/^\d /gm, '')],
    ['rows in another order', article.split('\n').reverse().join('\n')],
    ['values in another order', article.replace('鸟 牛奶', '牛奶 鸟')],
    [
      'with full stops, colons, commas and bars',
      article.replace(/^(\d) /gm, '| $1. ').replaceAll('水 Dunhill', '水， dunhill |'),
    ],
    ['with headings', `房间 国家 颜色 宠物 饮料 香烟\n${article}`],
    ['ids and names of both languages', article.replace('Pall Mall', 'pall-mall').replace('猫', 'cats')],
    ['with a byte order mark', `\uFEFF${article}`],
    [
      'quoted',
      article
        .replaceAll(' ', '","')
        .replace(/^|$/gm, '"')
        .replace('Pall","Mall', 'Pall Mall')
        .replace('Blue","Master', 'Blue Master'),
    ],
  ])('%s', (_, text) => {
    expect(verdict(text)).toBe('true')
  })

  test('with the answer below it', () => {
    expect(verdict(`${article}\n\nThe German keeps fish.\n德国人养鱼。`)).toBe('true')
  })
})

describe('what is wrong is said, and where', () => {
  test.each([
    ['', /^There is no solution in it/],
    ['hello', /^Line 1: “hello” is no value/],
    [article.replace('蓝色', '紫色'), /^Line 2: “紫色” is no value/],
    [article.replace('5 瑞典', '6 瑞典'), /^Line 5: there is no house 6; allowed: 1 to 5/],
    [article.replace('蓝色', '黄色'), /^Line 2: “yellow” is in another house already/],
    [article.replace('蓝色', '英国'), /^Line 2: the house has two values of “Nation”/],
    [article.replace('鱼 ', ''), /^It is not known which “Pet” every house has/],
    [
      article.replace('猫', '鱼').replace('鱼 咖啡', '猫 咖啡'),
      /^Clue 10 is broken: The person who smokes Blends/,
    ],
    [article.split('\n').slice(0, 3).join('\n'), /^It is not known which “Nation”/],
  ])('%j', (text, said) => {
    expect(verdict(text)).toMatch(said)
  })

  test('in Chinese with the names of Chinese', () => {
    const read = zebra.readPath(article.replace('蓝色', '黄色'), params)
    expect(read.ok || say.zh(read.message)).toBe('第 2 行：“黄色”已在另一座房子中。')
  })
})

test('a line that is no solution yet has question marks', () => {
  const moves = zebra.readPath(article, params)
  const line = moves.ok ? moves.value.moves.slice(0, 2) : []
  expect(zebra.pathTexts(params, line, 'en').path[0]).toEqual(['norway', 'yellow', '?', '?', '?'])
  expect(zebra.pathTexts(params, [], 'en').path).toEqual([])
})
