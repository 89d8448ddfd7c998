import { assertNever } from '@shared/lib/assertNever'
import { PanelRight, Play, RotateCcw, Share, Square } from 'lucide-react'
import { mainAction, openDialog, togglePanel } from '../commands'
import { Button } from '../controls/Button'
import { Hint } from '../controls/Hint'
import { IconButton } from '../controls/IconButton'
import { isPanelOpen, type MainAction, mainActionOf } from '../desk'
import { ModeSwitch } from '../hand/ModeSwitch'
import { shortcutOf } from '../keys'
import { useLanguage } from '../language'
import { useIsWatching, useReplay } from '../replay/useReplay'
import { useApp, useDesk } from '../useApp'
import { RunTitle } from './RunForm'
import { StateChip } from './StateChip'
import { StrategySelect } from './StrategySelect'

/** What is searched, how, and how it stands. */
export function TopBar() {
  const app = useApp()
  const { word } = useLanguage()
  const panelOpen = useDesk(isPanelOpen)
  const isWatching = useIsWatching()
  const isReplaying = useReplay() !== undefined
  return (
    <header className="top-bar">
      <h1>
        <RunTitle />
      </h1>
      {!isReplaying && <ModeSwitch />}
      {isWatching && <StrategySelect />}
      <div className="spring" />
      {isWatching && <StateChip />}
      {isWatching && <MainButton />}
      {!isReplaying && <ExportButton />}
      <IconButton
        name={word(panelOpen ? 'ui.panel.hide' : 'ui.panel.show')}
        keys={shortcutOf('toggle-panel')}
        icon={<PanelRight size={18} />}
        onPress={() => togglePanel(app)}
        testId="toggle-panel"
        className={panelOpen ? 'is-on' : ''}
      />
    </header>
  )
}

function ExportButton() {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <Hint text={word('ui.export')} keys={shortcutOf('export')}>
      <Button icon={<Share size={15} />} onPress={() => openDialog(app, 'export')} testId="export">
        {word('ui.export.open')}
      </Button>
    </Hint>
  )
}

function MainButton() {
  const app = useApp()
  const { word } = useLanguage()
  const action = useDesk(({ status }) => mainActionOf(status))
  return (
    <Hint text={word(`ui.${action}.about`)} keys={action === 'start' ? shortcutOf('start') : []}>
      <Button
        look={action === 'start' ? 'primary' : 'plain'}
        className="main-button"
        icon={iconOf(action)}
        onPress={() => mainAction(app)}
        testId={action}
      >
        {word(`ui.${action}`)}
      </Button>
    </Hint>
  )
}

function iconOf(action: MainAction) {
  switch (action) {
    case 'start':
      return <Play size={14} fill="currentColor" />
    case 'stop':
      return <Square size={12} fill="currentColor" />
    case 'reset':
      return <RotateCcw size={14} />
    default:
      return assertNever(action)
  }
}
