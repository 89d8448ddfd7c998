import type { Message } from '@shared/lib/message'
import { runText } from '@shared/run'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { clipboardText } from '../clipboard'
import { openDialog, openRun } from '../commands'
import { Button } from '../controls/Button'
import { Window } from '../controls/Window'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'

/** A run by its text, as someone else copied it. */
export function OpenRunDialog() {
  const app = useApp()
  const { word, say } = useLanguage()
  const example = useDesk(({ run }) => runText(run))
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Message | undefined>(undefined)

  useEffect(() => {
    // Only what may be a run is taken over from the clipboard.
    void clipboardText().then((copied) => /^[a-z0-9-]+\/\S+$/.test(copied.trim()) && setText(copied.trim()))
  }, [])

  function change(next: string): void {
    setText(next)
    setProblem(undefined)
  }

  function open(): void {
    const wrong = openRun(app, text)
    setProblem(wrong)
    if (!wrong) openDialog(app, undefined)
  }

  return (
    <Window
      title={word('ui.open-run')}
      size="small"
      testId="open-run-dialog"
      onClose={() => openDialog(app, undefined)}
    >
      <form
        className="open-run"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <TextField
          autoFocus
          validationBehavior="aria"
          value={text}
          onChange={change}
          isInvalid={problem !== undefined}
        >
          <Label className="field-label">{word('ui.open-run.text')}</Label>
          <Input
            className="text-input wide"
            placeholder={example}
            data-testid="run-text"
            spellCheck={false}
          />
        </TextField>
        <p className={`field-note ${problem ? 'wrong' : ''}`} aria-live="polite" data-testid="run-note">
          {problem && <CircleAlert size={14} aria-hidden="true" />}
          <span>{problem ? say(problem) : word('ui.open-run.about')}</span>
        </p>
        <footer className="window-foot">
          <div className="spring" />
          <Button look="primary" type="submit" testId="open-run">
            {word('ui.open-run.open')}
          </Button>
        </footer>
      </form>
    </Window>
  )
}
