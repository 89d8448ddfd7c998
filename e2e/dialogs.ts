import type { ElectronApplication } from '@playwright/test'

/** What the system's dialogs said from now on; each is answered at once with its button of this number. */
export async function hearDialogs(app: ElectronApplication, button = 0): Promise<() => Promise<string[]>> {
  await app.evaluate(({ dialog }, response) => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    dialog.showMessageBox = (...args: unknown[]) => {
      const { message, detail } = args.at(-1) as { message: string; detail: string }
      said.push(`${message} ${detail}`)
      return Promise.resolve({ response, checkboxChecked: false })
    }
  }, button)
  return () => app.evaluate(() => Reflect.get(globalThis, 'said') as string[])
}
