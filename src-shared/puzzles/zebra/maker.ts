/** New puzzles from a seed, as the form of the app and the command line ask for them. */
import type { Value } from '../../form/field'
import { readForm } from '../../form/read'
import type { Maker } from '../../puzzle'
import { form } from './form'
import { type ClueSet, clueSets } from './make/clues'
import { type MakeOptions, makeZebra } from './make/makeZebra'
import { type ThemeId, themeIds, themes } from './make/themes'
import type { ZebraParams } from './params'
import { mostHouses } from './solve/compile'
import { difficulties } from './solve/difficulty'
import { writeZebra } from './text/format'

type ZebraWishes = MakeOptions & { readonly [id: string]: Value }

export const maker: Maker<ZebraParams, ZebraWishes> = {
  form: {
    fields: [
      { kind: 'choice', id: 'theme', initial: 'street', options: themeIds },
      { kind: 'integer', id: 'houses', initial: 5, min: 2, max: mostHouses },
      {
        kind: 'integer',
        id: 'attributes',
        initial: 5,
        min: 1,
        max: (before) => themes[before.theme as ThemeId].length,
      },
      { kind: 'choice', id: 'kinds', initial: 'all', options: Object.keys(clueSets) as ClueSet[] },
      { kind: 'choice', id: 'difficulty', initial: 'any', options: ['any', ...difficulties] },
      { kind: 'integer', id: 'extra', initial: 0, min: 0, max: 20 },
    ],
    presets: [],
  },
  make(wishes, seed) {
    const puzzle = makeZebra(wishes, seed)
    const params = puzzle && readForm(form, { puzzle: writeZebra(puzzle) })
    return params?.ok ? params.value : undefined
  },
}
