import { expect, test } from './fixtures'
for (const lang of ['en-US', 'zh-CN'] as const)
  test(`look ${lang}`, async ({ launch }) => {
    const { app, page } = await launch({ lang })
    const menu = (id: string) => app.evaluate(({ Menu, BrowserWindow }, wanted) => {
      Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(undefined, BrowserWindow.getAllWindows()[0])
    }, id)
    const zoom = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel())
    for (const id of ['settings', 'about', 'shortcuts']) {
      await menu(id)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.screenshot({ path: `/tmp/shell-${id}-${lang}.png` })
      if (id === 'settings' && lang === 'zh-CN') {
        await page.getByTestId('setting-theme-dark').click()
        await page.screenshot({ path: `/tmp/shell-${id}-dark.png` })
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await menu('copy-diagnostics')
    await expect(page.getByTestId('toast')).not.toBeEmpty()
    await page.screenshot({ path: `/tmp/shell-toast-${lang}.png` })
    console.log(await app.evaluate(({ clipboard }) => clipboard.readText()))
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomLevel(1))
    console.log('zoom', await zoom())
    await app.close()
    const again = await launch({ lang })
    console.log('zoom', await again.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel()))
  })
