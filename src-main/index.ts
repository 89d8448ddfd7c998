/** Where the app starts: hidden for a command line, as one when its words ask for that, else with its window. */
import { hiddenMark } from '@shared/ipc/hidden'
import { expectDesktop } from './display'
import { isCommand, ownWords } from './words'

const words = ownWords(process.argv, process.defaultApp)
// Each is loaded apart, and waited for: Electron is not ready before, and a command is over by then.
if (process.env[hiddenMark] !== undefined) {
  const { startHidden } = await import('./hidden')
  startHidden()
} else if (isCommand(words)) {
  await (await import('./command')).runCommand(words)
} else {
  expectDesktop(process.argv, process.env)
  const { startApp } = await import('./main')
  startApp(words)
}
