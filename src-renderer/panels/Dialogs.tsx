import { CompareDialog } from '../comparing/CompareDialog'
import { ComposeDialog } from '../composing/ComposeDialog'
import { CountDialog } from '../counting/CountDialog'
import { ImportDialog } from '../importing/ImportDialog'
import { MakeDialog } from '../making/MakeDialog'
import { RecordDialog } from '../match/RecordDialog'
import { useDesk } from '../useApp'
import { AboutDialog } from './AboutDialog'
import { ExportDialog } from './ExportDialog'
import { OpenRunDialog } from './OpenRunDialog'
import { SettingsDialog } from './SettingsDialog'
import { ShortcutsDialog } from './ShortcutsDialog'

/** The dialog that is open, if one is. */
export function Dialogs() {
  const dialog = useDesk((desk) => desk.dialog)
  switch (dialog) {
    case 'export':
      return <ExportDialog />
    case 'count':
      return <CountDialog />
    case 'compose':
      return <ComposeDialog />
    case 'compare':
      return <CompareDialog />
    case 'make':
      return <MakeDialog />
    case 'import':
      return <ImportDialog />
    case 'open-run':
      return <OpenRunDialog />
    case 'record':
      return <RecordDialog />
    case 'settings':
      return <SettingsDialog />
    case 'shortcuts':
      return <ShortcutsDialog />
    case 'about':
      return <AboutDialog />
    default:
      return null
  }
}
