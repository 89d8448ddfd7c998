/** Seeds as they are typed, and new ones by chance. */
import type { IntegerField } from '@shared/form/field'
import { readField } from '@shared/form/read'
import type { Outcome } from '@shared/lib/outcome'

/** Any seed that the command line takes, too. */
const seedField: IntegerField = {
  kind: 'integer',
  id: 'seed',
  initial: 1,
  min: 0,
  max: 999_999_999_999_999,
}

export const readSeed = (text: string): Outcome<number> => readField(seedField, text, {}) as Outcome<number>

/** Short enough to be read aloud. */
export const randomSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) % 1_000_000
