/** What of the long work goes on while its dialog is closed is told to the task bar from here; exports tell of themselves. */
import type { App } from './app'

export function followWork({ taskBar, counter, maker }: App): void {
  counter.store.subscribe(({ notice }) =>
    taskBar.show('count', notice?.state === 'running' ? notice.share : undefined),
  )
  maker.store.subscribe(({ making }) =>
    taskBar.show('make', making.kind === 'making' ? making.share : undefined),
  )
}
