/** Pages that are never seen and have no window, so that they need no display either. */
import { randomUUID } from 'node:crypto'
import { session, type WebContents, WebContentsView } from 'electron'
import { appOrigin, appScheme } from './ownPage'

/** Works with the page at `path` of our own address. It reaches what `serve` gives and nothing else. */
export async function withHiddenPage<T>(
  path: string,
  serve: (request: Request) => Promise<Response>,
  work: (page: WebContents) => Promise<T>,
): Promise<T> {
  const room = session.fromPartition(`hidden-${randomUUID()}`)
  room.protocol.handle(appScheme, serve)
  room.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !url.startsWith(`${appOrigin}/`) }))
  room.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  const { webContents } = new WebContentsView({
    webPreferences: { session: room, sandbox: true, contextIsolation: true, backgroundThrottling: false },
  })
  try {
    await webContents.loadURL(`${appOrigin}${path}`)
    return await work(webContents)
  } finally {
    webContents.close()
  }
}
