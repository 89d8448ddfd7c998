import { Minus, Plus } from 'lucide-react'
import { Button, Input, TextField } from 'react-aria-components'
import { useLanguage } from '../language'
import { stepped } from './formDraft'

interface NumberBoxProps {
  readonly label: string
  readonly value: string
  readonly min: number
  readonly max: number
  readonly isInvalid: boolean
  /** The element that says what is allowed, or what is wrong. */
  readonly describedBy: string
  readonly testId: string
  onChange(text: string): void
}

/** Takes any text, so that what is wrong can be said; ↑, ↓ and the buttons go by one. */
export function NumberBox({
  label,
  value,
  min,
  max,
  isInvalid,
  describedBy,
  testId,
  onChange,
}: NumberBoxProps) {
  const { word } = useLanguage()
  const step = (by: 1 | -1) => onChange(stepped(value, by, min, max))
  return (
    <TextField
      className="number-box"
      value={value}
      onChange={onChange}
      isInvalid={isInvalid}
      aria-describedby={describedBy}
      aria-label={label}
    >
      <Input
        className="text-input"
        data-testid={testId}
        inputMode="numeric"
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') step(1)
          if (key === 'ArrowDown') step(-1)
        }}
      />
      <Button
        className="stepper"
        excludeFromTabOrder
        aria-label={`${label}: ${word('ui.form.less')}`}
        onPress={() => step(-1)}
      >
        <Minus size={14} />
      </Button>
      <Button
        className="stepper"
        excludeFromTabOrder
        aria-label={`${label}: ${word('ui.form.more')}`}
        onPress={() => step(1)}
      >
        <Plus size={14} />
      </Button>
    </TextField>
  )
}
