/** What a place for updates answers, read without trust: `{ "version": "1.2.3", "page": "https://…" }`. */
import * as z from 'zod/mini'

export interface News {
  readonly version: string
  /** Where it can be had; on the same host as the news. */
  readonly page: string
}

const version = /^\d{1,6}(?:\.\d{1,6}){0,3}$/

const newsShape = z.object({
  version: z.string().check(z.regex(version)),
  page: z.string().check(z.maxLength(2000)),
})

/** `feed`: where the text came from. Undefined where it is no news. Never throws. */
export function readNews(text: string, feed: string): News | undefined {
  const news = z.safeParse(newsShape, parseJson(text)).data
  return news && isWebPage(news.page, feed) ? news : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only such a page is handed to the system: nothing that could start a program, or lead elsewhere. */
function isWebPage(page: string, feed: string): boolean {
  if (!URL.canParse(page)) return false
  const { protocol, host, username, password } = new URL(page)
  return protocol === 'https:' && host === new URL(feed).host && username === '' && password === ''
}

const dayMs = 24 * 60 * 60 * 1000

/** Whether a start at `now` is to look, having looked at `last`, both in ms since 1970. Clocks may be set back. */
export const isTimeToLook = (last: number, now: number): boolean => now < last || now - last >= dayMs

/** Whether version `one` came after `other`; parts that are not there are 0. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((each) => each.split('.').map(Number)) as [number[], number[]]
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
