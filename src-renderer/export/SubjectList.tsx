import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useLanguage } from '../language'
import { type Stock, type SubjectId, subjectsOf, whyNot } from './subjects'

interface SubjectListProps {
  readonly subject: SubjectId
  readonly stock: Stock
  onChange(id: SubjectId): void
}

/** What there is to export; what is not there yet says when it will be. */
export function SubjectList({ subject, stock, onChange }: SubjectListProps) {
  const { say, word } = useLanguage()
  return (
    <RadioGroup
      className="formats"
      value={subject}
      onChange={(id) => onChange(id as SubjectId)}
      data-testid="subjects"
    >
      <Label className="field-label">{word('export.what')}</Label>
      {subjectsOf(stock).map(({ id }) => {
        const why = whyNot(id, stock)
        const about = { key: `export.what.${id}.about`, values: { count: stock.solutions } }
        return (
          <Radio
            key={id}
            value={id}
            isDisabled={why !== undefined}
            className="format"
            data-testid={`what-${id}`}
          >
            <span className="format-name">{word(`export.what.${id}`)}</span>
            <span className="format-about">{why ? word(why) : say(about)}</span>
          </Radio>
        )
      })}
    </RadioGroup>
  )
}
