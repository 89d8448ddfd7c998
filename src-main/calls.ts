/** The window's calls: each is answered only when our own page makes it and its argument has the right shape. */
import { type CallName, type Calls, callNames, type NoticeName, type Notices } from '@shared/ipc/calls'
import { BrowserWindow, type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron'
import { isOwnPage } from './ownPage'
import { readArgument } from './shapes'

type Answer<Name extends CallName> = (
  argument: Calls[Name]['argument'],
  window: BrowserWindow,
) => Calls[Name]['result'] | Promise<Calls[Name]['result']>

export type Answers = { readonly [Name in CallName]: Answer<Name> }

/** A call that is refused or fails rejects in the window, and is told to `complain`. */
export function answerCalls(answers: Answers, complain: (what: string, error: unknown) => void): void {
  const listen = <Name extends CallName>(name: Name) =>
    ipcMain.handle(name, async (event, argument: unknown) => {
      try {
        return await answers[name](readArgument(name, argument), callingWindow(event))
      } catch (error) {
        complain(`call ${name}`, error)
        throw error
      }
    })
  for (const name of callNames) listen(name)
}

/** Frames inside the page are not the page, and a page that is not ours has nothing to ask for. */
function callingWindow({ sender, senderFrame }: IpcMainInvokeEvent): BrowserWindow {
  const isTop = senderFrame !== null && senderFrame.parent === null
  if (!isTop || !isOwnPage(senderFrame.url))
    throw new Error(`a call from ${senderFrame?.url ?? 'a frame that is gone'}`)
  const window = BrowserWindow.fromWebContents(sender)
  if (!window) throw new Error('a call from no window')
  return window
}

/** Tells the page something unasked; a page that is gone is not told. */
export function tell<Name extends NoticeName>(
  contents: WebContents,
  name: Name,
  notice: Notices[Name],
): void {
  if (!contents.isDestroyed()) contents.send(name, notice)
}
