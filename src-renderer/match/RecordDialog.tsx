import type { Message } from '@shared/lib/message'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Label, TextArea, TextField } from 'react-aria-components'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { Window } from '../controls/Window'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { layRecord } from './layRecord'

/** A game as text, as someone else played it or as it was exported. */
export function RecordDialog() {
  const app = useApp()
  const { word, say } = useLanguage()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Message | undefined>(undefined)
  const close = () => openDialog(app, undefined)

  function lay(): void {
    const wrong = layRecord(app, text)
    setProblem(wrong)
    if (!wrong) close()
  }

  return (
    <Window title={word('record.title')} size="small" testId="record-dialog" onClose={close}>
      <form
        className="open-run"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          lay()
        }}
      >
        <TextField
          autoFocus
          validationBehavior="aria"
          value={text}
          onChange={(next) => {
            setText(next)
            setProblem(undefined)
          }}
          isInvalid={problem !== undefined}
        >
          <Label className="field-label">{word('record.text')}</Label>
          <TextArea
            className="text-input wide record-text"
            rows={6}
            data-testid="record-text"
            spellCheck={false}
          />
        </TextField>
        <p className={`field-note ${problem ? 'wrong' : ''}`} aria-live="polite" data-testid="record-note">
          {problem && <CircleAlert size={14} aria-hidden="true" />}
          <span>{problem ? say(problem) : word('record.about')}</span>
        </p>
        <footer className="window-foot">
          <div className="spring" />
          <Button look="primary" type="submit" isDisabled={text.trim() === ''} testId="record-go">
            {word('record.go')}
          </Button>
        </footer>
      </form>
    </Window>
  )
}
