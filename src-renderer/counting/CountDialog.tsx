/** Counts all solutions, far faster than by the search that is watched. */
import { counterOf } from '@shared/puzzles/counters'
import type { Run } from '@shared/run'
import { Calculator, X } from 'lucide-react'
import { useState } from 'react'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { Window } from '../controls/Window'
import { useLanguage } from '../language'
import { FormField } from '../panels/FormField'
import { draftOf, edit, readDraft } from '../panels/formDraft'
import { useApp, useDesk } from '../useApp'
import { CountResult } from './CountResult'
import { useCounting } from './useCounting'

export function CountDialog() {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <Window
      title={word('counting.title')}
      size="small"
      testId="count-dialog"
      onClose={() => openDialog(app, undefined)}
    >
      <CountForm />
    </Window>
  )
}

/** The board to be counted: at first the one on the table, as far as it can be. */
function CountForm() {
  const { counter } = useApp()
  const { word } = useLanguage()
  const run = useDesk((desk) => desk.run)
  const { notice } = useCounting()
  const [draft, setDraft] = useState(() => draftOf(run.puzzle.form, run.params))
  const numbers = run.puzzle.form.fields.filter(({ kind }) => kind === 'integer')
  const typed = Object.fromEntries(numbers.map(({ id }) => [id, draft.typed[id] ?? '']))
  const blank = draftOf(run.puzzle.form, { ...run.params, ...emptyLists(run) })
  const { outcome } = readDraft(run.puzzle, run.strategy, { ...draft, typed: { ...blank.typed, ...typed } })
  const refusal = outcome.ok ? counterOf(run.puzzle.id).check(outcome.value) : outcome
  const isRunning = notice?.state === 'running'
  return (
    <>
      <div className="counting">
        <p>{word('counting.about')}</p>
        {numbers.map((field) => (
          <FormField
            key={field.id}
            field={field}
            puzzleId={run.puzzle.id}
            value={typed[field.id] ?? ''}
            params={run.params}
            problem={refusal?.field === field.id ? refusal.message : undefined}
            onChange={(text) => setDraft(edit(draft, field.id, text))}
          />
        ))}
        <CountResult />
      </div>
      <footer className="window-foot">
        <div className="spring" />
        {isRunning ? (
          <Button icon={<X size={14} />} onPress={() => counter.stop()} testId="count-stop">
            {word('hand.cancel')}
          </Button>
        ) : (
          <Button
            look="primary"
            icon={<Calculator size={14} />}
            isDisabled={refusal !== undefined}
            onPress={() => outcome.ok && counter.start({ ...run, params: outcome.value })}
            testId="count-start"
          >
            {word(notice?.isKept ? 'counting.on' : 'counting.start')}
          </Button>
        )}
      </footer>
    </>
  )
}

/** What is given on the board is for the search that is watched; all boards are counted. */
const emptyLists = ({ puzzle }: Run) =>
  Object.fromEntries(puzzle.form.fields.filter(({ kind }) => kind === 'list').map(({ id }) => [id, []]))
