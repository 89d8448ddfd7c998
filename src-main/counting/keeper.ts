/** Keeps what is done of a long count on the disk: now and then while it runs, and when it is stopped. */
import type { Message } from '@shared/lib/message'
import { saveFailure } from '../saveFailure'
import { type CountState, emptyState, readState, removeState, writeState } from './stateFile'

export interface Keeper {
  /** What is done. Whoever counts writes in here. */
  readonly state: CountState
  /** Writes in the background when it is time to. */
  keepIfDue(): void
  /**
   * Takes the file away after a whole count and brings it up to date after a long one; tells whether it is
   * there.
   */
  end(isWhole: boolean): Promise<boolean>
}

/** Goes on from the file, if it is of this count. Trouble with the file is told, and never stops a count. */
export async function openKeeper(
  file: string | undefined,
  name: string,
  jobs: number,
  everyMs: number,
  onRemark: (message: Message) => void,
): Promise<Keeper> {
  if (file === undefined) return { state: emptyState(jobs), keepIfDue: () => {}, end: async () => false }
  const read = await readState(file, name, jobs)
  if (read === 'damaged') onRemark({ key: 'count.damaged', values: { path: file } })
  const isResumed = typeof read !== 'string'
  const state = isResumed ? read : emptyState(jobs)
  if (isResumed) onRemark({ key: 'count.resumed', values: { share: shareOf(state) } })

  const began = performance.now()
  let last = began
  let writing: Promise<void> | undefined
  let hasFailed = false
  const keep = async () => {
    last = performance.now()
    await writeState(file, name, state).catch((error: unknown) => {
      if (!hasFailed) onRemark(saveFailure(error, file))
      hasFailed = true
    })
    writing = undefined
  }
  return {
    state,
    keepIfDue() {
      if (!writing && !hasFailed && performance.now() - last >= everyMs) writing = keep()
    },
    async end(isWhole) {
      await writing
      if (isWhole) await removeState(file).catch(() => {})
      const isLong = isResumed || performance.now() - began >= everyMs
      if (isWhole || !isLong) return false
      await keep()
      return !hasFailed
    },
  }
}

/** From 0 to 1. */
export const shareOf = ({ done }: CountState): number =>
  done.reduce((sum, isDone) => sum + isDone, 0) / done.length
