import type { Composition } from '@shared/composer'
import { useMemo } from 'react'
import { CheckBox } from '../controls/CheckBox'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import { StatementSlots } from './StatementSlots'
import type { Composing } from './useComposing'

interface QuestionFieldProps extends Pick<Composition, 'question'> {
  readonly composing: Composing
}

/** What is asked, if anything. */
export function QuestionField({ composing, question }: QuestionFieldProps) {
  const { word, lang } = useLanguage()
  const { id } = useDesk(({ run }) => run.puzzle)
  const { composer, text } = composing
  const asked = question?.values
  const draft = useMemo(
    () => composer.draft(text, { kind: 'question', values: asked ?? [] }, lang),
    [composer, text, asked, lang],
  )
  return (
    <div className="compose-question">
      <CheckBox
        text={word('compose.question.ask')}
        isOn={question !== undefined}
        onChange={(isOn) => composing.change({ kind: 'ask', values: isOn ? draft?.values : undefined })}
        testId="ask-question"
      />
      {question && draft && (
        <StatementSlots
          pattern={`${id}.compose.sentence.question`}
          draft={draft}
          onChange={(values) => composing.change({ kind: 'ask', values })}
          testId="question"
        />
      )}
    </div>
  )
}
