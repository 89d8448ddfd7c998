/** A wait is shown only once it is felt. */
const feltMs = 150

/** Calls `show(true)` when a wait has lasted long enough to be felt, and `show(false)` when it is over. */
export function slowWait(show: (isLong: boolean) => void): { tell(isWaiting: boolean): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tell(isWaiting) {
      if (isWaiting === (timer !== undefined)) return
      clearTimeout(timer)
      timer = isWaiting ? setTimeout(show, feltMs, true) : undefined
      if (!isWaiting) show(false)
    },
  }
}
