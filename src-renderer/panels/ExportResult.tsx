import { CircleAlert, CircleCheck, FolderOpen } from 'lucide-react'
import { ProgressBar } from 'react-aria-components'
import { Button } from '../controls/Button'
import type { Done } from '../export/useWork'
import { useLanguage } from '../language'
import { useApp } from '../useApp'

/** Where the file went, or why it did not. */
export function ExportResult({ result }: { readonly result: Done | undefined }) {
  const app = useApp()
  const { say, word } = useLanguage()
  if (!result || result.kind === 'cancelled') return null
  if (result.kind === 'failed') {
    return (
      <p className="export-result wrong" role="alert" data-testid="export-result">
        <CircleAlert size={16} aria-hidden="true" />
        <span>{say(result.message)}</span>
      </p>
    )
  }
  if (result.kind === 'saving') {
    return (
      <p className="export-result late" role="status">
        {word('ui.export.saving')}
      </p>
    )
  }
  if (result.kind === 'working') return <Share share={result.share} />
  if (result.kind === 'copied' || result.kind === 'stopped') {
    return (
      <p className="export-result" role="status" data-testid="export-result">
        {result.kind === 'copied' && <CircleCheck size={16} aria-hidden="true" />}
        <span>{word(result.kind === 'copied' ? 'ui.copied' : 'export.cancelled')}</span>
      </p>
    )
  }
  const { path } = result
  return (
    <div className="export-result" role="status" data-testid="export-result">
      <CircleCheck size={16} aria-hidden="true" />
      <span title={path}>
        {say({ key: 'ui.export.saved', values: { name: path.split(/[/\\]/).at(-1) ?? path } })}
      </span>
      <Button
        look="quiet"
        icon={<FolderOpen size={14} />}
        onPress={() => void app.bridge.call('showInFolder', { path })}
        testId="show-in-folder"
      >
        {word('ui.export.show')}
      </Button>
    </div>
  )
}

/** How far long work has come. */
function Share({ share }: { readonly share: number }) {
  const { say, word } = useLanguage()
  return (
    <ProgressBar
      className="export-progress"
      aria-label={word('export.progress.label')}
      value={100 * share}
      data-testid="export-progress"
    >
      <span className="export-track">
        <span className="export-done" style={{ width: `${100 * share}%` }} />
      </span>
      <span>{say({ key: 'export.progress', values: { share } })}</span>
    </ProgressBar>
  )
}
