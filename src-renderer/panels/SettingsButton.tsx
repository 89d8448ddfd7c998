import type { Settings } from '@shared/ipc/calls'
import { CircleHelp, Keyboard, Settings as SettingsIcon } from 'lucide-react'
import { useContext } from 'react'
import {
  Button as AriaButton,
  DialogTrigger,
  OverlayTriggerStateContext,
  Popover,
} from 'react-aria-components'
import { changeSettings } from '../app'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { Segments } from '../controls/Segments'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { LimitSettings } from './LimitSettings'

export function SettingsButton() {
  const { word } = useLanguage()
  return (
    <DialogTrigger>
      <AriaButton className="rail-item" aria-label={word('ui.settings')} data-testid="settings">
        <SettingsIcon size={20} aria-hidden="true" />
        <span className="label">{word('ui.settings')}</span>
      </AriaButton>
      <Popover
        className="popover settings"
        placement="right bottom"
        offset={6}
        aria-label={word('ui.settings')}
        data-testid="settings-panel"
      >
        <SettingsPanel />
      </Popover>
    </DialogTrigger>
  )
}

const langChoices = ['system', 'en', 'zh'] as const satisfies readonly Settings['lang'][]
const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly Settings['theme'][]

function SettingsPanel() {
  const app = useApp()
  const popover = useContext(OverlayTriggerStateContext)
  const { word } = useLanguage()
  const { lang, theme } = useDesk(({ greeting }) => greeting.settings)
  const open = (dialog: 'shortcuts' | 'about') => {
    popover?.close()
    openDialog(app, dialog)
  }
  return (
    <>
      <Segments
        label={word('ui.settings.lang')}
        value={lang}
        options={langChoices.map((value) => ({ value, text: word(`ui.settings.lang.${value}`) }))}
        onChange={(next) => changeSettings(app, { lang: next })}
        testId="setting-lang"
      />
      <Segments
        label={word('ui.settings.theme')}
        value={theme}
        options={themeChoices.map((value) => ({ value, text: word(`ui.settings.theme.${value}`) }))}
        onChange={(next) => changeSettings(app, { theme: next })}
        testId="setting-theme"
      />
      <LimitSettings />
      <div className="settings-foot">
        <Button look="quiet" icon={<Keyboard size={16} />} onPress={() => open('shortcuts')}>
          {word('ui.shortcuts')}
        </Button>
        <Button look="quiet" icon={<CircleHelp size={16} />} onPress={() => open('about')}>
          {word('ui.about')}
        </Button>
      </div>
    </>
  )
}
