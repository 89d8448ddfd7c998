/** What no page may do here, whatever it is: go elsewhere, open windows, embed others, ask for devices. */
import { app, session, type WebContents } from 'electron'
import { isOwnPage } from './ownPage'

/** Copying and pasting a run's text is all the page needs of the system. */
const granted: readonly string[] = ['clipboard-read', 'clipboard-sanitized-write']

/** For every page from now on. */
export function forbidLeaving(): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('will-frame-navigate', (event) => {
      if (!isOwnPage(event.url)) event.preventDefault()
    })
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
}

/** Must run when the app is ready. */
export function denyPermissions(): void {
  const { defaultSession } = session
  const mayDo = (contents: WebContents | null, permission: string) =>
    granted.includes(permission) && contents !== null && isOwnPage(contents.getURL())
  defaultSession.setPermissionRequestHandler((contents, permission, decide) => {
    decide(mayDo(contents, permission))
  })
  defaultSession.setPermissionCheckHandler((contents, permission) => mayDo(contents, permission))
  defaultSession.setDevicePermissionHandler(() => false)
}
