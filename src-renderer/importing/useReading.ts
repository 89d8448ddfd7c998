/** What the text of the dialog is taken for. */
import { type Given, largestGiven, readGiven } from '@shared/export/given'
import { bad, type Outcome } from '@shared/lib/outcome'
import { puzzles } from '@shared/puzzles/index'
import { useEffect, useState } from 'react'
import type { PastedMoment } from '../document/offers'
import { readPasted } from '../document/pasted'
import { useDesk } from '../useApp'

/** So long nobody must have typed before it is read. */
const quietMs = 150

export type Reading =
  | { readonly kind: 'run'; readonly pasted: PastedMoment }
  | { readonly kind: 'given'; readonly given: readonly Given[] }

/** Undefined while it is typed, or where there is nothing to read. */
export function useReading(text: string): Outcome<Reading> | undefined {
  const run = useDesk((desk) => desk.run)
  const [reading, setReading] = useState<Outcome<Reading>>()
  useEffect(() => {
    setReading(undefined)
    if (text.trim() === '') return
    const due = setTimeout(() => setReading(readText(text, run)), quietMs)
    return () => clearTimeout(due)
  }, [text, run])
  return reading
}

function readText(text: string, table: Parameters<typeof readGiven>[2]): Outcome<Reading> {
  if (text.length > largestGiven) return bad('check.large', { max: largestGiven / 2 ** 20 })
  const pasted = readPasted(text)
  if (pasted.ok && pasted.value.kind !== 'path')
    return { ok: true, value: { kind: 'run', pasted: pasted.value } }
  const given = readGiven(text, puzzles, table)
  return given.ok ? { ok: true, value: { kind: 'given', given: given.value } } : given
}
