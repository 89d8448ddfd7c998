import { Check, ChevronDown } from 'lucide-react'
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  onChange(value: string): void
  readonly testId: string
}

/** One of several, on a line with its label; the others are seen when it is opened. */
export const Choice = ({ label, value, options, onChange, testId }: ChoiceProps) => (
  <Select className="choice" value={value} onChange={(key) => onChange(String(key))} data-testid={testId}>
    <Label className="choice-label">{label}</Label>
    <Button className="button plain choice-button">
      <SelectValue className="select-value" />
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
    <Popover className="popover" placement="bottom end" offset={4}>
      <ListBox className="list-box">
        {options.map((option) => (
          <ListBoxItem
            key={option.value}
            id={option.value}
            textValue={option.text}
            className="choice-item"
            data-testid={`${testId}-${option.value}`}
          >
            <span className="list-name">{option.text}</span>
            <Check size={14} className="choice-mark" aria-hidden="true" />
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </Select>
)
