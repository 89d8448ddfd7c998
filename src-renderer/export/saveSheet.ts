/** Pages to be printed, as a PDF: black on white whatever the window's colours. */
import { originText } from '@shared/export/origin'
import { palettes } from '@shared/picture/ink'
import { toSvg } from '@shared/picture/svg'
import { runText } from '@shared/run'
import type { Say } from '@shared/words/say'
import type { App } from '../app'
import { sayWord } from '../commands'

/** Asks where to; says what came of it. Never rejects. */
export async function saveSheet(app: App, say: Say): Promise<void> {
  const { run, greeting } = app.desk.getState()
  const { puzzle, params } = run
  const title = say(puzzle.title(params))
  const name = say({ key: 'compose.sheet.name', values: { title } })
  const metadata = originText({ run: runText(run) })
  const pages = puzzle.sheet?.(params, greeting.lang) ?? []
  const content = pages
    .map((page) => toSvg(page, palettes.light, { background: false, title, metadata }))
    .join('')
  try {
    const result = await app.bridge.call('save', { format: 'pdf', name, content, scale: 1, page: 'a4' })
    if (result.kind === 'saved') sayWord(app, { key: 'compose.sheet.saved', values: { path: result.path } })
    else if (result.kind === 'failed') sayWord(app, result.message)
  } catch (error) {
    sayWord(app, { key: 'ui.export.failed', values: { text: String(error) } })
  }
}
