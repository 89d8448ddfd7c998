import type { SpaceFacts } from '@shared/puzzle'
import { useLanguage } from '../language'
import { NumberRow } from './NumberRow'
import { useSurvey } from './useSurvey'

/** The numbers of all states, or why they are not known. */
export function SpaceNumbers() {
  const { word, say } = useLanguage()
  const phase = useSurvey((survey) => survey.phase)
  const facts = useSurvey((survey) => survey.facts)
  const space = useSurvey((survey) => survey.chart?.space)
  const values = { count: space?.count ?? 0 }
  return (
    <>
      <h3 className="section-title">{word('map.all')}</h3>
      {facts && <Facts facts={facts} />}
      {facts?.shortest === -1 && (
        <p className="facts-none" data-testid="facts-none">
          {say({ key: 'map.none', values: { count: facts.reachable } })}
        </p>
      )}
      {phase === 'working' && <p className="late">{word('map.counting')}</p>}
      {phase === 'done' && !facts && <p className="facts-note">{say({ key: 'map.too-many', values })}</p>}
      {facts && !space?.isWhole && <p className="facts-note">{say({ key: 'map.part', values })}</p>}
    </>
  )
}

function Facts({ facts }: { readonly facts: SpaceFacts }) {
  const { word, say, number } = useLanguage()
  const { reachable, hopeless, goals, transitions, shortest, shortestSolutions } = facts
  const share = (count: number) =>
    say({ key: 'map.share', values: { count, share: reachable > 0 ? count / reachable : 0 } })
  return (
    <dl>
      <NumberRow name={word('map.reachable')} testId="facts-reachable">
        {number(reachable)}
      </NumberRow>
      <NumberRow name={word('map.alive')} testId="facts-alive">
        {share(reachable - hopeless)}
      </NumberRow>
      <NumberRow name={word('map.hopeless')} testId="facts-hopeless">
        {share(hopeless)}
      </NumberRow>
      <NumberRow name={word('map.goals')} testId="facts-goals">
        {number(goals)}
      </NumberRow>
      <NumberRow name={word('map.transitions')} testId="facts-transitions">
        {number(transitions)}
      </NumberRow>
      {shortest >= 0 && (
        <>
          <NumberRow name={word('map.shortest')} testId="facts-shortest">
            {say({ key: 'map.shortest.moves', values: { moves: shortest } })}
          </NumberRow>
          <NumberRow name={word('map.solutions')} testId="facts-solutions">
            {number(shortestSolutions)}
          </NumberRow>
        </>
      )}
    </dl>
  )
}
