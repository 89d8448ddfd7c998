/** How many of the first `end` numbers, which never fall, are at most `value`. Binary search. */
export function countUpTo(sorted: ArrayLike<number>, value: number, end = sorted.length): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low
}
