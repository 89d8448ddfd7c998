import { useEffect, useState } from 'react'
import { Input, TextField } from 'react-aria-components'

interface NameInputProps {
  readonly label: string
  readonly value: string
  onRename(name: string): void
  readonly testId: string
  readonly isStrong?: boolean
}

/** A name in place: changed when it is left or by Enter, and as it was by Esc. */
export function NameInput({ label, value, onRename, testId, isStrong = false }: NameInputProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])

  function settle(): void {
    if (typed !== value) onRename(typed)
    // What is refused is not left standing.
    setTyped(value)
  }

  return (
    <TextField className="name-field" aria-label={label} value={typed} onChange={setTyped}>
      <Input
        className={`text-input name-input ${isStrong ? 'strong' : ''}`}
        spellCheck={false}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key !== 'Escape' || typed === value) return
          event.stopPropagation()
          setTyped(value)
        }}
        data-testid={testId}
      />
    </TextField>
  )
}
