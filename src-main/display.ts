/** Starts that Chromium would answer with a crash: they are ended before, with a sentence. Linux only. */
import { desktopWords } from '@shared/words/desktopWords'
import { terminalLang } from './terminalLang'

/** Ends the process where no window can be opened: without a display, or for root (whom the launcher announces). */
export function expectDesktop(argv: readonly string[], env: NodeJS.ProcessEnv): void {
  const fault = faultOf(argv, env)
  if (process.platform !== 'linux' || !fault) return
  console.error(desktopWords[terminalLang(env)][fault])
  process.exit(1)
}

function faultOf(argv: readonly string[], { DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv) {
  if (argv.includes('--refuse-root')) return 'desktop.root'
  // Chromium can be told to draw on nothing at all.
  const needsDisplay = !argv.some((word) => word.startsWith('--ozone-platform'))
  return needsDisplay && !DISPLAY && !WAYLAND_DISPLAY ? 'desktop.no-display' : undefined
}
