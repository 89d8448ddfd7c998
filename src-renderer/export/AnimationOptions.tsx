import { holds, paces } from '@shared/export/animation'
import type { ExportChoices } from '@shared/ipc/exporting'
import type { Message } from '@shared/lib/message'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { Choice } from '../controls/Choice'
import { useLanguage } from '../language'
import type { AnimationDraft, DraftField, ReadDraft } from './animationDraft'

interface PaceProps {
  readonly choices: ExportChoices
  onChange(changes: Partial<ExportChoices>): void
}

export function PaceChoice({ choices, onChange }: PaceProps) {
  const { say, word } = useLanguage()
  return (
    <Choice
      label={word('export.pace')}
      value={String(choices.pace)}
      options={paces.map((pace) => ({
        value: String(pace),
        text: say({ key: 'export.pace.value', values: { pace } }),
      }))}
      onChange={(pace) => onChange({ pace: Number(pace) })}
      testId="export-pace"
    />
  )
}

export function HoldChoice({ choices, onChange }: PaceProps) {
  const { say, word } = useLanguage()
  return (
    <Choice
      label={word('export.hold')}
      value={String(choices.hold)}
      options={holds.map((seconds) => ({
        value: String(seconds),
        text: say({ key: 'export.hold.value', values: { seconds } }),
      }))}
      onChange={(hold) => onChange({ hold: Number(hold) })}
      testId="export-hold"
    />
  )
}

interface RangeProps {
  readonly draft: AnimationDraft
  readonly read: ReadDraft
  onChange(draft: AnimationDraft): void
}

/** The part of the run to show, and how many steps go by from frame to frame. */
export function RangeFields({ draft, read, onChange }: RangeProps) {
  const id = useId()
  const least = read.ok ? String(read.plan.stride) : '1'
  return (
    <div className="export-range">
      {(['from', 'to', 'stride'] as const).map((field) => (
        <RangeField
          key={field}
          field={field}
          value={draft[field]}
          placeholder={field === 'stride' ? least : ''}
          isInvalid={!read.ok && read.field === field}
          describedBy={id}
          onChange={(text) => onChange({ ...draft, [field]: text })}
        />
      ))}
      {!read.ok && <Wrong id={id} message={read.message} />}
    </div>
  )
}

interface RangeFieldProps {
  readonly field: DraftField
  readonly value: string
  readonly placeholder: string
  readonly isInvalid: boolean
  readonly describedBy: string
  onChange(text: string): void
}

function RangeField({ field, value, placeholder, isInvalid, describedBy, onChange }: RangeFieldProps) {
  const { word } = useLanguage()
  return (
    <TextField
      className="export-field"
      value={value}
      onChange={onChange}
      isInvalid={isInvalid}
      {...(isInvalid ? { 'aria-describedby': describedBy } : {})}
    >
      <Label className="choice-label">{word(`export.${field}`)}</Label>
      <Input
        className="text-input"
        inputMode="numeric"
        placeholder={placeholder}
        data-testid={`export-${field}`}
      />
    </TextField>
  )
}

function Wrong({ id, message }: { readonly id: string; readonly message: Message }) {
  const { say } = useLanguage()
  return (
    <p id={id} className="field-note wrong" aria-live="polite" data-testid="range-wrong">
      <CircleAlert size={14} aria-hidden="true" />
      <span>{say(message)}</span>
    </p>
  )
}
