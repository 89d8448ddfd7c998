import type { Statement } from '@shared/composer'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../controls/Button'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import { SlotSelect } from './SlotSelect'
import { StatementSlots } from './StatementSlots'
import type { Composing } from './useComposing'

/** A statement being chosen: first its kind, then what it is about; how it will read is said below. */
export function NewStatement({ composing }: { readonly composing: Composing }) {
  const { word, lang } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const { composer, text } = composing
  const [wished, setWished] = useState<Statement>(() => ({ kind: composer.kinds[0] ?? '', values: [] }))
  const draft = useMemo(() => composer.draft(text, wished, lang), [composer, text, wished, lang])
  const { kind } = wished
  const kinds = composer.kinds.map((value) => ({
    value,
    text: word(`${id}.compose.kind.${value}`),
    group: '',
  }))
  return (
    <div className="compose-new-statement" data-testid="new-statement">
      <div className="compose-row">
        <SlotSelect
          label={word('compose.kind')}
          value={kind}
          options={kinds}
          onChange={(next) => setWished({ kind: next, values: wished.values })}
          testId="statement-kind"
        />
        <div className="spring" />
        <Button
          icon={<Plus size={14} />}
          isDisabled={!draft}
          onPress={() =>
            draft && composing.change({ kind: 'add-statement', statement: { kind, values: draft.values } })
          }
          testId="add-statement"
        >
          {word('compose.add')}
        </Button>
      </div>
      {draft && (
        <>
          <StatementSlots
            pattern={`${id}.compose.sentence.${kind}`}
            draft={draft}
            onChange={(values) => setWished({ kind, values })}
            testId="statement"
          />
          <p className="compose-preview" data-testid="statement-preview">
            {draft.sentence}
          </p>
        </>
      )}
    </div>
  )
}
