import type { SaveResult } from '@shared/ipc/calls'
import { CircleAlert, CircleCheck, FolderOpen } from 'lucide-react'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useApp } from '../useApp'

/** What was last done in the dialog. */
export type Done = SaveResult | { readonly kind: 'copied' } | { readonly kind: 'saving' }

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
  if (result.kind === 'copied') {
    return (
      <p className="export-result" role="status" data-testid="export-result">
        <CircleCheck size={16} aria-hidden="true" />
        <span>{word('ui.copied')}</span>
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
