import type { SaveResult } from '@shared/ipc/calls'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../useApp'
import type { Job } from './pieceFile'

/** What was last done in the dialog. */
export type Done =
  | SaveResult
  | { readonly kind: 'copied' }
  | { readonly kind: 'saving' }
  /** Long work was cancelled. */
  | { readonly kind: 'stopped' }
  /** `share` is 0 … 1. */
  | { readonly kind: 'working'; readonly share: number }

export interface Work {
  readonly result: Done | undefined
  /** Shows how it goes, and at last how it went. */
  start(work: (job: Job) => Promise<SaveResult>): void
  show(result: Done | undefined): void
  cancel(): void
}

/** Changes on the screen in a second; work may tell of its progress far more often. */
const betweenMs = 50

/** One piece of work at a time; it is cancelled with the dialog. */
export function useWork(): Work {
  const { taskBar } = useApp()
  const [result, show] = useState<Done | undefined>(undefined)
  const current = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  return {
    result,
    show,
    cancel: () => current.current?.abort(),
    start(work) {
      const controller = new AbortController()
      current.current = controller
      let last = performance.now()
      const progress = (share: number) => {
        const now = performance.now()
        if (controller.signal.aborted || now - last < betweenMs) return
        last = now
        show({ kind: 'working', share })
        taskBar.show('export', share)
      }
      show({ kind: 'saving' })
      void work({ signal: controller.signal, progress }).then((done) => {
        taskBar.show('export', undefined)
        show(controller.signal.aborted && done.kind === 'cancelled' ? { kind: 'stopped' } : done)
      })
    },
  }
}
