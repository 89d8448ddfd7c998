import type { App } from '../app'
import { openDialog } from '../commands'

/** Looks at this text; what was looked at before goes. */
export function openImport(app: App, text: string): void {
  app.importing.setState({ text })
  openDialog(app, 'import')
}
