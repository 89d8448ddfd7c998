/** What a report of a mistake needs: versions, machine, settings, the end of the log. Pure, so that leaks can be looked for. */
import type { Greeting } from '@shared/ipc/calls'

export interface Facts {
  readonly greeting: Greeting
  /** Of the operating system, with its version. */
  readonly system: string
  readonly run: string
  /** The graphics card, as WebGL names it. */
  readonly renderer: string
  readonly log: string
  /** Folders and files that are the person's own, such as the home folder. */
  readonly personal: readonly string[]
}

const mostLines = 100

/** In English, whatever the language: it is read by who mends the mistake. */
export function diagnosticsText({ greeting, system, run, renderer, log, personal }: Facts): string {
  const { versions, settings, lang, theme } = greeting
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  return [
    `Retrace ${versions.app}`,
    `System: ${system}`,
    `Electron ${versions.electron}, Chromium ${versions.chrome}, Node.js ${versions.node}`,
    `Graphics: ${renderer || 'unknown'}`,
    `Language: ${lang}; theme: ${theme}`,
    `Run: ${run}`,
    `Settings: ${JSON.stringify(settings)}`,
    '',
    lines.length === 0 ? 'The log is empty.' : `Log, the last ${mostLines} lines at most:`,
    ...lines.slice(-mostLines).map((line) => withoutPaths(line, personal)),
    '',
  ].join('\n')
}

/** Leaves the names of files, but not the folders that they are in, which tell of the person. */
export function withoutPaths(line: string, personal: readonly string[]): string {
  const known = personal.filter((path) => path.length > 1).sort((a, b) => b.length - a.length)
  const unnamed = known.reduce((text, path) => text.replaceAll(path, '…'), line)
  return unnamed.replace(/(?<![\w.…])(?:[a-z]:)?(?:[\\/][^\s\\/:*?"'<>|(){}“”]+)+(?=[\\/])/gi, '…')
}
