/** SVG to PDF: printed by a hidden page that holds nothing else and has no scripts. The picture stays vectors. */
import { originInSvg, withOriginInPdf } from '@shared/export/embedded'
import type { Page } from '@shared/ipc/exporting'
import { withHiddenPage } from './hiddenPage'
import { fontBytes, loadFonts, printCss } from './printPage'

/** CSS pixels in an inch. */
const pixelsPerInch = 96

/** In inches: what printers leave free at least. */
const a4Margin = 0.4

/** The SVG must be ours: it is shown as it is. Its fonts become part of the document. Of several in one text, each has a page. */
export async function svgToPdf(svg: string, page: Page): Promise<Uint8Array> {
  return withHiddenPage('/print', serve(svg, page), async (contents) => {
    await contents.executeJavaScript(loadFonts)
    const pdf = await contents.printToPDF({ printBackground: true, ...paperFor(svg, page) })
    const origin = originInSvg(svg)
    return origin ? withOriginInPdf(pdf, origin) : pdf
  })
}

function paperFor(svg: string, page: Page) {
  const { width, height } = sizeOf(svg)
  if (page === 'a4') {
    const margins = { top: a4Margin, bottom: a4Margin, left: a4Margin, right: a4Margin }
    return { pageSize: 'A4' as const, landscape: width > height, margins }
  }
  const pageSize = { width: width / pixelsPerInch, height: height / pixelsPerInch }
  return { pageSize, margins: { top: 0, bottom: 0, left: 0, right: 0 } }
}

/** As the head of our SVG says. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('an SVG without a size')
  return { width: Number(width), height: Number(height) }
}

/** The page and its fonts. */
const serve =
  (svg: string, page: Page) =>
  async ({ url }: Request): Promise<Response> => {
    const path = new URL(url).pathname
    if (path === '/print') return answer(htmlOf(svg, page), 'text/html; charset=utf-8')
    const font = await fontBytes(path)
    return font ? answer(font, 'font/woff2') : new Response(null, { status: 404 })
  }

const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'"

const answer = (body: string | Buffer<ArrayBuffer>, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'content-security-policy': policy } })

/** The drawing as a part of the page: as an image it would not see the page's fonts. */
function htmlOf(svg: string, page: Page): string {
  const drawing = svg.replace(/<\?xml[^>]*\?>\s*/g, '')
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? ''
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${printCss(page)}</style>${drawing}`
}
