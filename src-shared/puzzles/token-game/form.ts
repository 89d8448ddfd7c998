/** What can be set: the size, the rules, who begins, and where the tokens stand. */
import type { Form, Params } from '../../form/field'
import type { Message } from '../../lib/message'
import { finishOf, makePosition, mostTokens, type TokenParams } from './model'
import { letters } from './moves'

const tokensIn = ({ n }: Params): number => 2 * (n as number)
const farthest = (before: Params): number => finishOf(before as TokenParams)

export const form: Form<TokenParams> = {
  fields: [
    { kind: 'integer', id: 'n', initial: 3, min: 1, max: mostTokens },
    { kind: 'choice', id: 'stuck', initial: 'pass', options: ['pass', 'loses'] },
    { kind: 'choice', id: 'finish', initial: 'off', options: ['off', 'edge'] },
    { kind: 'choice', id: 'first', initial: 'horizontal', options: ['horizontal', 'vertical'] },
    { kind: 'list', id: 'start', initial: [], least: 0, most: tokensIn, min: 0, max: farthest },
  ],
  presets: [
    preset('three', { n: 3 }),
    preset('two', { n: 2 }),
    preset('loses', { n: 3, stuck: 'loses' }),
    preset('edge', { n: 3, finish: 'edge' }),
    preset('stuck', { n: 2, start: [1, 2, 2, 0] }),
    preset('four', { n: 4 }),
    preset('one', { n: 1 }),
  ],
}

function preset(name: string, params: Partial<TokenParams>) {
  const rules = { n: 3, stuck: 'pass', finish: 'off', first: 'horizontal', start: [] } as const
  return { name: { key: `token-game.preset.${name}` }, params: { ...rules, ...params } }
}

/** Two tokens never share a square, and the game must not be over before it begins. */
export function check(params: TokenParams): { field: string; message: Message } | undefined {
  const { n, places, home } = makePosition(params)
  for (let row = 1; row <= n; row++) {
    const column = places[0][row - 1] as number
    if (column >= 1 && column <= n && places[1][column - 1] === row)
      return { field: 'start', message: { key: 'token-game.check.shared', values: { row, column } } }
  }
  for (const side of [0, 1] as const)
    if (home[side] === n)
      return { field: 'start', message: { key: 'token-game.check.over', values: { who: letters[side] } } }
  return undefined
}
