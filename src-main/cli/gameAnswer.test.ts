/** What scripts are told of a game. */
import { describe, expect, test } from 'vitest'
import { retrace } from './testSession'

async function solved(...words: string[]) {
  const { status, out } = await retrace(['solve', 'token-game', ...words])
  return { status, ...JSON.parse(out) }
}

describe.each(['minimax', 'minimax-table', 'alpha-beta'])('%s', (strategy) => {
  test('two tokens: value, first moves, the best line', async () => {
    const told = await solved('--n', '2', '--strategy', strategy)
    expect(told).toMatchObject({
      status: 0,
      outcome: 'solved',
      winner: 'first',
      plies: 9,
      winningFirstMoves: [1, 2],
    })
    expect(told.path).toHaveLength(9)
    if (strategy !== 'alpha-beta') expect(told.counters.states).toBe(98)
    if (strategy === 'minimax') expect(told.counters.nodes).toBe(275)
  })

  test('a draw has no plies, and no first move wins', async () => {
    const told = await solved('--n', '2', '--finish', 'edge', '--strategy', strategy)
    expect(told).toMatchObject({ outcome: 'solved', winner: 'draw', plies: 0, winningFirstMoves: [] })
    if (strategy !== 'alpha-beta') expect(told.counters.states).toBe(23)
  })
})

test.each(['minimax-table', 'alpha-beta'])(
  '%s: only some first moves win, by their rows or columns',
  async (strategy) => {
    for (const first of ['horizontal', 'vertical'])
      expect(await solved('--n', '3', '--first', first, '--strategy', strategy)).toMatchObject({
        winner: 'first',
        plies: 21,
        winningFirstMoves: [2, 3],
      })
  },
)

test('stopped at a limit, nothing is claimed of the game', async () => {
  const told = await solved('--n', '3', '--strategy', 'minimax', '--max-steps', '1000')
  expect(told).toMatchObject({ status: 3, outcome: 'stopped', counters: { nodes: expect.any(Number) } })
  expect(told).not.toHaveProperty('winner')
  expect(told.counters).not.toHaveProperty('states')
})
