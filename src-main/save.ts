/** Saving what the window hands over: the dialog, the file, and what went wrong in words. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DrawResult, SaveRequest, SaveResult } from '@shared/ipc/calls'
import { extensionOf, type SaveFormat } from '@shared/ipc/exporting'
import type { Say } from '@shared/words/say'
import { app, type BrowserWindow, dialog } from 'electron'
import { drawPng } from './drawPng'
import { DrawRefusal } from './drawRefusal'
import { safeName, withExtension } from './fileName'
import { saveFailure } from './saveFailure'
import { writeWhole } from './wholeFile'

/** `folder` is where the last file went, if any. Never rejects: what goes wrong is in the result. */
export async function save(
  request: SaveRequest,
  window: BrowserWindow,
  folder: string | undefined,
  say: Say,
): Promise<SaveResult> {
  // A picture is drawn while the person looks for a place. What goes wrong is told afterwards, if one is found.
  const bytes = bytesOf(request)
  bytes.catch(() => {})
  const path = await askPath(request, window, folder, say)
  if (path === undefined) return { kind: 'cancelled' }
  try {
    await writeWhole(path, await bytes)
    return { kind: 'saved', path }
  } catch (error) {
    return { kind: 'failed', message: error instanceof DrawRefusal ? error.told : saveFailure(error, path) }
  }
}

async function bytesOf({ format, content, scale, page }: SaveRequest): Promise<string | Uint8Array> {
  if (format === 'png') return drawPng(content, scale)
  if (format !== 'pdf') return content
  // Loaded with the first document that is printed.
  const { svgToPdf } = await import('./pdf')
  return svgToPdf(content, page ?? 'fit')
}

/** The PNG of an SVG, for the window itself. Rejects only on a bug. */
export async function drawPicture(svg: string, scale: number): Promise<DrawResult> {
  try {
    return { kind: 'drawn', png: await drawPng(svg, scale) }
  } catch (error) {
    if (error instanceof DrawRefusal) return { kind: 'failed', message: error.told }
    throw error
  }
}

/** Undefined when the person thinks better of it. */
export async function askPath(
  { format, name }: { readonly format: SaveFormat; readonly name: string },
  window: BrowserWindow,
  folder: string | undefined,
  say: Say,
): Promise<string | undefined> {
  const extension = extensionOf(format)
  const place = folder !== undefined && existsSync(folder) ? folder : app.getPath('documents')
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: say({ key: 'main.save.title' }),
    buttonLabel: say({ key: 'main.save.button' }),
    defaultPath: join(place, `${safeName(name)}.${extension}`),
    filters: [{ name: say({ key: `main.save.filter.${format}` }), extensions: [extension] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  })
  if (canceled || filePath === '') return undefined
  const path = withExtension(filePath, extension)
  // The dialog has asked about the path as it was typed, not about the one with the extension.
  if (path === filePath || !existsSync(path)) return path
  return (await mayReplace(path, window, say)) ? path : undefined
}

/** Asks before an old file goes. */
export async function mayReplace(path: string, window: BrowserWindow, say: Say): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: say({ key: 'main.save.replace', values: { name: basename(path) } }),
    detail: say({ key: 'main.save.replace.detail', values: { folder: dirname(path) } }),
    buttons: [say({ key: 'main.save.replace.yes' }), say({ key: 'main.save.replace.no' })],
    defaultId: 1,
    cancelId: 1,
  })
  return response === 0
}
