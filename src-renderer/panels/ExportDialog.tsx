import { Copy, Download, Image } from 'lucide-react'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { Window } from '../controls/Window'
import { ExportOptions } from '../export/ExportOptions'
import { SubjectList } from '../export/SubjectList'
import { isPicture } from '../export/subjects'
import { type Export, useExport } from '../export/useExport'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { ExportPreview } from './ExportPreview'
import { ExportResult } from './ExportResult'
import type { Exportable } from './exporting'
import { useExportable } from './useExportable'

/** What can be saved of the run, how it will look, and where it went. */
export function ExportDialog() {
  const app = useApp()
  const { word } = useLanguage()
  const ready = useExportable()
  return (
    <Window
      title={word('ui.export')}
      size="large"
      testId="export-dialog"
      onClose={() => openDialog(app, undefined)}
    >
      {ready && ready !== 'lost' ? (
        <ExportForm ready={ready} />
      ) : (
        <p className="export-wait">{word(ready ? 'ui.export.lost' : 'ui.export.wait')}</p>
      )}
    </Window>
  )
}

function ExportForm({ ready }: { readonly ready: Exportable }) {
  const all = useExport(ready)
  const { subject, stock, format, content, choices, change } = all
  const isDrawn = subject.id === 'animation' || isPicture(format)
  return (
    <>
      <div className="export-body">
        <SubjectList subject={subject.id} stock={stock} onChange={(id) => change({ subject: id })} />
        <div className="export-side">
          <ExportPreview
            format={format}
            text={content.text ?? content.note ?? ''}
            isPicture={isDrawn && content.text !== undefined}
            isTransparent={choices.transparent && isPicture(format)}
          />
          <ExportOptions of={all} />
        </div>
      </div>
      <Foot of={all} />
    </>
  )
}

function Foot({ of: { work, isReady, save, copyText, copyPicture } }: { readonly of: Export }) {
  const { word } = useLanguage()
  const isBusy = work.result?.kind === 'saving' || work.result?.kind === 'working'
  return (
    <footer className="window-foot">
      <ExportResult result={work.result} />
      <div className="spring" />
      {work.result?.kind === 'working' && (
        <Button onPress={work.cancel} testId="export-cancel">
          {word('export.cancel')}
        </Button>
      )}
      {!isBusy && copyText && (
        <Button icon={<Copy size={14} />} onPress={copyText} testId="export-copy">
          {word('export.copy.text')}
        </Button>
      )}
      {!isBusy && copyPicture && (
        <Button icon={<Image size={14} />} onPress={copyPicture} testId="export-copy-picture">
          {word('export.copy.picture')}
        </Button>
      )}
      <Button
        look="primary"
        icon={<Download size={14} />}
        isPending={isBusy}
        isDisabled={!isReady}
        onPress={save}
        testId="export-save"
      >
        {word('ui.export.save')}
      </Button>
    </footer>
  )
}
