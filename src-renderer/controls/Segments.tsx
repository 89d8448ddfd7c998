import { Label, Radio, RadioGroup } from 'react-aria-components'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: string; readonly isOff?: boolean }[]
  onChange(value: Value): void
  readonly testId?: string
}

/** One of a few, all in sight. */
export const Segments = <Value extends string>({
  label,
  value,
  options,
  onChange,
  testId,
}: SegmentsProps<Value>) => (
  <RadioGroup
    className="segments"
    orientation="horizontal"
    value={value}
    onChange={(next) => onChange(next as Value)}
    data-testid={testId}
  >
    <Label className="field-label">{label}</Label>
    <div className="segments-row">
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          isDisabled={option.isOff ?? false}
          className="segment"
          data-testid={testId && `${testId}-${option.value}`}
        >
          {option.text}
        </Radio>
      ))}
    </div>
  </RadioGroup>
)
