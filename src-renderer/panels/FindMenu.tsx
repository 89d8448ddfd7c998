import { readField } from '@shared/form/read'
import { Crosshair } from 'lucide-react'
import { useId, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { changeSought, findAgain, setFinding } from '../commands'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { kindFor, type SoughtKind, soughtKinds, squareFor } from '../sought'
import { useApp, useDesk } from '../useApp'
import { NumberBox } from './NumberBox'

/** What can be looked for; the words below the choice say what is found, and take what it needs. */
export function FindMenu() {
  const app = useApp()
  const { word } = useLanguage()
  const run = useDesk((desk) => desk.run)
  const sought = useDesk((desk) => desk.sought)
  const kind = kindFor(sought, run)
  const kinds = soughtKinds.filter((each) => each !== 'move' || run.puzzle.moveAt)
  const find = (forwards: boolean) => {
    setFinding(app, undefined)
    findAgain(app, forwards)
  }
  return (
    <>
      <RadioGroup
        aria-label={word('ui.find.what')}
        value={kind}
        onChange={(next) => changeSought(app, { kind: next as SoughtKind })}
      >
        {kinds.map((each) => (
          <Radio
            key={each}
            value={each}
            className="find-option"
            data-testid={`find-${each}`}
            autoFocus={each === kind}
          >
            <span className="find-dot" aria-hidden="true" />
            {word(`ui.find.${each}`)}
          </Radio>
        ))}
      </RadioGroup>
      <div className="find-more">
        <p>{word(`ui.find.${kind}.about`)}</p>
        {kind === 'move' && <SquareChoice />}
        {(kind === 'deep' || kind === 'shallow') && <DepthBox onEnter={() => find(true)} />}
      </div>
      <div className="find-actions">
        <Button onPress={() => find(false)} testId="menu-find-previous">
          {word('ui.find.previous')}
        </Button>
        <Button onPress={() => find(true)} testId="menu-find-next">
          {word('ui.find.next')}
        </Button>
      </div>
    </>
  )
}

function SquareChoice() {
  const app = useApp()
  const { word } = useLanguage()
  const hasSquare = useDesk(({ sought, run }) => squareFor(sought, run) !== undefined)
  return (
    <>
      <Button icon={<Crosshair size={14} />} onPress={() => setFinding(app, 'picking')} testId="pick-square">
        {word(hasSquare ? 'ui.find.pick.again' : 'ui.find.pick')}
      </Button>
      <p className="find-hint">{word('ui.find.pick.key')}</p>
    </>
  )
}

/** No line is as long as this. */
const mostDepth = 9999

function DepthBox({ onEnter }: { onEnter(): void }) {
  const app = useApp()
  const { word, say } = useLanguage()
  const depth = useDesk(({ sought }) => sought.depth)
  const [text, setText] = useState(() => String(depth))
  const noteId = useId()
  const read = readField({ kind: 'integer', id: 'depth', initial: 1, min: 1, max: mostDepth }, text, {})
  const change = (next: string) => {
    setText(next)
    const value = readField({ kind: 'integer', id: 'depth', initial: 1, min: 1, max: mostDepth }, next, {})
    if (value.ok) changeSought(app, { depth: Number(value.value) })
  }
  return (
    // Enter in the field goes on from there; the field itself takes every other key.
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (read.ok) onEnter()
      }}
    >
      <NumberBox
        label={word('ui.find.depth')}
        value={text}
        min={1}
        max={mostDepth}
        isInvalid={!read.ok}
        describedBy={noteId}
        testId="find-depth"
        onChange={change}
      />
      <p id={noteId} className="find-note wrong">
        {read.ok ? '' : say(read.message)}
      </p>
    </form>
  )
}
