/** Puts the instance on the table together by hand: in a form, or as text. */
import type { Composer } from '@shared/composer'
import { Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { Segments } from '../controls/Segments'
import { Window } from '../controls/Window'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { JudgementLine } from './JudgementLine'
import { layComposed } from './layComposed'
import { PartsPane } from './PartsPane'
import { PresetSelect } from './PresetSelect'
import { StatementsPane } from './StatementsPane'
import { TextPane } from './TextPane'
import { type Composing, useComposing } from './useComposing'

type Tab = 'form' | 'text'

export function ComposeDialog() {
  const app = useApp()
  const { say, word } = useLanguage()
  const puzzle = useDesk(({ run }) => run.puzzle)
  const title = say({ key: 'compose.title', values: { puzzle: word(`${puzzle.id}.name`) } })
  return (
    <Window title={title} size="wide" testId="compose-dialog" onClose={() => openDialog(app, undefined)}>
      {puzzle.composer && <ComposeForm key={puzzle.id} composer={puzzle.composer} />}
    </Window>
  )
}

function ComposeForm({ composer }: { readonly composer: Composer }) {
  const { puzzle, params } = useDesk(({ run }) => run)
  const [first] = useState(() => composer.textOf(params))
  const composing = useComposing(puzzle.id, composer, first)
  const [tab, setTab] = useState<Tab>('form')
  return (
    <div className="compose" onKeyDownCapture={(event) => takeKey(event, composing)}>
      <Head composing={composing} tab={tab} onTab={setTab} />
      <Body composing={composing} tab={tab} />
      <Foot composing={composing} />
    </div>
  )
}

interface HeadProps {
  readonly composing: Composing
  readonly tab: Tab
  onTab(tab: Tab): void
}

function Head({ composing, tab, onTab }: HeadProps) {
  const { word } = useLanguage()
  const { versions, undo, redo } = composing
  return (
    <div className="compose-head">
      <Segments
        label={word('compose.view')}
        value={tab}
        options={[
          { value: 'form', text: word('compose.view.form') },
          { value: 'text', text: word('compose.view.text') },
        ]}
        onChange={onTab}
        testId="compose-view"
      />
      <div className="spring" />
      <PresetSelect composing={composing} />
      <IconButton
        name={word('compose.undo')}
        keys={['Ctrl', 'Z']}
        icon={<Undo2 size={16} />}
        isDisabled={versions.past.length === 0}
        onPress={undo}
        testId="compose-undo"
      />
      <IconButton
        name={word('compose.redo')}
        keys={['Ctrl', 'Shift', 'Z']}
        icon={<Redo2 size={16} />}
        isDisabled={versions.future.length === 0}
        onPress={redo}
        testId="compose-redo"
      />
    </div>
  )
}

function Body({ composing, tab }: Pick<HeadProps, 'composing' | 'tab'>) {
  const { word, say } = useLanguage()
  const { read } = composing
  if (tab === 'text') return <TextPane composing={composing} />
  if (!read.ok)
    return (
      <div className="compose-broken" role="status">
        <p className="wrong">{say(read.message)}</p>
        <p>{word('compose.text.broken')}</p>
      </div>
    )
  return (
    <div className="compose-body">
      <PartsPane composing={composing} composition={read.value} />
      <StatementsPane composing={composing} composition={read.value} />
    </div>
  )
}

function Foot({ composing }: Pick<HeadProps, 'composing'>) {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <footer className="window-foot">
      <JudgementLine composing={composing} />
      <div className="spring" />
      <Button onPress={() => openDialog(app, undefined)} testId="compose-cancel">
        {word('compose.cancel')}
      </Button>
      <Button
        look="primary"
        isDisabled={!composing.read.ok}
        onPress={() => layComposed(app, composing.text)}
        testId="compose-use"
      >
        {word('compose.use')}
      </Button>
    </footer>
  )
}

/** A name being typed has an undo of its own. */
function takeKey(event: KeyboardEvent, { undo, redo }: Composing): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target instanceof HTMLInputElement) return
  const letter = event.key.toLowerCase()
  if (letter !== 'z' && letter !== 'y') return
  event.preventDefault()
  event.stopPropagation()
  if (letter === 'y' || event.shiftKey) redo()
  else undo()
}
