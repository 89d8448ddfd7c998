/** True where the URL has exactly this origin (scheme, host and port); a path after the origin does not matter. */
export function isWithin(url: string, origin: string): boolean {
  const one = originOf(url)
  return one !== undefined && one === originOf(origin)
}

/** `URL.origin` is "null" for schemes of our own, so that all of them would be the same. */
function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, host, username, password } = new URL(url)
  return username === '' && password === '' && host !== '' ? `${protocol}//${host}` : undefined
}
