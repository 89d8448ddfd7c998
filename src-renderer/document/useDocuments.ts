import { useStore } from 'zustand'
import { useApp } from '../useApp'
import type { DocumentDesk } from './documentDesk'

export const useDocuments = <T>(select: (desk: DocumentDesk) => T): T => useStore(useApp().documents, select)
