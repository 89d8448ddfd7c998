import type { Params, TextField } from '@shared/form/field'
import { ReorderList } from '../controls/ReorderList'
import { useLanguage } from '../language'

interface TextItemsProps {
  readonly field: TextField
  readonly label: string
  readonly value: string
  readonly params: Params
  onChange(text: string): void
}

/** The parts of a text, to be put in another order; nothing where it has none, or the same one twice. */
export function TextItems({ field, label, value, params, onChange }: TextItemsProps) {
  const { say } = useLanguage()
  const parts = field.items?.(value, params) ?? []
  const texts = parts.map(({ text }) => text)
  if (texts.length < 2 || new Set(texts).size < texts.length) return null
  return (
    <ReorderList
      label={label}
      items={parts.map(({ text, name }) => ({ id: text, text: say(name) }))}
      handleName={({ text }) => say({ key: 'compose.move', values: { name: text } })}
      onMove={(from, to) => {
        const rest = texts.toSpliced(from, 1)
        onChange(rest.toSpliced(to, 0, ...texts.slice(from, from + 1)).join(','))
      }}
      testId={`items-${field.id}`}
    />
  )
}
