import type { SlotOption } from '@shared/composer'
import { ChevronDown } from 'lucide-react'
import {
  Button,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'

interface SlotSelectProps {
  readonly label: string
  readonly value: number | string
  readonly options: readonly (
    | SlotOption
    | { readonly value: string; readonly text: string; readonly group: string }
  )[]
  /** Shown where nothing is chosen. */
  readonly placeholder?: string
  onChange(value: string): void
  readonly testId: string
}

/** A choice inside a sentence; what belongs together stands together. */
export function SlotSelect({ label, value, options, placeholder = '', onChange, testId }: SlotSelectProps) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <Select
      className="slot"
      aria-label={label}
      value={value === '' ? null : String(value)}
      placeholder={placeholder}
      onChange={(key) => onChange(String(key))}
      data-testid={testId}
    >
      <Button className="button plain slot-button">
        <SelectValue className="select-value" />
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom start" offset={4}>
        <ListBox className="list-box">
          {groups.map((group) => (
            <ListBoxSection key={group} id={`group-${group}`} aria-label={group || label}>
              {group !== '' && <Header className="slot-group">{group}</Header>}
              {options
                .filter((option) => option.group === group)
                .map((option) => (
                  <ListBoxItem
                    key={option.value}
                    id={String(option.value)}
                    textValue={option.text}
                    className="choice-item"
                    data-testid={`${testId}-${option.value}`}
                  >
                    <span className="list-name">{option.text}</span>
                  </ListBoxItem>
                ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
