/**
 * The look for a newer version: when the person asks, or at the start where that is switched on. Whoever hands out
 * builds names the place in `updates` of package.json; where none is named, nothing is ever looked for.
 */
import type { Say } from '@shared/words/say'
import { app, type BrowserWindow, dialog, net, shell } from 'electron'
import { updates } from '../package.json'
import { isNewer, type News, readNews } from './updateNews'

/** The developer's word goes first; a packaged app does not hear it. */
const feed: string = (app.isPackaged ? undefined : process.env.RETRACE_UPDATES) ?? (updates as string)

/** Whether this build names a place to look for updates. */
export const looksForUpdates = feed !== ''

const patienceMs = 10_000
const mostBytes = 64 * 1024

type Look =
  | { readonly kind: 'nowhere' | 'current' | 'unreached' }
  | { readonly kind: 'newer'; readonly news: News }

/** Never rejects: being without a network is no fault. */
export async function look(): Promise<Look> {
  if (!looksForUpdates) return { kind: 'nowhere' }
  const text = await readFeed().catch(() => '')
  const news = readNews(text, feed)
  if (!news) return { kind: 'unreached' }
  return isNewer(news.version, app.getVersion()) ? { kind: 'newer', news } : { kind: 'current' }
}

async function readFeed(): Promise<string> {
  const answer = await net.fetch(feed, {
    credentials: 'omit',
    redirect: 'error',
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok || !answer.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > mostBytes) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Looks because the person asked, and says what was found. */
export async function tellUpdate(window: BrowserWindow | undefined, say: Say): Promise<void> {
  const looked = await look()
  const isThere = looked.kind === 'newer'
  const values = { version: isThere ? looked.news.version : app.getVersion() }
  const button = (name: string) => say({ key: `main.update.${name}` })
  const box = {
    type: 'info' as const,
    title: button('title'),
    message: say({ key: `main.update.${looked.kind}`, values }),
    detail: say({ key: `main.update.${looked.kind}.detail`, values: { version: app.getVersion() } }),
    buttons: isThere ? [button('page'), button('later')] : [button('ok')],
    defaultId: 0,
    cancelId: isThere ? 1 : 0,
  }
  const { response } = await (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box))
  if (isThere && response === 0) await shell.openExternal(looked.news.page)
}
