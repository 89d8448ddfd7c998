/** Files from the disk, dragged over the window as a person does it. */
import { expect, type Page } from '@playwright/test'

export async function dropFile(page: Page, path: string): Promise<void> {
  // Only a file of the disk has a path; the page's own field for files can be given one.
  await page.evaluate(() => {
    document.querySelector('#dropped')?.remove()
    const field = Object.assign(document.createElement('input'), { type: 'file', id: 'dropped' })
    document.body.append(field)
  })
  await page.locator('#dropped').setInputFiles(path)
  const drag = (type: string) =>
    page.evaluate((name) => {
      const dataTransfer = new DataTransfer()
      const file = document.querySelector<HTMLInputElement>('#dropped')?.files?.[0]
      if (file) dataTransfer.items.add(file)
      document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }))
    }, type)
  await drag('dragenter')
  await expect(page.getByTestId('drop-zone')).toBeVisible()
  await drag('drop')
  await expect(page.getByTestId('drop-zone')).toBeHidden()
}
