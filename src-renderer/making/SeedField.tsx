import type { Message } from '@shared/lib/message'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useLanguage } from '../language'

interface SeedFieldProps {
  readonly text: string
  readonly problem: Message | undefined
  /** What stands beside it: the button for another seed. */
  readonly dice: ReactNode
  onChange(text: string): void
}

export function SeedField({ text, problem, dice, onChange }: SeedFieldProps) {
  const { say, word } = useLanguage()
  const id = useId()
  return (
    <div>
      <TextField value={text} onChange={onChange} isInvalid={problem !== undefined} aria-describedby={id}>
        <Label className="field-label">{word('make.seed')}</Label>
        <div className="seed-row">
          <Input className="text-input" inputMode="numeric" spellCheck={false} data-testid="seed" />
          {dice}
        </div>
      </TextField>
      <p
        id={id}
        className={`field-note ${problem ? 'wrong' : ''}`}
        aria-live="polite"
        data-testid="seed-note"
      >
        {problem && <CircleAlert size={14} aria-hidden="true" />}
        <span>{problem ? say(problem) : word('make.seed.about')}</span>
      </p>
    </div>
  )
}
