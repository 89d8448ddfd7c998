import { readField } from '@shared/form/read'
import { good, type Outcome } from '@shared/lib/outcome'

/** The step that was typed, 0 … total; grouping as we write it ourselves, or spaces, may be left in. */
export function readStep(text: string, total: number): Outcome<number> {
  const plain = text.trim().replaceAll(/(?<=\d)[,\s](?=\d{3})/g, '')
  const read = readField({ kind: 'integer', id: 'step', initial: 0, min: 0, max: () => total }, plain, {})
  return read.ok ? good(Number(read.value)) : read
}
