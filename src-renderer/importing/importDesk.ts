/** The text that is looked at, to be imported. */
import { createStore, type StoreApi } from 'zustand/vanilla'

interface ImportDesk {
  readonly text: string
}

export type ImportStore = StoreApi<ImportDesk>

export const createImportDesk = (): ImportStore => createStore<ImportDesk>(() => ({ text: '' }))
