/** The one page the app shows, and how to know it. */
import { app } from 'electron'
import { isWithin } from './origin'

export const appScheme = 'app'
export const appOrigin = `${appScheme}://retrace`

/** The dev server's page while developing; a packaged app never loads another than its own. */
const devUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL

export const pageUrl = devUrl ?? `${appOrigin}/index.html`

/** True for the app's own page, and while developing for the dev server's. */
export const isOwnPage = (url: string): boolean => isWithin(url, devUrl ?? appOrigin)
