/**
 * Looks a JSON text over before it is parsed: what is nested very deeply, or made of very many values, costs a
 * hundred times its length in memory or in the stack, and nothing that we write is like that.
 */

/** Nesting that no document of ours comes near, and that every reader of JSON can follow. */
const deepest = 100

/** Values; an object with so many names, the costliest kind, takes about 80 MB and a second to parse. */
const mostValues = 500_000

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening: readonly number[] = [0x5b, 0x7b]
const closing: readonly number[] = [0x5d, 0x7d]

/** Whether the text can be parsed within bounded memory. It need not be JSON. Linear; allocates nothing. */
export function isParsable(text: string): boolean {
  let depth = 0
  let values = 0
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isQuoted) {
      if (code === backslash) i++
      else if (code === quote) isQuoted = false
    } else if (code === quote) isQuoted = true
    else if (code === comma) values++
    else if (opening.includes(code)) {
      depth++
      values++
    } else if (closing.includes(code)) depth--
    if (depth > deepest || values > mostValues) return false
  }
  return true
}
