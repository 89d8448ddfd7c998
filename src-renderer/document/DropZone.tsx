/** Files from outside may be dropped anywhere on the window; while one is over it the window says so. */
import { FileInput } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { App } from '../app'
import { useLanguage } from '../language'
import { useApp } from '../useApp'

export function DropZone() {
  const app = useApp()
  const { word } = useLanguage()
  const [isOver, setOver] = useState(false)
  useEffect(() => listenForFiles(app, setOver), [app])
  if (!isOver) return null
  return (
    <div className="drop-zone" data-testid="drop-zone">
      <p>
        <FileInput size={20} aria-hidden="true" />
        {word('doc.drop')}
      </p>
    </div>
  )
}

/** Returns how to stop. What is dragged within the page is none of its business. */
function listenForFiles(app: App, setOver: (isOver: boolean) => void): () => void {
  const listening = new AbortController()
  const listen = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
    document.addEventListener(
      name,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        // Otherwise the window would go to the file.
        event.preventDefault()
        act(event)
      },
      { signal: listening.signal },
    )
  listen('dragenter', () => setOver(true))
  listen('dragover', () => setOver(true))
  listen('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) setOver(false)
  })
  listen('drop', ({ dataTransfer }) => {
    setOver(false)
    const file = dataTransfer?.files[0]
    if (file) void app.bridge.openFile(file)
  })
  return () => listening.abort()
}
