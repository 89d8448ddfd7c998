import type { Composition } from '@shared/composer'
import { X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { IconButton } from '../controls/IconButton'
import { type ReorderItem, ReorderList } from '../controls/ReorderList'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import { NewStatement } from './NewStatement'
import { QuestionField } from './QuestionField'
import type { Composing } from './useComposing'
import { useJudgement } from './useJudgement'

interface StatementsPaneProps {
  readonly composing: Composing
  readonly composition: Composition
}

/** What is said, in its order; and a form for saying more. */
export function StatementsPane({ composing, composition }: StatementsPaneProps) {
  const { word, say } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const { statements, question } = composition
  const needed = useJudgement(composing.text)?.needed
  const ids = useStableIds(statements)
  const items = statements.map((text, at): ReorderItem => {
    const isRedundant = needed?.[at] === false
    return {
      id: ids[at] ?? String(at),
      text,
      content: (
        <>
          <span className="statement-number">{at + 1}</span>
          <span className="reorder-text">
            {text}
            {isRedundant && <em className="statement-redundant">{word('compose.redundant')}</em>}
          </span>
          <IconButton
            name={say({ key: 'compose.remove', values: { name: text } })}
            icon={<X size={14} />}
            onPress={() => composing.change({ kind: 'remove-statement', at })}
            testId={`statement-remove-${at + 1}`}
          />
        </>
      ),
    }
  })
  return (
    <section className="compose-statements">
      <h3 className="field-label">{word(`${id}.compose.statements`)}</h3>
      <ReorderList
        label={word(`${id}.compose.statements`)}
        items={items}
        handleName={({ text }) => say({ key: 'compose.move', values: { name: text } })}
        onMove={(from, to) => composing.change({ kind: 'move-statement', from, to })}
        empty={word('compose.none-yet')}
        testId="statements"
      />
      <NewStatement composing={composing} />
      <QuestionField composing={composing} question={question} />
    </section>
  )
}

/** Names that go along with the statements, so that one that is moved keeps the focus; alike ones are told by count. */
function useStableIds(statements: readonly string[]): readonly string[] {
  const known = useRef(new Map<string, string>())
  return useMemo(() => {
    const seen = new Map<string, number>()
    return statements.map((text) => {
      const count = (seen.get(text) ?? 0) + 1
      seen.set(text, count)
      const key = `${count} ${text}`
      const kept = known.current.get(key) ?? String(known.current.size + 1)
      known.current.set(key, kept)
      return kept
    })
  }, [statements])
}
