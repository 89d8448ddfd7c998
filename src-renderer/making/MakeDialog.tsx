/** Makes an instance of the puzzle on the table, from a seed. */
import { initialParams } from '@shared/form/read'
import type { Maker as PuzzleMaker } from '@shared/puzzle'
import { Dices, Sparkles, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { Window } from '../controls/Window'
import { useLanguage } from '../language'
import { FormField } from '../panels/FormField'
import { draftOf, edit, type Reading, readDraft } from '../panels/formDraft'
import { useApp, useDesk } from '../useApp'
import { layMade } from './lay'
import { MakeState } from './MakeState'
import { SeedField } from './SeedField'
import { randomSeed, readSeed } from './seed'

export function MakeDialog() {
  const app = useApp()
  const { say, word } = useLanguage()
  const puzzle = useDesk(({ run }) => run.puzzle)
  const title = say({ key: 'make.title', values: { puzzle: word(`${puzzle.id}.name`) } })
  return (
    <Window title={title} size="small" testId="make-dialog" onClose={() => openDialog(app, undefined)}>
      {puzzle.maker && <MakeForm key={puzzle.id} maker={puzzle.maker} />}
    </Window>
  )
}

function MakeForm({ maker }: { readonly maker: PuzzleMaker }) {
  const app = useApp()
  const { word } = useLanguage()
  const { puzzle, strategy } = useDesk(({ run }) => run)
  const { making, wishes: before } = useStore(app.maker.store)
  const [draft, setDraft] = useState(() =>
    draftOf(maker.form, before[puzzle.id] ?? initialParams(maker.form)),
  )
  const [seedText, setSeedText] = useState(() => String(randomSeed()))
  const reading = readDraft(maker, strategy, draft)
  const { outcome } = reading
  const seed = readSeed(seedText)
  const isMaking = making.kind === 'making'

  // Whoever closes the dialog waits no more.
  useEffect(() => () => app.maker.drop(), [app])
  useEffect(() => {
    if (making.kind === 'made') layMade(app, making.params, making.order)
  }, [app, making])

  function make(): void {
    if (outcome.ok && seed.ok && !isMaking)
      app.maker.start({ puzzle, wishes: outcome.value, seed: seed.value })
  }

  return (
    <form
      className="make-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <div className="making">
        <p className="making-about">{word(`${puzzle.id}.make.about`)}</p>
        <WishFields
          maker={maker}
          reading={reading}
          onChange={(id, text) => setDraft(edit(draft, id, text))}
        />
        <SeedField
          text={seedText}
          problem={seed.ok ? undefined : seed.message}
          onChange={setSeedText}
          dice={
            <IconButton
              name={word('make.seed.new')}
              icon={<Dices size={18} />}
              onPress={() => setSeedText(String(randomSeed()))}
              testId="seed-dice"
            />
          }
        />
        <MakeState making={making} />
      </div>
      <footer className="window-foot">
        <div className="spring" />
        {isMaking ? (
          // With a key of its own, or the click that cancels would end on the button that makes.
          <Button key="cancel" icon={<X size={14} />} onPress={() => app.maker.drop()} testId="make-cancel">
            {word('make.cancel')}
          </Button>
        ) : (
          <Button
            key="make"
            look="primary"
            type="submit"
            icon={<Sparkles size={14} />}
            isDisabled={!outcome.ok || !seed.ok}
            testId="make"
          >
            {word('make.make')}
          </Button>
        )}
      </footer>
    </form>
  )
}

interface WishFieldsProps {
  readonly maker: PuzzleMaker
  readonly reading: Reading
  onChange(field: string, text: string): void
}

/** Those that mean something beside the others; what is wrong with the wishes leaves every field in sight. */
function WishFields({ maker, reading: { shown, outcome }, onChange }: WishFieldsProps) {
  const id = useDesk(({ run }) => run.puzzle.id)
  const fields = maker.form.fields.filter((field) => !(outcome.ok && maker.isIdle?.(field.id, outcome.value)))
  return (
    <div className="wishes">
      {fields.map((field) => (
        <FormField
          key={field.id}
          field={field}
          puzzleId={`${id}.make`}
          value={shown[field.id] ?? ''}
          params={outcome.ok ? outcome.value : initialParams(maker.form)}
          problem={!outcome.ok && outcome.field === field.id ? outcome.message : undefined}
          onChange={(text) => onChange(field.id, text)}
        />
      ))}
    </div>
  )
}
