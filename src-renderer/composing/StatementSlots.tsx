import type { StatementDraft } from '@shared/composer'
import { useLanguage } from '../language'
import { SlotSelect } from './SlotSelect'

interface StatementSlotsProps {
  /** The sentence with holes, one for each slot. */
  readonly pattern: string
  readonly draft: StatementDraft
  onChange(values: readonly number[]): void
  readonly testId: string
}

const holes = ['a', 'b', 'c'] as const
const open = '\u2983'
const close = '\u2984'

/** A sentence with choices in its holes. */
export function StatementSlots({ pattern, draft, onChange, testId }: StatementSlotsProps) {
  const { say } = useLanguage()
  const values = Object.fromEntries(holes.map((hole) => [hole, `${open}${hole}${close}`]))
  const pieces = say({ key: pattern, values })
    .split(/(\u2983\w\u2984)/)
    .filter((piece) => piece.trim() !== '')
  return (
    <div className="slots">
      {pieces.map((piece, i) => {
        const slot = piece.startsWith(open) ? holes.indexOf(piece[1] as 'a') : -1
        const options = draft.slots[slot]
        return options ? (
          <SlotSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are
            key={i}
            label={say({ key: 'compose.choose', values: { number: slot + 1 } })}
            value={draft.values[slot] ?? 0}
            options={options}
            onChange={(value) => onChange(draft.values.with(slot, Number(value)))}
            testId={`${testId}-${holes[slot]}`}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are
          <span key={i}>{piece}</span>
        )
      })}
    </div>
  )
}
