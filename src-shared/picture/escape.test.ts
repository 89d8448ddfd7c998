import { expect, it } from 'vitest'
import { escapeXml } from './escape'

it.each([
  ['plain', 'plain'],
  ['马周游：回溯 · 限界函数', '马周游：回溯 · 限界函数'],
  ['<b>&"it\'s"', '&lt;b&gt;&amp;&quot;it&#39;s&quot;'],
  ['&amp;', '&amp;amp;'],
  ['one\ntwo\r\nthree\tfour', 'one two three four'],
  ['\u0000a\u0007b\u001bc\u007fd\u0085e', 'abcde'],
  ['\ufffe\uffff', ''],
  ['half \ud83d pair, whole 🐴 pair', 'half  pair, whole 🐴 pair'],
])('writes %j as %j', (text, written) => {
  expect(escapeXml(text)).toBe(written)
})
