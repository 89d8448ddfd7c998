/** Puts text on the clipboard; false when the system would not have it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** Puts a picture on the clipboard; false when the system would not have it. */
export async function copyPng(png: Uint8Array): Promise<boolean> {
  const type = 'image/png'
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ [type]: new Blob([new Uint8Array(png)], { type }) }),
    ])
    return true
  } catch {
    return false
  }
}

/** The older way, which needs no permission but a selection. */
function copyByCommand(text: string): boolean {
  let done = false
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    done = true
  }
  document.addEventListener('copy', fill)
  document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return done
}

/** What is on the clipboard, or nothing when it may not be read. */
export async function clipboardText(): Promise<string> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return ''
  }
}
