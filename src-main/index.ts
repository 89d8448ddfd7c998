/** Where the app starts: as a command line when its words ask for that, else with its window. */
import { expectDesktop } from './display'
import { isCommand, ownWords } from './words'

const words = ownWords(process.argv, process.defaultApp)
// Each is loaded apart, and waited for: Electron is not ready before, and a command is over by then.
if (isCommand(words)) {
  await (await import('./command')).runCommand(words)
} else {
  expectDesktop(process.argv, process.env)
  const { startApp } = await import('./main')
  startApp(words)
}
