/** What the command line ends with; scripts rely on these numbers. */
export const exitStatus = {
  /** Solved, true, done. */
  done: 0,
  /** No solution, false. */
  none: 1,
  badInput: 2,
  /** Stopped at a limit; the partial result is still printed. */
  stopped: 3,
  cannotWrite: 4,
  /** 128 + SIGINT, as a shell says it. */
  interrupted: 130,
} as const
