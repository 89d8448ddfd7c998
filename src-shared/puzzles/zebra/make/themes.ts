/** Where puzzles take their attributes from. */
import type { ZebraAttribute } from '../data'
import { readZebra } from '../text/format'
import { street } from './street'
import { wulin } from './wulin'

export const themeIds = ['street', 'wulin'] as const
export type ThemeId = (typeof themeIds)[number]

/** A theme has 12 values of each attribute; a puzzle draws among them. The first attribute names persons. */
export const themes: Readonly<Record<ThemeId, readonly ZebraAttribute[]>> = {
  street: attributesIn(street),
  wulin: attributesIn(wulin),
}

function attributesIn(text: string): readonly ZebraAttribute[] {
  const read = readZebra(text)
  if (!read.ok) throw new Error(`theme: ${read.message.key} ${JSON.stringify(read.message.values)}`)
  return read.value.attributes
}
