import type { Given } from '@shared/export/given'
import { CircleAlert, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger, Label, TextArea, TextField } from 'react-aria-components'
import { useStore } from 'zustand'
import type { App } from '../app'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { Segments } from '../controls/Segments'
import { Window } from '../controls/Window'
import { openPasted } from '../document/offers'
import { titleOf } from '../document/titleOf'
import { useLanguage } from '../language'
import { Verdict } from '../replay/Verdict'
import { useApp } from '../useApp'
import { showGiven } from './showGiven'
import { type Reading, useReading } from './useReading'

/** A path or a board that somebody else wrote: what it is taken for is said as it is typed. */
export function ImportDialog() {
  const app = useApp()
  const { word } = useLanguage()
  const text = useStore(app.importing, (desk) => desk.text)
  const reading = useReading(text)
  const [wanted, setWanted] = useState('')
  const value = reading?.ok ? reading.value : undefined
  const chosen = value?.kind === 'given' ? chosenOf(value.given, wanted) : undefined
  return (
    <Window
      title={word('import.title')}
      size="small"
      testId="import-dialog"
      onClose={() => openDialog(app, undefined)}
    >
      <form
        className="open-run"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (value) show(app, value, chosen)
        }}
      >
        <TextField
          autoFocus
          value={text}
          validationBehavior="aria"
          isInvalid={reading?.ok === false}
          onChange={(next) => app.importing.setState({ text: next })}
        >
          <Label className="field-label">{word('import.text')}</Label>
          <TextArea
            className="text-input wide record-text import-text"
            rows={8}
            wrap="off"
            spellCheck={false}
            aria-describedby="import-note"
            data-testid="import-text"
          />
        </TextField>
        {value?.kind === 'given' && value.given.length > 1 && chosen && (
          <Segments
            label={word('import.as')}
            value={chosen.puzzle.id}
            options={value.given.map(({ puzzle: { id } }) => ({ value: id, text: word(`${id}.name`) }))}
            onChange={setWanted}
            testId="import-as"
          />
        )}
        <ReadingNote reading={reading} chosen={chosen} />
        <footer className="window-foot">
          <FileTrigger onSelect={(files) => files?.[0] && void app.bridge.openFile(files[0])}>
            <Button icon={<FolderOpen size={14} />} testId="import-file">
              {word('import.file')}
            </Button>
          </FileTrigger>
          <div className="spring" />
          <Button look="primary" type="submit" isDisabled={!value} testId="import-show">
            {word(chosen?.kind === 'path' ? 'import.show' : 'import.open')}
          </Button>
        </footer>
      </form>
    </Window>
  )
}

/** The one that was chosen, as long as it is one of them; else the likeliest. */
const chosenOf = (given: readonly Given[], wanted: string): Given | undefined =>
  given.find(({ puzzle }) => puzzle.id === wanted) ?? given[0]

function show(app: App, value: Reading, chosen: Given | undefined): void {
  if (chosen) showGiven(app, chosen)
  else if (value.kind === 'run') {
    openDialog(app, undefined)
    void openPasted(app, value.pasted)
  }
}

interface NoteProps {
  readonly reading: ReturnType<typeof useReading>
  readonly chosen: Given | undefined
}

/** What the text is taken for and whether it is true; why nothing reads it; or what can be read. */
function ReadingNote({ reading, chosen }: NoteProps) {
  const language = useLanguage()
  const { word, say } = language
  return (
    <div
      id="import-note"
      className={`field-note import-note ${reading?.ok === false ? 'wrong' : ''}`}
      role="status"
      data-testid="import-note"
    >
      {reading?.ok === false && <CircleAlert size={14} aria-hidden="true" />}
      {chosen ? (
        <p>
          <strong>{titleOfGiven(chosen, say)}</strong>
          <Verdict given={chosen} />
        </p>
      ) : (
        <p>{noteOf(reading, language) ?? word('import.about')}</p>
      )}
    </div>
  )
}

function titleOfGiven(given: Given, say: ReturnType<typeof useLanguage>['say']): string {
  const title = say(given.puzzle.title(given.params))
  return given.kind === 'path'
    ? say({ key: 'import.of', values: { title, moves: given.moves.length } })
    : title
}

function noteOf(reading: NoteProps['reading'], language: ReturnType<typeof useLanguage>) {
  const { say } = language
  if (!reading) return undefined
  if (!reading.ok) return say(reading.message)
  if (reading.value.kind !== 'run') return undefined
  const { pasted } = reading.value
  const run = pasted.kind === 'run' ? pasted.run : pasted.document.run
  return say({ key: 'import.run', values: { title: titleOf(run, language) } })
}
