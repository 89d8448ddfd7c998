/** Which part of a run an animation shows, as it is typed, and what is wrong with it. */
import { type AnimationFormat, type AnimationPlan, leastStride, mostFrames } from '@shared/export/animation'
import type { ExportChoices } from '@shared/ipc/exporting'
import type { Message } from '@shared/lib/message'

/** The texts of the fields. */
export interface AnimationDraft {
  readonly from: string
  readonly to: string
  /** Empty for as few steps a frame as the format allows. */
  readonly stride: string
}

export type DraftField = keyof AnimationDraft

export type ReadDraft =
  | { readonly ok: true; readonly plan: AnimationPlan }
  | { readonly ok: false; readonly field: DraftField; readonly message: Message }

export const wholeRun = (total: number): AnimationDraft => ({ from: '0', to: String(total), stride: '' })

/** Checks the fields for a run of `total` steps. */
export function readDraft(
  draft: AnimationDraft,
  total: number,
  format: AnimationFormat,
  { pace, hold }: Pick<ExportChoices, 'pace' | 'hold'>,
): ReadDraft {
  const [from, to] = [wholeNumber(draft.from), wholeNumber(draft.to)]
  const range = { key: 'export.range.wrong', values: { from: 0, to: total } }
  if (from === undefined || from > total) return { ok: false, field: 'from', message: range }
  if (to === undefined || to > total) return { ok: false, field: 'to', message: range }
  if (to < from) return { ok: false, field: 'to', message: { key: 'export.range.order' } }
  const most = mostFrames[format]
  const least = leastStride(from, to, most)
  const stride = draft.stride.trim() === '' ? least : wholeNumber(draft.stride)
  if (stride === undefined || stride < least) {
    const values = { least, most, format: format.toUpperCase() }
    return { ok: false, field: 'stride', message: { key: 'export.stride.wrong', values } }
  }
  return { ok: true, plan: { from, to, stride, pace, hold } }
}

/** Full-width digits count as digits; anything but digits is no number. */
function wholeNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim().replaceAll(',', '')
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined
}
