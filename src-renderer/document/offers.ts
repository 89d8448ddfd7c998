/** What could be opened if the person wants it: work of an earlier session, and what was pasted. */
import { largestGiven, readGiven } from '@shared/export/given'
import { puzzles } from '@shared/puzzles/index'
import type { App } from '../app'
import { sayWord } from '../commands'
import { openImport } from '../importing/openImport'
import { openDocument } from '../opening'
import type { Pasted } from './documentDesk'
import { readPasted } from './pasted'

/** Asks once for what an earlier session left. */
export async function lookForOffer({ bridge, documents }: App): Promise<void> {
  const offered = await bridge.call('takeOffer', undefined)
  if (offered) documents.setState({ offer: { kind: 'recover', offered } })
}

/** Offers what is pasted anywhere in the window but into fields; a file is opened as if it were dropped. */
export function listenForPaste(app: App): () => void {
  const listening = new AbortController()
  const paste = (event: ClipboardEvent) => {
    const { clipboardData, target } = event
    if (!clipboardData || isField(target) || app.desk.getState().dialog) return
    event.preventDefault()
    const [file] = clipboardData.files
    if (file) void app.bridge.openFile(file)
    else offerText(app, clipboardData.getData('text/plain'))
  }
  document.addEventListener('paste', paste, { signal: listening.signal })
  return () => listening.abort()
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea') !== null)

function offerText(app: App, text: string): void {
  const pasted = readPasted(text)
  if (pasted.ok) app.documents.setState({ offer: { kind: 'paste', pasted: pasted.value } })
  else if (text.length <= largestGiven && readGiven(text, puzzles, app.desk.getState().run).ok)
    openImport(app, text)
  else sayWord(app, pasted.message)
}

export async function acceptOffer(app: App): Promise<void> {
  const { offer } = app.documents.getState()
  app.documents.setState({ offer: undefined })
  if (offer?.kind === 'recover') await app.bridge.call('settleOffer', { restores: true })
  else if (offer?.pasted.kind === 'path') await app.bridge.call('openPath', { path: offer.pasted.path })
  else if (offer) await openPasted(app, offer.pasted)
}

export type PastedMoment = Exclude<Pasted, { readonly kind: 'path' }>

export async function openPasted(app: App, pasted: PastedMoment): Promise<void> {
  if (!(await app.bridge.call('leaveDocument', undefined))) return
  if (pasted.kind === 'run') openDocument(app, pasted)
  else
    openDocument(app, {
      run: pasted.document.run,
      k: pasted.document.k,
      document: pasted.document,
      isUnsaved: true,
    })
}

/** What was pasted can be had again; what an earlier session left is thrown away. */
export function refuseOffer(app: App): void {
  const { bridge, documents } = app
  const { offer } = documents.getState()
  documents.setState({ offer: undefined })
  // There may be an older one.
  if (offer?.kind === 'recover')
    void bridge.call('settleOffer', { restores: false }).then(() => lookForOffer(app))
}
