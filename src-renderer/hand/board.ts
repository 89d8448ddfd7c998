import { type Run, runText } from '@shared/run'

/** What is on the table, by whatever strategy it is searched: the text of a run. */
export const boardOf = ({ puzzle, params }: Run): string =>
  runText({ puzzle, params, strategy: puzzle.strategies[0] as Run['strategy'] })
