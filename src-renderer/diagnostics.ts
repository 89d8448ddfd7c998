/** What a report of a mistake needs, put on the clipboard. */
import { runText } from '@shared/run'
import type { App } from './app'
import { copyText } from './clipboard'
import { sayWord } from './commands'

export async function copyDiagnostics(app: App): Promise<void> {
  const run = runText(app.desk.getState().run)
  const text = await app.bridge.call('diagnose', { run, renderer: rendererName() })
  const key = (await copyText(text)) ? 'settings.diagnostics.copied' : 'settings.diagnostics.not'
  sayWord(app, { key })
}

/** The graphics card, as WebGL names it; empty where it would not. */
function rendererName(): string {
  const context = document.createElement('canvas').getContext('webgl')
  const info = context?.getExtension('WEBGL_debug_renderer_info')
  const name = context && info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  // One of few that a page may have; the stage has another.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return name.slice(0, 1000)
}
