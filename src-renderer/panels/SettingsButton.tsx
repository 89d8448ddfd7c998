import { Settings } from 'lucide-react'
import { Button } from 'react-aria-components'
import { openDialog } from '../commands'
import { useLanguage } from '../language'
import { useApp } from '../useApp'

export function SettingsButton() {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <Button
      className="rail-item"
      aria-label={word('ui.settings')}
      aria-haspopup="dialog"
      onPress={() => openDialog(app, 'settings')}
      data-testid="settings"
    >
      <Settings size={20} aria-hidden="true" />
      <span className="label">{word('ui.settings')}</span>
    </Button>
  )
}
