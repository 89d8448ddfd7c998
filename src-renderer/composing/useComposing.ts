/** What is being written, and what can be made of it. */
import type { Change, Composer, Composition } from '@shared/composer'
import type { Message } from '@shared/lib/message'
import type { Outcome } from '@shared/lib/outcome'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import { redone, undone, type Versions, versionsOf, written } from './versions'

/** So long nobody must have typed before it is judged. */
const quietMs = 250

export interface Composing {
  readonly composer: Composer
  readonly versions: Versions
  readonly text: string
  readonly read: Outcome<Composition>
  /** Why the last change came to nothing. */
  readonly refused: Message | undefined
  change(change: Change): void
  type(text: string): void
  /** Another text altogether. */
  replace(text: string): void
  undo(): void
  redo(): void
}

export function useComposing(puzzle: string, composer: Composer, first: string): Composing {
  const app = useApp()
  const { lang } = useLanguage()
  const [versions, setVersions] = useState(() => versionsOf(first))
  const [refused, setRefused] = useState<Message>()
  const text = versions.now
  const read = useMemo(() => composer.read(text, lang), [composer, text, lang])

  useEffect(() => () => app.judge.drop(), [app])
  const isWell = read.ok
  useEffect(() => {
    if (!isWell) {
      app.judge.drop()
      return
    }
    const due = setTimeout(() => app.judge.ask(puzzle, text), quietMs)
    return () => clearTimeout(due)
  }, [app, puzzle, text, isWell])

  const put = useCallback((next: (before: Versions) => Versions) => {
    setRefused(undefined)
    setVersions(next)
  }, [])
  return {
    composer,
    versions,
    text,
    read,
    refused,
    change(wanted) {
      const next = composer.change(text, wanted, lang)
      if (!next.ok) setRefused(next.message)
      else if (next.value !== text) put((before) => written(before, next.value, false))
    },
    type: (typed) => put((before) => written(before, typed, true)),
    replace: (other) => put((before) => (other === before.now ? before : written(before, other, false))),
    undo: () => put(undone),
    redo: () => put(redone),
  }
}
