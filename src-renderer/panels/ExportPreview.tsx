import type { SaveFormat } from '@shared/ipc/exporting'
import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../language'

/** Of a long text only the beginning is shown. */
const mostLetters = 6000

interface ExportPreviewProps {
  readonly format: SaveFormat
  readonly text: string
  readonly isPicture: boolean
  /** Without paper behind it, so that what it lies on can be seen. */
  readonly isTransparent: boolean
}

export function ExportPreview({ format, text, isPicture, isTransparent }: ExportPreviewProps) {
  const { word } = useLanguage()
  if (isPicture) {
    return (
      <div className={`preview picture ${isTransparent ? 'transparent' : ''}`} data-testid="preview">
        <Drawing svg={text} />
      </div>
    )
  }
  const shown = text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text to be read is no group of fields
    <div
      className={`preview text ${format}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll it
      tabIndex={0}
      role="group"
      aria-label={word('ui.export.preview')}
      data-testid="preview"
    >
      <pre>{shown}</pre>
    </div>
  )
}

/** A drawing of more letters, a sheet of many boards, is shown as an image: as a part of the page it would slow it down. */
const mostDrawn = 500_000

/** As a part of the page, the drawing has the page's fonts; an image has the system's, which may lack Chinese. */
function Drawing({ svg }: { readonly svg: string }) {
  const { word } = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const isLarge = svg.length > mostDrawn
  useLayoutEffect(() => {
    if (isLarge) return
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    host.current?.replaceChildren(document.importNode(drawing, true))
  }, [svg, isLarge])
  if (!isLarge)
    return <div ref={host} className="drawing" role="img" aria-label={word('ui.export.preview')} />
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return <img src={source} alt={word('ui.export.preview')} />
}
