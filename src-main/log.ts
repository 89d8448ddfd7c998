/** The log of what went wrong: a file in the user's data folder, kept small by turning it over once. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { app } from 'electron'

const mostBytes = 1024 * 1024

/** Where to look; it exists once something has gone wrong. */
export const logPath = (): string => join(app.getPath('userData'), 'logs', 'retrace.log')

export const logFolder = (): string => dirname(logPath())

/** What was written lately; empty where nothing has gone wrong. */
export const readLog = (): Promise<string> => readFile(logPath(), 'utf8').catch(() => '')

let opening: ReturnType<typeof openLog> | undefined

/** Loaded when there is something to write: most starts need no log. */
async function openLog() {
  // The flavour for Node: the one for Electron opens channels to the window, which we do not want.
  const { default: log } = await import('electron-log/node')
  log.transports.file.setAppName(app.name)
  log.transports.file.resolvePathFn = logPath
  log.transports.file.maxSize = mostBytes
  log.transports.file.level = 'info'
  log.transports.console.level = 'warn'
  return log
}

/** Writes what happened, with the error's trace, to the file and to stderr. Never rejects. */
export async function writeLog(what: string, error: unknown): Promise<void> {
  opening ??= openLog()
  try {
    ;(await opening).error(what, error)
  } catch {
    console.error(what, error)
  }
}

/** The same for those who go on at once. */
export const logError = (what: string, error: unknown): void => void writeLog(what, error)
