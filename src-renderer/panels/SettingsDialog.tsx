/** Everything that holds from one start to the next, but for what is set where it is used, as the width of the panel. */
import { announcings, motions, type Settings } from '@shared/ipc/calls'
import { CircleHelp, Keyboard } from 'lucide-react'
import { changeSettings } from '../app'
import { changeSpeed, openDialog, rememberSpeed } from '../commands'
import { Button } from '../controls/Button'
import { CheckBox } from '../controls/CheckBox'
import { Choice } from '../controls/Choice'
import { Segments } from '../controls/Segments'
import { Window } from '../controls/Window'
import { useLanguage } from '../language'
import { speedText } from '../speedText'
import { speedsWith } from '../timeline/speed'
import { useApp, useDesk } from '../useApp'
import { LimitSettings } from './LimitSettings'

export function SettingsDialog() {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <Window
      title={word('ui.settings')}
      size="small"
      testId="settings-panel"
      onClose={() => openDialog(app, undefined)}
    >
      <div className="settings">
        <LookSettings />
        <SpeedSetting />
        <LimitSettings />
        <UpdateSetting />
      </div>
      <footer className="window-foot settings-foot">
        <Button look="quiet" icon={<Keyboard size={16} />} onPress={() => openDialog(app, 'shortcuts')}>
          {word('ui.shortcuts')}
        </Button>
        <Button look="quiet" icon={<CircleHelp size={16} />} onPress={() => openDialog(app, 'about')}>
          {word('ui.about')}
        </Button>
      </footer>
    </Window>
  )
}

const langChoices = ['system', 'en', 'zh'] as const satisfies readonly Settings['lang'][]
const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly Settings['theme'][]

function LookSettings() {
  const app = useApp()
  const { word } = useLanguage()
  const { lang, theme, motion, announcing } = useDesk(({ greeting }) => greeting.settings)
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
      <div>
        <Segments
          label={word('settings.motion')}
          value={motion}
          options={motions.map((value) => ({ value, text: word(`settings.motion.${value}`) }))}
          onChange={(next) => changeSettings(app, { motion: next })}
          testId="setting-motion"
        />
        <p className="field-note">{word('settings.motion.about')}</p>
      </div>
      <div>
        <Segments
          label={word('access.announcing')}
          value={announcing}
          options={announcings.map((value) => ({ value, text: word(`access.announcing.${value}`) }))}
          onChange={(next) => changeSettings(app, { announcing: next })}
          testId="setting-announcing"
        />
        <p className="field-note">{word('access.announcing.about')}</p>
      </div>
    </>
  )
}

/** Where the build names no place to look there is nothing to switch. */
function UpdateSetting() {
  const app = useApp()
  const { word } = useLanguage()
  const { settings, hasUpdates } = useDesk(({ greeting }) => greeting)
  if (!hasUpdates) return null
  return (
    <CheckBox
      text={word('settings.updates')}
      isOn={settings.looksForUpdates}
      onChange={(on) => changeSettings(app, { looksForUpdates: on })}
      testId="setting-updates"
    />
  )
}

/** The speed of now is the one that the next start begins with. */
function SpeedSetting() {
  const app = useApp()
  const language = useLanguage()
  const speed = useDesk((desk) => desk.speed)
  return (
    <Choice
      label={language.word('settings.speed')}
      value={String(speed)}
      options={speedsWith(speed).map((each) => ({ value: String(each), text: speedText(language, each) }))}
      onChange={(chosen) => {
        changeSpeed(app, Number(chosen))
        rememberSpeed(app)
      }}
      testId="setting-speed"
    />
  )
}
