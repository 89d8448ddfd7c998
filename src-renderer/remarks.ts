/** What the main process has to say to the person, in passing. */
import type { Message } from '@shared/lib/message'
import type { App } from './app'
import { sayWord } from './commands'

/** `first`: of the start itself. */
export function followRemarks(app: App, first: Message | undefined): void {
  if (first) sayWord(app, first)
  app.bridge.on('remark', (message) => sayWord(app, message))
}
