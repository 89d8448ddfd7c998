import { ClipboardCopy } from 'lucide-react'
import { openDialog } from '../commands'
import { Button } from '../controls/Button'
import { Window } from '../controls/Window'
import { copyDiagnostics } from '../diagnostics'
import { useLanguage } from '../language'
import { useApp, useDesk } from '../useApp'
import { PuzzleIcon } from './PuzzleIcon'

export function AboutDialog() {
  const app = useApp()
  const { word, say } = useLanguage()
  const { versions, hasUpdates } = useDesk(({ greeting }) => greeting)
  const { icon } = useDesk(({ run }) => run.puzzle)
  const parts = [
    ['Electron', versions.electron],
    ['Chromium', versions.chrome],
    ['Node.js', versions.node],
  ] as const
  return (
    <Window
      title={word('ui.about')}
      size="small"
      testId="about-dialog"
      onClose={() => openDialog(app, undefined)}
    >
      <div className="about">
        <PuzzleIcon icon={icon} size={56} />
        <p className="about-name">{word('ui.name')}</p>
        <p className="about-version">{say({ key: 'ui.about.version', values: { version: versions.app } })}</p>
        <p>{word('ui.about.what')}</p>
        <dl>
          {parts.map(([name, version]) => (
            <div key={name} className="number">
              <dt>{name}</dt>
              <dd>{version}</dd>
            </div>
          ))}
        </dl>
        <Button
          icon={<ClipboardCopy size={16} />}
          onPress={() => void copyDiagnostics(app)}
          testId="copy-diagnostics"
        >
          {word('settings.diagnostics.copy')}
        </Button>
        <p className="about-offline">{word(hasUpdates ? 'settings.online' : 'settings.offline')}</p>
        <p className="about-licence">{word('ui.about.licence')}</p>
      </div>
    </Window>
  )
}
