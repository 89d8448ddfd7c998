import { StatusShape } from '../controls/StatusShape'
import { useLanguage } from '../language'
import { useDesk } from '../useApp'
import { useSaid } from './useSaid'

/** Where the scrubber is while a search is watched: how the board stands, in one line. */
export function HandStrip() {
  const { word, lang } = useLanguage()
  const { sentences, isSolved } = useSaid()
  const { id } = useDesk(({ run }) => run.puzzle)
  return (
    <div className="hand-strip">
      <p role="status" data-testid="hand-say">
        {isSolved && <StatusShape shape="solved" ink="solved" size={12} />}
        {sentences.join(lang === 'zh' ? '' : ' ')}
      </p>
      <p className="hand-help">{word(`${id}.hand.help`)}</p>
    </div>
  )
}
