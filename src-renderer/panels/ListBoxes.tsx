/** A list of numbers, each in a box under the name of its place. */
import type { ListField, Params } from '@shared/form/field'
import { joined, listRange, partsOf, withPart } from '@shared/form/list'
import { Minus, Plus } from 'lucide-react'
import { Input, TextField } from 'react-aria-components'
import { IconButton } from '../controls/IconButton'
import { useLanguage } from '../language'
import { stepped } from './formDraft'

interface ListBoxesProps {
  readonly field: ListField
  readonly name: NonNullable<ListField['name']>
  readonly value: string
  /** The valid params, for names and ranges that depend on other fields. */
  readonly params: Params
  readonly label: string
  readonly isInvalid: boolean
  readonly describedBy: string
  onChange(text: string): void
}

/** More boxes than this are a slip of whoever pasted them. */
const mostBoxes = 12

export function ListBoxes({
  field,
  name,
  value,
  params,
  label,
  isInvalid,
  describedBy,
  onChange,
}: ListBoxesProps) {
  const { word } = useLanguage()
  const parts = partsOf(value)
  const range = listRange(field, params)
  const wrong = parts.map((part, place) => isWrong(part, field, range.min, range.maxima[place] ?? 0))
  const isOneWrong = wrong.includes(true)
  const testId = `field-${field.id}`
  return (
    <div className="boxes">
      {parts.slice(0, mostBoxes).map((part, place) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={place}
          name={name(params, place)}
          label={label}
          part={part}
          placeholder={field.any ? word('ui.form.any') : ''}
          isInvalid={isInvalid && (wrong[place] === true || !isOneWrong)}
          describedBy={describedBy}
          testId={place === 0 ? testId : `${testId}-${place + 1}`}
          onType={(text) => onChange(withPart(field, value, place, text))}
          onStep={(by) =>
            onChange(
              withPart(field, value, place, stepped(part, by, range.min, range.maxima[place] ?? range.min)),
            )
          }
        />
      ))}
      {range.least < range.most && (
        <span className="box-buttons">
          <IconButton
            name={`${label}: ${word('ui.form.fewer')}`}
            icon={<Minus size={14} />}
            isDisabled={parts.length <= range.least}
            onPress={() => onChange(joined(parts.slice(0, -1)))}
            testId={`${testId}-fewer`}
          />
          <IconButton
            name={`${label}: ${word('ui.form.another')}`}
            icon={<Plus size={14} />}
            isDisabled={parts.length >= range.most}
            onPress={() => onChange(joined([...parts, firstOf(field, range.min, parts)]))}
            testId={`${testId}-another`}
          />
        </span>
      )}
    </div>
  )
}

/** What a new box begins with: as much as the last where that is allowed everywhere, else the least. */
const firstOf = ({ max }: ListField, min: number, parts: readonly string[]): string =>
  (typeof max === 'number' && parts.at(-1)) || String(min)

const isWrong = (part: string, { any }: ListField, min: number, max: number): boolean => {
  if (any && part === '*') return false
  return !/^\d{1,9}$/.test(part) || Number(part) < min || Number(part) > max
}

interface BoxProps {
  readonly name: string
  readonly label: string
  readonly part: string
  readonly placeholder: string
  readonly isInvalid: boolean
  readonly describedBy: string
  readonly testId: string
  onType(text: string): void
  onStep(by: 1 | -1): void
}

/** ↑ and ↓ go by one; what is in it is chosen when it is entered, so that typing replaces it. */
const Box = ({
  name,
  label,
  part,
  placeholder,
  isInvalid,
  describedBy,
  testId,
  onType,
  onStep,
}: BoxProps) => (
  <TextField
    className="box"
    value={part === '*' ? '' : part}
    onChange={onType}
    isInvalid={isInvalid}
    aria-label={`${label}: ${name}`}
    aria-describedby={describedBy}
  >
    <span className="box-name" aria-hidden="true">
      {name}
    </span>
    <Input
      className="text-input"
      inputMode="numeric"
      placeholder={placeholder}
      data-testid={testId}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') onStep(1)
        if (key === 'ArrowDown') onStep(-1)
      }}
    />
  </TextField>
)
