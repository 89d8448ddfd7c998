import { Check } from 'lucide-react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'

interface CheckBoxProps {
  readonly text: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
  readonly testId: string
}

/** On or off. */
export const CheckBox = ({ text, isOn, onChange, testId }: CheckBoxProps) => (
  <AriaCheckbox className="checkbox" isSelected={isOn} onChange={onChange} data-testid={testId}>
    <span className="checkbox-box">
      <Check size={12} strokeWidth={3} />
    </span>
    {text}
  </AriaCheckbox>
)
