/** The title of the run, which opens its form. */
import type { Params } from '@shared/form/field'
import { runText } from '@shared/run'
import { Check, ChevronDown, Info, PencilLine, Printer, Sparkles, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button as AriaButton, DialogTrigger, Popover } from 'react-aria-components'
import { openDialog, setParams } from '../commands'
import { saveSheet } from '../export/saveSheet'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { FormField } from './FormField'
import { draftOf, edit, readDraft } from './formDraft'

export function RunTitle() {
  const { say, word } = useLanguage()
  const { puzzle, params } = useDesk(({ run }) => run)
  const title = say(puzzle.title(params))
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton className="button quiet title-button" data-testid="run-title">
        <span className="label">{title}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </AriaButton>
      <Popover
        className="popover run-form"
        placement="bottom start"
        offset={6}
        aria-label={word('ui.form.title')}
        data-testid="run-form"
      >
        <RunForm onClose={() => setOpen(false)} />
      </Popover>
    </DialogTrigger>
  )
}

function RunForm({ onClose }: { onClose(): void }) {
  const app = useApp()
  const { say, word } = useLanguage()
  const { puzzle, strategy, params } = useDesk(({ run }) => run)
  const [draft, setDraft] = useState(() => draftOf(puzzle.form, params))
  const { shown, outcome } = readDraft(puzzle, strategy, draft)
  const proof = puzzle.impossible?.(params)

  function change(field: string, text: string): void {
    const next = edit(draft, field, text)
    setDraft(next)
    const read = readDraft(puzzle, strategy, next).outcome
    // What is wrong leaves the last valid board.
    if (read.ok) setParams(app, read.value)
  }

  function choose(preset: Params): void {
    setDraft(draftOf(puzzle.form, preset))
    setParams(app, preset)
  }

  return (
    <>
      <Presets onChoose={choose} onClose={onClose} />
      <div className="form-fields">
        {puzzle.form.fields.map((field) => (
          <FormField
            key={field.id}
            field={field}
            puzzleId={puzzle.id}
            value={shown[field.id] ?? ''}
            params={params}
            problem={!outcome.ok && outcome.field === field.id ? outcome.message : undefined}
            onChange={(text) => change(field.id, text)}
          />
        ))}
      </div>
      {puzzle.press && <p className="form-foot">{word(puzzle.grip ? 'ui.form.drag' : 'ui.form.press')}</p>}
      {proof && (
        <p className="form-proof" role="note" data-testid="form-proof">
          <Info size={14} aria-hidden="true" />
          <span>{say(proof)}</span>
        </p>
      )}
    </>
  )
}

interface PresetsProps {
  onChoose(params: Params): void
  /** The form is left for another dialog. */
  onClose(): void
}

function Presets({ onChoose, onClose }: PresetsProps) {
  const { say, word } = useLanguage()
  const run = useDesk((desk) => desk.run)
  const { puzzle, strategy } = run
  return (
    <section className="presets">
      <h3 className="field-label">{word('ui.form.presets')}</h3>
      {puzzle.form.presets.map(({ name, params }) => {
        const isChosen = runText({ ...run, params }) === runText(run)
        const refusal = puzzle.check?.(params, strategy)
        return (
          <AriaButton
            key={name.key}
            className="preset"
            isDisabled={refusal !== undefined}
            aria-pressed={isChosen}
            onPress={() => onChoose(params)}
            data-testid={name.key}
          >
            <Check size={14} className="preset-mark" aria-hidden="true" />
            {say(name)}
          </AriaButton>
        )
      })}
      {puzzle.composer && (
        <FormCommand icon={<PencilLine size={14} />} word="compose.open" dialog="compose" onClose={onClose} />
      )}
      <FormCommand icon={<Table2 size={14} />} word="compare.open" dialog="compare" onClose={onClose} />
      {puzzle.sheet && <PrintCommand onClose={onClose} />}
      {puzzle.maker && (
        <FormCommand icon={<Sparkles size={14} />} word="make.open" dialog="make" onClose={onClose} />
      )}
    </section>
  )
}

interface FormCommandProps {
  readonly icon: ReactNode
  readonly word: string
  readonly dialog: 'make' | 'compose' | 'compare'
  onClose(): void
}

/** Leaves the form for a dialog. */
function FormCommand({ icon, word: key, dialog, onClose }: FormCommandProps) {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <AriaButton
      className="preset form-command"
      onPress={() => {
        onClose()
        openDialog(app, dialog)
      }}
      data-testid={`open-${dialog}`}
    >
      {icon}
      {word(key)}
    </AriaButton>
  )
}

/** Saves the pages to be printed. */
function PrintCommand({ onClose }: Pick<FormCommandProps, 'onClose'>) {
  const app = useApp()
  const { word, say } = useLanguage()
  return (
    <AriaButton
      className="preset form-command"
      onPress={() => {
        onClose()
        void saveSheet(app, say)
      }}
      data-testid="save-sheet"
    >
      <Printer size={14} aria-hidden="true" />
      {word('compose.sheet')}
    </AriaButton>
  )
}
