import { type Field, maxOf, type Params } from '@shared/form/field'
import { listNote } from '@shared/form/list'
import { assertNever } from '@shared/lib/assertNever'
import type { Message } from '@shared/lib/message'
import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Checkbox, Input, TextArea, TextField } from 'react-aria-components'
import { Segments } from '../controls/Segments'
import { useLanguage } from '../language'
import { sidesOf, wrongSides } from './formDraft'
import { ListBoxes } from './ListBoxes'
import { NumberBox } from './NumberBox'
import { TextItems } from './TextItems'

interface FormFieldProps {
  readonly field: Field
  readonly puzzleId: string
  readonly value: string
  /** The valid params, for ranges that depend on other fields. */
  readonly params: Params
  readonly problem: Message | undefined
  onChange(text: string): void
}

/** One field of a puzzle's form, with what is allowed or what is wrong under it. */
export function FormField(props: FormFieldProps) {
  const { field, puzzleId, value, problem, onChange } = props
  const { word } = useLanguage()
  const label = word(`${puzzleId}.field.${field.id}`)
  if (field.kind === 'flag') {
    return (
      <Checkbox
        className="checkbox"
        isSelected={value === 'true'}
        onChange={(on) => onChange(String(on))}
        data-testid={`field-${field.id}`}
      >
        <span className="checkbox-box">
          <Check size={12} strokeWidth={3} />
        </span>
        {label}
      </Checkbox>
    )
  }
  if (field.kind === 'choice') {
    const options = field.options.map((option) => ({
      value: option,
      text: word(`${puzzleId}.field.${field.id}.${option}`),
    }))
    return (
      <div className="form-field">
        <Segments
          label={label}
          value={value}
          options={options}
          onChange={onChange}
          testId={`field-${field.id}`}
        />
        {problem && <Problem id={field.id} problem={problem} />}
      </div>
    )
  }
  return <Numbers {...props} label={label} isInvalid={problem !== undefined} />
}

/** What is wrong with a choice: one of several may not go with what stands in the other fields. */
function Problem({ id, problem }: { readonly id: string; readonly problem: Message }) {
  const { say } = useLanguage()
  return (
    <p className="field-note wrong" data-testid={`note-${id}`} role="alert">
      <CircleAlert size={14} aria-hidden="true" />
      <span>{say(problem)}</span>
    </p>
  )
}

function Numbers(props: FormFieldProps & { readonly label: string; readonly isInvalid: boolean }) {
  const { field, label, puzzleId, params, problem } = props
  const { say } = useLanguage()
  const id = useId()
  return (
    <fieldset className="form-field">
      <legend className="field-label">{label}</legend>
      <div className="form-numbers">
        <Boxes {...props} describedBy={id} />
      </div>
      <p
        id={id}
        className={`field-note ${problem ? 'wrong' : ''}`}
        data-testid={`note-${field.id}`}
        aria-live="polite"
      >
        {problem && <CircleAlert size={14} aria-hidden="true" />}
        <span>{say(problem ?? allowed(field, puzzleId, params))}</span>
      </p>
    </fieldset>
  )
}

interface BoxesProps extends FormFieldProps {
  readonly label: string
  readonly isInvalid: boolean
  /** The element that says what is allowed, or what is wrong. */
  readonly describedBy: string
}

function Boxes(props: BoxesProps) {
  const { field, value, params, label, isInvalid, describedBy, onChange } = props
  const { word } = useLanguage()
  if (field.kind === 'integer') {
    const range = { min: field.min, max: maxOf(field, params) }
    const shared = { ...range, isInvalid, describedBy }
    return (
      <NumberBox {...shared} label={label} value={value} testId={`field-${field.id}`} onChange={onChange} />
    )
  }
  if (field.kind === 'list' && field.name) return <ListBoxes {...props} field={field} name={field.name} />
  if (field.kind === 'list') return <TextBox {...props} lines={1} />
  if (field.kind === 'text')
    return (
      <>
        <TextBox {...props} lines={field.lines ?? 1} />
        <TextItems field={field} label={label} value={value} params={params} onChange={onChange} />
      </>
    )
  if (field.kind !== 'size') return null
  const [rows, columns] = sidesOf(value)
  const [wrongRows, wrongColumns] = wrongSides(field, value)
  const shared = { min: field.min, max: field.max, describedBy }
  return (
    <>
      <NumberBox
        {...shared}
        label={word('ui.form.rows')}
        value={rows}
        isInvalid={isInvalid && wrongRows}
        testId={`field-${field.id}-rows`}
        onChange={(text) => onChange(`${text}x${columns}`)}
      />
      <span aria-hidden="true">×</span>
      <NumberBox
        {...shared}
        label={word('ui.form.columns')}
        value={columns}
        isInvalid={isInvalid && wrongColumns}
        testId={`field-${field.id}-columns`}
        onChange={(text) => onChange(`${rows}x${text}`)}
      />
    </>
  )
}

/** Any text; what it means is read from it. */
const TextBox = ({
  field,
  value,
  label,
  isInvalid,
  describedBy,
  lines,
  onChange,
}: BoxesProps & { readonly lines: number }) => (
  <TextField
    className="list-box-field"
    aria-label={label}
    aria-describedby={describedBy}
    value={value}
    onChange={onChange}
    isInvalid={isInvalid}
  >
    {lines > 1 ? (
      <TextArea
        className="text-input wide"
        rows={lines}
        spellCheck={false}
        data-testid={`field-${field.id}`}
      />
    ) : (
      <Input className="text-input wide" spellCheck={false} data-testid={`field-${field.id}`} />
    )}
  </TextField>
)

function allowed(field: Field, puzzleId: string, params: Params): Message {
  switch (field.kind) {
    case 'size':
      return { key: 'ui.form.size.allowed', values: { min: field.min, max: field.max } }
    case 'integer':
      return { key: 'ui.form.integer.allowed', values: { min: field.min, max: maxOf(field, params) } }
    case 'list':
      return listNote(field, params)
    case 'flag':
    case 'choice':
      return { key: '' }
    case 'text':
      return { key: `${puzzleId}.field.${field.id}.note` }
    default:
      return assertNever(field)
  }
}
