import { type ExportChoices, margins, pages, type SaveFormat } from '@shared/ipc/exporting'
import type { Theme } from '@shared/picture/ink'
import { CheckBox } from '../controls/CheckBox'
import { Choice } from '../controls/Choice'
import { Segments } from '../controls/Segments'
import { useLanguage } from '../language'
import { useLook } from './useChoices'

const scales = ['1', '2', '3', '4'] as const

interface OptionsProps {
  readonly choices: ExportChoices
  readonly format: SaveFormat
  onChange(changes: Partial<ExportChoices>): void
}

/** What most pictures need: colours, and how large. */
export function PictureOptions({ choices, format, onChange }: OptionsProps) {
  const { word } = useLanguage()
  const { theme } = useLook(choices)
  const themes = (['light', 'dark'] as const).map((value) => ({
    value,
    text: word(`ui.settings.theme.${value}`),
  }))
  return (
    <>
      <Segments<Theme>
        label={word('ui.export.theme')}
        value={theme}
        options={themes}
        onChange={(chosen) => onChange({ theme: chosen })}
        testId="export-theme"
      />
      {format !== 'svg' && format !== 'pdf' && (
        <Segments<string>
          label={word('ui.export.scale')}
          value={String(choices.scale)}
          options={scales.map((value) => ({ value, text: `${value}×` }))}
          onChange={(scale) => onChange({ scale: Number(scale) })}
          testId="export-scale"
        />
      )}
    </>
  )
}

/** What few pictures need. */
export function PictureDetails({ choices, format, onChange }: OptionsProps) {
  const { word } = useLanguage()
  const isStill = format === 'svg' || format === 'png' || format === 'pdf'
  return (
    <>
      <Choice
        label={word('export.margin')}
        value={String(choices.margin)}
        options={margins.map((margin) => ({ value: String(margin), text: word(`export.margin.${margin}`) }))}
        onChange={(margin) => onChange({ margin: Number(margin) })}
        testId="export-margin"
      />
      {format === 'pdf' && (
        <Choice
          label={word('export.page')}
          value={choices.page}
          options={pages.map((page) => ({ value: page, text: word(`export.page.${page}`) }))}
          onChange={(page) => onChange({ page: page === 'a4' ? 'a4' : 'fit' })}
          testId="export-page"
        />
      )}
      <CheckBox
        text={word('export.labels')}
        isOn={choices.labels}
        onChange={(labels) => onChange({ labels })}
        testId="export-labels"
      />
      {isStill && (
        <CheckBox
          text={word('export.transparent')}
          isOn={choices.transparent}
          onChange={(transparent) => onChange({ transparent })}
          testId="export-transparent"
        />
      )}
    </>
  )
}
