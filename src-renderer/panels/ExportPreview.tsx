import type { SaveFormat } from '@shared/ipc/calls'
import { useMemo } from 'react'
import { useLanguage } from '../language'
import { isPathFormat } from './exporting'

/** Of a long text only the beginning is shown. */
const mostLetters = 6000

export function ExportPreview({
  format,
  content,
}: {
  readonly format: SaveFormat
  readonly content: string
}) {
  const { word } = useLanguage()
  const source = useMemo(() => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(content)}`, [content])
  if (!isPathFormat(format)) {
    return (
      <div className="preview picture" data-testid="preview">
        <img src={source} alt={word('ui.export.preview')} />
      </div>
    )
  }
  const shown = content.length > mostLetters ? `${content.slice(0, mostLetters)}…` : content
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
