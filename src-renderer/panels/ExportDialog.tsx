import { type SaveFormat, saveFormats } from '@shared/ipc/calls'
import type { Theme } from '@shared/picture/ink'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { copyText } from '../clipboard'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { Segments } from '../controls/Segments'
import { Window } from '../controls/Window'
import { type Scope, ScopeChoice } from '../gallery/ScopeChoice'
import { useAllSolutions } from '../gallery/useAllSolutions'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { ExportPreview } from './ExportPreview'
import { type Done, ExportResult } from './ExportResult'
import { contentOf, type Exportable, isPathFormat, nameOf } from './exporting'
import { useExportable } from './useExportable'

const scales = ['1', '2', '3', '4'] as const
type Scale = (typeof scales)[number]

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
  const app = useApp()
  const { word, lang } = useLanguage()
  const windowTheme = useDesk(({ greeting }) => greeting.theme)
  const [format, setFormat] = useState<SaveFormat>(ready.solution ? 'text' : 'svg')
  const [theme, setTheme] = useState<Theme>(windowTheme)
  const [scale, setScale] = useState<Scale>('2')
  const [result, setResult] = useState<Done | undefined>(undefined)
  const [scope, setScope] = useState<Scope>('one')
  const hasAll = scope === 'all'
  const all = useAllSolutions(ready.run, hasAll ? format : undefined, theme)
  const content = hasAll ? (all.text ?? '') : contentOf(ready, format, theme, lang)

  async function save(): Promise<void> {
    setResult({ kind: 'saving' })
    const request = {
      format,
      name: hasAll ? all.name : nameOf(ready, format),
      content,
      scale: format === 'png' ? Number(scale) : 1,
    }
    try {
      setResult(await app.bridge.call('save', request))
    } catch (error) {
      setResult({ kind: 'failed', message: { key: 'ui.export.failed', values: { text: String(error) } } })
    }
  }

  async function copy(): Promise<void> {
    const notCopied = { kind: 'failed', message: { key: 'ui.copied.not' } } as const
    setResult((await copyText(content)) ? { kind: 'copied' } : notCopied)
  }

  return (
    <>
      <div className="export-body">
        <FormatList format={format} hasSolution={ready.solution !== undefined} onChange={setFormat} />
        <div className="export-side">
          <ExportPreview
            format={hasAll && all.note ? 'text' : format}
            content={hasAll && all.note ? all.note : content}
          />
          <div className="export-options">
            <ScopeChoice scope={scope} onChange={setScope} />
            {!isPathFormat(format) && (
              <Segments<Theme>
                label={word('ui.export.theme')}
                value={theme}
                options={(['light', 'dark'] as const).map((value) => ({
                  value,
                  text: word(`ui.settings.theme.${value}`),
                }))}
                onChange={setTheme}
                testId="export-theme"
              />
            )}
            {format === 'png' && (
              <Segments<Scale>
                label={word('ui.export.scale')}
                value={scale}
                options={scales.map((value) => ({ value, text: `${value}×` }))}
                onChange={setScale}
                testId="export-scale"
              />
            )}
          </div>
        </div>
      </div>
      <footer className="window-foot">
        <ExportResult result={result} />
        <div className="spring" />
        {format !== 'png' && (
          <Button icon={<Copy size={14} />} onPress={() => void copy()} testId="export-copy">
            {word('ui.export.copy')}
          </Button>
        )}
        <Button
          look="primary"
          icon={<Download size={14} />}
          isPending={result?.kind === 'saving'}
          isDisabled={hasAll && all.text === undefined}
          onPress={() => void save()}
          testId="export-save"
        >
          {word('ui.export.save')}
        </Button>
      </footer>
    </>
  )
}

interface FormatListProps {
  readonly format: SaveFormat
  readonly hasSolution: boolean
  onChange(format: SaveFormat): void
}

function FormatList({ format, hasSolution, onChange }: FormatListProps) {
  const { word } = useLanguage()
  return (
    <RadioGroup
      className="formats"
      value={format}
      onChange={(next) => onChange(next as SaveFormat)}
      data-testid="formats"
    >
      <Label className="field-label">{word('ui.export.format')}</Label>
      {saveFormats.map((each) => {
        const isOff = isPathFormat(each) && !hasSolution
        return (
          <Radio key={each} value={each} isDisabled={isOff} className="format" data-testid={`format-${each}`}>
            <span className="format-name">{word(`ui.export.${each}`)}</span>
            <span className="format-about">
              {word(isOff ? 'ui.export.no-solution' : `ui.export.${each}.about`)}
            </span>
          </Radio>
        )
      })}
    </RadioGroup>
  )
}
