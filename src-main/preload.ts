/** The only door between the page and the main process: the calls and notices of the contract, nothing else. */
import { type Bridge, callNames, noticeNames, solverPortMessage } from '@shared/ipc/calls'
import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron'

const bridge: Bridge = {
  async call(name, argument) {
    // The page is plain JavaScript to us: a name that is not in the contract must not become a channel.
    if (!callNames.includes(name)) throw new TypeError(`there is no call ${name}`)
    return ipcRenderer.invoke(name, argument)
  },
  on(name, listener) {
    if (!noticeNames.includes(name)) throw new TypeError(`there is no notice ${name}`)
    const hear = (_: IpcRendererEvent, notice: Parameters<typeof listener>[0]) => listener(notice)
    ipcRenderer.on(name, hear)
    return () => {
      ipcRenderer.off(name, hear)
    }
  },
  async openFile(file) {
    const path = webUtils.getPathForFile(file as File)
    if (path === '') return false
    await ipcRenderer.invoke('openPath', { path })
    return true
  },
}

contextBridge.exposeInMainWorld('retrace', bridge)

// A port cannot cross the bridge; a message to the window itself can carry it over.
ipcRenderer.on(solverPortMessage, ({ ports }, solver: number) => {
  window.postMessage({ kind: solverPortMessage, solver }, window.location.origin, [...ports])
})
