/** The look of the page that is printed, and the font that it brings along. */
import type { Page } from '@shared/ipc/exporting'

const weights = ['400', '600'] as const
const scripts = ['latin', 'chinese-simplified'] as const

/** The letters of each script's files; marks that both have come from the Latin ones. */
const ranges = {
  latin: 'U+0000-024F, U+2000-206F',
  'chinese-simplified': 'U+0250-10FFFF',
} as const

const faces = scripts.flatMap((script) =>
  weights.map((weight) => {
    const face = `font-family:"Noto Sans SC";font-weight:${weight};unicode-range:${ranges[script]}`
    return `@font-face{${face};src:url(/${script}-${weight}) format("woff2")}`
  }),
)

/** One page, and the picture on it: as it is, or as large as the paper allows. */
export function printCss(page: Page): string {
  const size = page === 'a4' ? 'svg{width:100%;height:100vh;max-height:100%}html,body{height:100%}' : ''
  // Where ranges overlap, the later face wins.
  return `${[...faces].reverse().join('')}html,body{margin:0}svg{display:block;break-inside:avoid}svg+svg{break-before:page}${size}`
}

/** Run in the page before it is printed: letters whose font is still on its way would be left out. */
export const loadFonts = `Promise.all([400, 600].map((weight) =>
  document.fonts.load(weight + ' 16px "Noto Sans SC"', document.body.textContent))).then(() => undefined)`

/** The bytes behind an address of `printCss`. */
export async function fontBytes(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const url = await fontUrls[path]?.()
  return url && Buffer.from(url.default.slice(url.default.indexOf(',') + 1), 'base64')
}

const fontUrls: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  '/latin-400': () => import('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2?url&inline'),
  '/latin-600': () => import('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-600-normal.woff2?url&inline'),
  '/chinese-simplified-400': () =>
    import('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2?url&inline'),
  '/chinese-simplified-600': () =>
    import('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff2?url&inline'),
}
